import { enter, type TextControl } from '../fields/enterText'

/**
 * A slow page can be typed into before its script runs; the browser also restores what was typed before a
 * reload. React then attaches to a control that shows more than it was told. This makes the control tell it as
 * if it were typed now, so that what the person sees is what the form holds.
 */
export function syncHydratedValue(id: string): void {
  const control = document.getElementById(id)
  if (control instanceof HTMLTextAreaElement) syncText(control)
  else if (control instanceof HTMLSelectElement) syncChoice(control)
  else if (control instanceof HTMLInputElement) {
    const { type } = control
    if (type === 'checkbox') syncTick(control)
    else if (type === 'radio') {
      for (const radio of document.getElementsByName(control.name)) {
        if (radio instanceof HTMLInputElement && radio.form === control.form && radio.checked) syncTick(radio)
      }
      // Files that were chosen are the field's to find: no script may write what stands there.
    } else if (type !== 'file') syncText(control)
  }
}

/** The old text is written through the element and the new one past it, or React would hear of no difference. */
function syncText(control: TextControl) {
  const { value, defaultValue, selectionStart, selectionEnd } = control
  if (value === defaultValue) return
  control.value = defaultValue
  enter(control, 'value', value, 'input')
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
}

function syncTick(control: HTMLInputElement) {
  const { checked, defaultChecked } = control
  if (checked === defaultChecked) return
  control.checked = defaultChecked
  enter(control, 'checked', checked, 'click')
}

function syncChoice(control: HTMLSelectElement) {
  const options = [...control.options]
  const isOther = options.some((option) => option.selected !== option.defaultSelected)
  // Without a default the browser shows the first one.
  if (isOther && (control.selectedIndex > 0 || options.some((option) => option.defaultSelected))) {
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
