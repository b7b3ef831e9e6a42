/**
 * A slow page can be typed into before its script runs; the browser also restores what was typed before a
 * reload. React then attaches to a control that shows more than it was told. This makes the control tell it as
 * if it were typed now, so that what the person sees is what the form holds.
 */
export function syncHydratedValue(id: string): void {
  const control = document.getElementById(id)
  if (control instanceof HTMLTextAreaElement) syncText(control, HTMLTextAreaElement.prototype)
  else if (control instanceof HTMLSelectElement) {
    const shown = [...control.options].some((option) => option.selected !== option.defaultSelected)
    const chosen = [...control.options].some((option) => option.defaultSelected)
    if (shown && (chosen || control.selectedIndex > 0)) {
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  } else if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox') syncChecked(control)
    else if (control.type === 'radio') {
      for (const radio of document.getElementsByName(control.name)) {
        if (radio instanceof HTMLInputElement && radio.form === control.form && radio.checked)
          syncChecked(radio)
      }
      // Files that were chosen are the field's to find: no script may write what stands there.
    } else if (control.type !== 'file') syncText(control, HTMLInputElement.prototype)
  }
}

/**
 * React compares with what was last written through the element itself, and hears nothing of an event after
 * which that is the same. So the old text is written through the element and the new one past it.
 */
function syncText(control: HTMLInputElement | HTMLTextAreaElement, prototype: object) {
  const typed = control.value
  if (typed === control.defaultValue) return
  const { selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, typed)
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function syncChecked(control: HTMLInputElement) {
  const ticked = control.checked
  if (ticked === control.defaultChecked) return
  control.checked = control.defaultChecked
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(control, ticked)
  control.dispatchEvent(new Event('click', { bubbles: true }))
}
