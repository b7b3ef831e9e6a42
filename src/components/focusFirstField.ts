/** Controls that take a person's answer: a button does not, but one that opens options does. */
const fields =
  'input:not([type="hidden"], [type="file"]), textarea, select, [role="combobox"], [role="spinbutton"], [contenteditable="true"]'

/** Keeps the place of a field whose code is on its way. */
const place = '[aria-busy="true"][tabindex="-1"]'

/**
 * Take the focus to the first field in `content`, so that a person can type at once: as soon as it is there, for its code may still
 * be on its way, and unless the person has gone elsewhere meanwhile. Returns how to stop.
 */
export function focusFirstField(content: HTMLElement): () => void {
  const surface = content.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  const focus = () => {
    const here = content.ownerDocument.activeElement
    if (here && here !== surface && surface?.contains(here)) return true
    const all = [...content.querySelectorAll<HTMLElement>(`${fields}, ${place}`)]
    const field = all.find((one) => one.matches(place) || canTakeFocus(one))
    // People who are led to the second field take it for the first, and the one that comes before it is left out.
    if (!field || field.matches(place)) return false
    field.focus()
    return true
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
