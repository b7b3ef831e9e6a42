/** Takes the person to a control, with its label in view: the words matter as much as the box. */
export function focusControl(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  labelOf(control).scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  if (document.activeElement === control) return true
  // A date's id names the group; what takes the caret is its first part.
  const part = control.querySelector<HTMLElement>('input, select, textarea, button, [tabindex="0"]')
  part?.focus({ preventScroll: true })
  return part !== null && document.activeElement === part
}

function labelOf(control: HTMLElement): Element {
  const legend = control.closest('fieldset')?.querySelector('legend')
  if (legend) return legend
  if ('labels' in control && control.labels instanceof NodeList) {
    const [label] = control.labels
    if (label instanceof Element) return label
  }
  const labelledBy = control.getAttribute('aria-labelledby')?.split(' ')[0]
  return (labelledBy ? document.getElementById(labelledBy) : null) ?? control
}
