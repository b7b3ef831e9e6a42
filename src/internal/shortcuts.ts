/** Whether the keys are those of a Mac, on which ⌘ stands where others have Ctrl. */
export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
}

/** Whether a press is Ctrl, or ⌘ on a Mac, and a letter of the Latin keyboard, whatever script is typed. */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, key, code } = event
  if (altKey || shiftKey || event.isComposing || (isMac() ? !metaKey || ctrlKey : !ctrlKey || metaKey))
    return false
  const isLatin = /^[\x20-\x7e]$/.test(key)
  return isLatin ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}
