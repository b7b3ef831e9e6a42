/** Whether a text has come so near to its greatest length that what is left matters. */
export function isNearlyFull(used: number, max: number): boolean {
  return used >= max * 0.8
}
