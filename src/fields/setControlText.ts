/** Writing the same text again would move the caret. */
export function setControlText(
  control: HTMLInputElement | HTMLTextAreaElement,
  text: string | undefined,
): void {
  if (control.value !== (text ?? '')) control.value = text ?? ''
}
