/** The words with a full stop, unless they end with a sign of their own: other words follow. */
export function sentence(words: string): string {
  return /[.!?؟。]$/.test(words) ? words : `${words}.`
}
