/** The two elements that hold a text which a person types. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Write a text as a person does, so that React and the host hear of it. */
export function enterText(control: TextControl, text: string): void {
  enter(control, 'value', text, 'input')
}

/**
 * Change a control as a person does. React keeps what it last wrote through the element itself, and hears nothing of an
 * event after which that is the same: the change is written past it.
 */
export function enter(
  control: TextControl,
  key: 'value' | 'checked',
  entered: string | boolean,
  event: 'input' | 'click',
): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), key) ?? {}
  set?.call(control, entered)
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Write a text in place of what is selected, as a paste does. */
export function insertText(control: TextControl, text: string): void {
  const { value } = control
  // An address of mail has no selection that a script may know.
  const start = control.selectionStart ?? value.length
  const end = control.selectionEnd ?? value.length
  enterText(control, value.slice(0, start) + text + value.slice(end))
  if (control.selectionStart !== null) control.setSelectionRange(start + text.length, start + text.length)
}
