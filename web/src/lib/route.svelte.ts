/** Which screen is shown: the path of the page. */

let path = $state(location.pathname)

addEventListener('popstate', () => (path = location.pathname))

/** The path that is shown. */
export function here(): string {
  return path
}

/** Show another path. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** Follow a link inside the page without loading it anew. */
export function followed(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go(link.pathname)
}
