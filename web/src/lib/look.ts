/**
 * How factions, suits and items look, in our own drawing. A faction that is not listed is drawn
 * plain; `docs/web.md` says what a new one needs.
 */

export interface Look {
  /** The colour of its pieces, and of what is written on them. */
  colour: string
  ink: string
  /** The outline of its warrior in a square of 40, standing on the middle of the lower side. */
  figure: string
}

const BODY = 'M8 38 C7 29 11 24 14 22'
const FOOT = 'C29 24 33 29 32 38 Z'

const PLAIN: Look = {
  colour: '#7d7f86',
  ink: '#ffffff',
  figure: `${BODY} C9 17 11 7 20 7 C29 7 31 17 26 22 ${FOOT}`,
}

const LOOKS: Record<string, Look> = {
  // Ears to points.
  marquise: {
    colour: '#d8742a',
    ink: '#24130a',
    figure: `${BODY} C9 19 8 11 8 3 L15 8 Q20 6.5 25 8 L32 3 C32 11 31 19 26 22 ${FOOT}`,
  },
  // A crest, and a beak to the right.
  eyrie: {
    colour: '#2f68b4',
    ink: '#ffffff',
    figure: `${BODY} C8 18 9 10 13 8 L10 1 L17 5 L18 0 L22 6 C26 7 28 9 29 12 L37 15 L29 18 C28 20 27 21 26 22 ${FOOT}`,
  },
  // Round ears.
  alliance: {
    colour: '#4c9a4a',
    ink: '#0e1f0d',
    figure: `${BODY} C11 20 10 17 10.5 14 C4 14 3 4 9 3 C13 2.4 15.5 5.500 16 8 Q20 7 24 8 C24.500 5.500 27 2.400 31 3 C37 4 36 14 29.500 14 C30 17 29 20 26 22 ${FOOT}`,
  },
  // A masked face between small ears.
  vagabond: {
    colour: '#5c6066',
    ink: '#ffffff',
    figure: `${BODY} C7 19 7 13 10 11 L9 4 L15 7.500 Q20 6 25 7.500 L31 4 L30 11 C33 13 33 19 26 22 ${FOOT} M11.500 13.500 C14 11 18 12 20 14 C22 12 26 11 28.500 13.500 C28 18 22.500 18.500 20 16 C17.500 18.500 12 18 11.500 13.500 Z`,
  },
  // A heavy beak.
  corvids: {
    colour: '#55438c',
    ink: '#ffffff',
    figure: `${BODY} C9 19 8 6 19 5 C25 4.500 28 8 28 11 L39 19 L28 18.500 C28 20 27 21 26 22 ${FOOT}`,
  },
  // A snout, ears back, and a crown of spikes.
  hundreds: {
    colour: '#b3302f',
    ink: '#ffffff',
    figure: `${BODY} C10 20 9 16 10 13 L5 8 L11 8 L12 1 L16 6 L20 0 L24 6 L28 1 L29 8 L35 8 L30 13 C31 16 30 20 26 22 ${FOOT}`,
  },
}

/** How a faction looks. */
export function lookOf(faction: string): Look {
  return LOOKS[faction] ?? PLAIN
}

/** The shapes of suits in a square of 24: heads that differ in outline, not in colour alone. */
export const SUITS: Record<string, string> = {
  fox: 'M3 3 L9 7 Q12 6 15 7 L21 3 L20.500 12 L12 22 L3.500 12 Z',
  rabbit:
    'M7.500 1 C4.500 1 5 7 7.600 10.400 C5 12 4.500 22 12 22 C19.500 22 19 12 16.400 10.400 C19 7 19.500 1 16.500 1 C13.800 1 13.300 6 13.200 9.300 Q12 9 10.800 9.300 C10.700 6 10.200 1 7.500 1 Z',
  mouse:
    'M5.500 3 C1 3 0.500 10 5 11 C4 15 8 22 12 22 C16 22 20 15 19 11 C23.500 10 23 3 18.500 3 C16 3 14.700 5 14.500 7 Q12 6.200 9.500 7 C9.300 5 8 3 5.500 3 Z',
  bird: 'M2 13 C6 13 7 4 14 3 C17 2.600 19 4 19.500 6.500 L23 8.500 L19.500 9.500 C19.500 17 14 21 8 20 L5 22 L5.500 18.500 C3.500 17.500 2.500 15.500 2 13 Z',
}

/** The shapes of items in a square of 24. */
export const ITEMS: Record<string, string> = {
  boot: 'M7 2 H14 V11 L20 14.500 C22 15.800 21.500 19 20 19 H7 Z M7 20 H20.500 V22 H7 Z',
  bag: 'M9 2 H15 L14 6 C19 8 21 13 20 17 C19.300 20.500 16 22 12 22 C8 22 4.700 20.500 4 17 C3 13 5 8 10 6 Z M9.200 6.600 H14.800 V8 H9.200 Z',
  crossbow:
    'M11 2 H13 V6 C17 6 21 8 22 12 L20 12 C19 9.500 16 8.200 13 8 V22 H11 V8 C8 8.200 5 9.500 4 12 L2 12 C3 8 7 6 11 6 Z M4 12.400 L20 12.400 V13.600 H4 Z',
  hammer: 'M4 3 H17 L20 7 L17 10 H13.500 V22 H10 V10 H4 Z',
  sword: 'M12 1 L14.500 5 V14 H18 V16.500 H13.500 V20 H14.500 V22.500 H9.500 V20 H10.500 V16.500 H6 V14 H9.500 V5 Z',
  tea: 'M3 8 H17 V9.500 C21 8.500 23 11 21.500 14 C20.500 16 18.500 16.800 16.500 16.500 C15.500 19 13 20 10 20 C5 20 3 17 3 12 Z M17 11.500 V14.500 C19 15 20.300 13.500 20 12 C19.800 11 18.500 10.800 17 11.500 Z M7 2 C9 3.500 6 4.500 8 6.500 H6.500 C4.500 4.500 7.500 3.500 5.500 2 Z M12 2 C14 3.500 11 4.500 13 6.500 H11.500 C9.500 4.500 12.500 3.500 10.500 2 Z',
  coin: 'M12 2 A10 10 0 1 0 12 22 A10 10 0 1 0 12 2 Z M12 5 A7 7 0 1 1 12 19 A7 7 0 1 1 12 5 Z M12 8 L15 12 L12 16 L9 12 Z',
  torch: 'M12 1 C16 5 17 8 15 11 H9 C7 8 10 6 12 1 Z M8.500 12 H15.500 L14 22.500 H10 Z',
  club: 'M15 1.500 C20 1.500 22.500 6 20 10 C18 13.200 14 12.500 12.500 14.500 L6 22.500 L2.500 19.500 L9.500 12 C11 10 9.800 6.500 11 4 C11.800 2.400 13.300 1.500 15 1.500 Z',
}

/** A card seen from behind. */
export const CARD = 'M6 2 H18 A2 2 0 0 1 20 4 V20 A2 2 0 0 1 18 22 H6 A2 2 0 0 1 4 20 V4 A2 2 0 0 1 6 2 Z M12 7 L8 12 L12 17 L16 12 Z'

/** The marks of buildings and tokens in a square of 24; a kind that is not listed is a letter. */
export const PIECES: Record<string, string> = {
  sawmill: 'M12 3 L14 6 L17.500 5 L17.800 8.600 L21 10 L19.500 13.300 L21 16.500 L17.500 17.500 L16.500 21 L13 20 L10 22 L8 19 L4.500 19 L4.800 15.500 L2 13 L4.200 10.300 L3.500 7 L7 6.300 L8.500 3.200 L12 4.500 Z M12 9.500 A3 3 0 1 0 12 15.500 A3 3 0 1 0 12 9.500 Z',
  workshop: ITEMS['hammer'] as string,
  recruiter: 'M5 2 H7 V22 H5 Z M8 3 H20 L17 7 L20 11 H8 Z',
  keep: 'M4 3 H7.500 V6 H10 V3 H14 V6 H16.500 V3 H20 V10 H18 V21 H14.500 V16 Q12 13 9.500 16 V21 H6 V10 H4 Z',
  wood: 'M3 10 L16 4 A4 4 0 0 1 20 12 L7 19 A4.500 4.500 0 0 1 3 10 Z M5.500 12 A2.300 2.300 0 1 0 7.500 16.500 A2.300 2.300 0 1 0 5.500 12 Z',
  roost: 'M2 13 C6 15 18 15 22 13 C22 19 18 21 12 21 C6 21 2 19 2 13 Z M8 12 A2.700 3.500 0 1 1 8.100 12 Z M13 12 A2.700 3.500 0 1 1 13.100 12 Z M17.500 12 A2.300 3 0 1 1 17.600 12 Z',
  sympathy: 'M12 21 C4 15 2 11 2.500 7.500 C3.300 3 9.500 2.500 12 7 C14.500 2.500 20.700 3 21.500 7.500 C22 11 20 15 12 21 Z',
  'base-fox': SUITS['fox'] as string,
  'base-rabbit': SUITS['rabbit'] as string,
  'base-mouse': SUITS['mouse'] as string,
  plot: 'M12 3 C17 3 19.500 6 19.500 9 C19.500 13 14 13.500 14 16.500 H10 C10 11.500 15.500 12 15.500 9 C15.500 6 8.500 6 8.500 9.500 H4.500 C4.500 6 7 3 12 3 Z M10 18 H14 V21.500 H10 Z',
  hidden: 'M12 3 C17 3 19.500 6 19.500 9 C19.500 13 14 13.500 14 16.500 H10 C10 11.500 15.500 12 15.500 9 C15.500 6 8.500 6 8.500 9.500 H4.500 C4.500 6 7 3 12 3 Z M10 18 H14 V21.500 H10 Z',
  bomb: 'M11 7 A7.500 7.500 0 1 0 11.100 7 Z M13 6.500 L16 2.500 L20 4 L19 6 L16.800 5 L14.800 7.500 Z',
  snare: 'M2 8 H22 V11 L19.500 16 L17 11 L14.500 16 L12 11 L9.500 16 L7 11 L4.500 16 L2 11 Z M2 18 H22 V21 H2 Z',
  extortion: ITEMS['bag'] as string,
  raid: 'M3 3 L8 4 L19 15 L21 13.500 L22 15 L19.500 17.500 L22 20 L20 22 L17.500 19.500 L15 22 L13.500 21 L15 19 L4 8 Z M21 3 L16 4 L12.500 7.500 L15 10 L20 8 Z',
  stronghold: 'M3 4 H6.500 V7 H9 V4 H15 V7 H17.500 V4 H21 V21 H14.500 V17 H9.500 V21 H3 Z M8 10 H10 V13 H8 Z M14 10 H16 V13 H14 Z',
  mob: ITEMS['torch'] as string,
  ruin: 'M3 21 V11 L6 9 V13 H8 V6 L11 4 V12 H13 V8 L16 10 V14 H18 V11 L21 13 V21 Z',
}
