/** What this browser keeps between visits; where it keeps nothing, nothing is missed. */

const PREFIX = 'woodlaw-'

/** What was kept under a name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Keep something under a name. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
