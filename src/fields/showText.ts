/** Writing the same text again would move the caret. */
export function showText(control: HTMLInputElement | HTMLTextAreaElement, text: string | undefined): void {
  if (control.value !== (text ?? '')) control.value = text ?? ''
}
