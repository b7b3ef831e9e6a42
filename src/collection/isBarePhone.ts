/** Whether a telephone number is digits alone, as E.164 writes it and so as a form stores it. */
export function isBarePhone(text: string): boolean {
  return /^\+\d{6,15}$/.test(text)
}
