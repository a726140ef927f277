/**
 * What a faction board is made of. The server says what is printed on a board and what lies on it;
 * each key of what lies there is drawn by a component below, so that a board of a new faction needs
 * none of its own unless it brings a key of its own.
 */

import type { Component } from 'svelte'

import type { SeatStatic } from '../lib/frames'
import Bases from './Bases.svelte'
import Characters from './Characters.svelte'
import Decree from './Decree.svelte'
import Hoard from './Hoard.svelte'
import Items from './Items.svelte'
import Leader from './Leader.svelte'
import Mood from './Mood.svelte'
import Plots from './Plots.svelte'
import Quests from './Quests.svelte'
import Relationships from './Relationships.svelte'
import Supporters from './Supporters.svelte'
import Tracks from './Tracks.svelte'

export type Words = Record<string, unknown>

/** What each part of a board is handed. */
export interface PartProps {
  fixed: SeatStatic
  printed: Words
  lying: Words
}

/** One of those that can be chosen from, with the shapes and labels that are drawn beside it. */
export interface Face {
  word: string
  shapes?: [string, string][]
  /** It is out of play. */
  isOut?: boolean
}

export const PARTS: [string, Component<PartProps>][] = [
  ['character', Characters],
  ['leader', Leader],
  ['mood', Mood],
  ['tracks', Tracks],
  ['decree', Decree],
  ['bases', Bases],
  ['supporters', Supporters],
  ['hoard', Hoard],
  ['items', Items],
  ['relationships', Relationships],
  ['quests', Quests],
  ['plots', Plots],
]

/** Numbers that stand as a short fact, by key, with the messages that tell them. */
export const NUMBERS: [string, string][] = [
  ['actions', 'amount-actions-left'],
  ['operations', 'amount-actions-left'],
  ['officers', 'amount-officers'],
  ['command', 'board-command'],
  ['prowess', 'board-prowess'],
  ['left', 'amount-plots-left'],
  ['plot-cost', 'amount-warriors-a-plot'],
  ['draws', 'amount-cards-drawn'],
]
