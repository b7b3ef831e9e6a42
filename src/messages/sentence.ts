/** The words with a full stop, unless they end with a sign of their own: other words follow. */
export function sentence(messages: string): string {
  return /[.!?؟。]$/.test(messages) ? messages : `${messages}.`
}
