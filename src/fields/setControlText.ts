/**
 * Write a text into a control. A control in which a person is keeps its caret where the text is the same.
 *
 * In others the same text is written as well: React may have shown it as a new default, and would then take it for no change when
 * a person empties the control.
 */
export function setControlText(
  control: HTMLInputElement | HTMLTextAreaElement,
  text: string | undefined,
): void {
  const next = text ?? ''
  if (control.value !== next || control.ownerDocument.activeElement !== control) control.value = next
}
