/** The screens by their paths. A new screen is a file here and a line below. */

import type { Component } from 'svelte'

type Screen = () => Promise<{ default: Component<Record<string, string>> }>

const SCREENS: [RegExp, Screen][] = [
  [/^\/$/, () => import('./Home.svelte') as ReturnType<Screen>],
  [/^\/start$/, () => import('./Start.svelte') as ReturnType<Screen>],
  [/^\/join$/, () => import('./Join.svelte') as ReturnType<Screen>],
  [/^\/join\/(?<id>[\w-]+)$/, () => import('./Join.svelte') as ReturnType<Screen>],
  [/^\/position$/, () => import('./Editor.svelte') as ReturnType<Screen>],
  [/^\/replay$/, () => import('./Replay.svelte') as ReturnType<Screen>],
  [/^\/games\/(?<id>[\w-]+)\/replay$/, () => import('./Replay.svelte') as ReturnType<Screen>],
  [/^\/games\/(?<id>[\w-]+)$/, () => import('./Game.svelte') as unknown as ReturnType<Screen>],
]

/** A screen with what its path says. */
export interface Shown {
  path: string
  screen: Component<Record<string, string>>
  props: Record<string, string>
}

/** The screen of a path with what the path says, or that for paths that there are not. */
export async function screenAt(path: string): Promise<Shown> {
  for (const [pattern, load] of SCREENS) {
    const match = pattern.exec(path)
    if (match) return { path, screen: (await load()).default, props: { ...match.groups } }
  }
  const { default: screen } = await import('./Missing.svelte')
  return { path, screen: screen as Component<Record<string, string>>, props: {} }
}
