/** Light or dark: as the system has it, unless somebody chose. */

import { keep, kept } from './keeping'

const KEY = 'theme'
export type Theme = 'auto' | 'light' | 'dark'

let theme = $state<Theme>((kept(KEY) as Theme | null) ?? 'auto')

/** What was chosen. */
export function chosenTheme(): Theme {
  return theme
}

/** Choose, and from the next visit on. */
export function chooseTheme(chosen: Theme): void {
  theme = chosen
  keep(KEY, chosen)
  showTheme()
}

/** Let the page look as was chosen. */
export function showTheme(): void {
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
