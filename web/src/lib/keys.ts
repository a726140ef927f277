/** Keys that stand for something anywhere on the page. */

/** Whether a key is meant so: not typed into something, and no shortcut of the browser. */
export function isKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isTyped = target instanceof HTMLElement && target.matches('input, select, textarea, dialog *')
  return !(isTyped || ctrlKey || metaKey || altKey)
}
