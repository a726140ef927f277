/** What keys do: anywhere on the page, and to what is drawn as a button. */

/** What takes some keys, but is not typed into. */
export const SLIDER = 'input[type=range]'

/** Whether a key is meant so: not typed into something, and no shortcut of the browser. */
export function isKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyped =
    target instanceof HTMLElement && !target.matches(SLIDER) && target.matches('input, select, textarea, dialog *')
  return !(isTyped || ctrlKey || metaKey || altKey)
}

/** Have Enter and the space bar do what a click does, to what is drawn and is no button by itself. */
export function pressed(event: KeyboardEvent, does: () => unknown): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  does()
}
