/** End a text with a full stop, unless it ends with a sign of its own: other text follows. */
export function sentence(text: string): string {
  return /[.!?؟。]$/.test(text) ? text : `${text}.`
}
