import { bringIntoView } from '../internal/bringIntoView'

/** Takes the person to a control, with its label in view: the words matter as much as the box. */
export function focusControl(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  bringIntoView(labelOf(control), { block: 'center' })
  control.focus({ preventScroll: true })
  if (document.activeElement === control) return true
  // A date's id names the group; what takes the caret is its first part.
  const part = control.querySelector<HTMLElement>('input, select, textarea, button, [tabindex="0"]')
  part?.focus({ preventScroll: true })
  return part !== null && document.activeElement === part
}

/** For a radio that is the question, not the first answer. */
function labelOf(control: HTMLElement): Element {
  const group = control instanceof HTMLInputElement && control.type === 'radio' ? groupOf(control) : control
  const legend = group.querySelector('legend')
  if (legend) return legend
  const labelledBy = group.getAttribute('aria-labelledby')?.split(' ')[0]
  const named = labelledBy ? document.getElementById(labelledBy) : null
  return named ?? (group instanceof HTMLInputElement ? group.labels?.[0] : null) ?? group
}

function groupOf(radio: HTMLElement): Element {
  return radio.closest('fieldset, [role="radiogroup"], [role="group"]') ?? radio
}
