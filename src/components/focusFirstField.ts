/** Controls that take a person's answer: a button does not, but one that opens options does. */
const fields =
  'input:not([type="hidden"], [type="file"]), textarea, select, [role="combobox"], [role="spinbutton"], [contenteditable="true"]'

/**
 * Take the focus to the first field in `content`, so that a person can type at once: as soon as it is there, for its code may still
 * be on its way, and unless the person has gone elsewhere meanwhile. Returns how to stop.
 */
export function focusFirstField(content: HTMLElement): () => void {
  const surface = content.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  const focus = () => {
    const here = content.ownerDocument.activeElement
    if (here && here !== surface && surface?.contains(here)) return true
    const field = [...content.querySelectorAll<HTMLElement>(fields)].find(canTakeFocus)
    field?.focus()
    return field !== undefined
  }
  if (focus()) return () => {}
  const watch = new MutationObserver(() => {
    if (focus()) watch.disconnect()
  })
  watch.observe(content, { childList: true, subtree: true })
  return () => watch.disconnect()
}

/** Of a group of radios it is the chosen one that Tab reaches. */
function canTakeFocus(field: HTMLElement): boolean {
  if (field.matches(':disabled, [aria-hidden="true"], [tabindex="-1"]')) return false
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio' || field.checked) return true
  const group = field.form?.elements.namedItem(field.name)
  return !(group instanceof RadioNodeList) || group.value === ''
}
