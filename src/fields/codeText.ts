import { asciiDigits } from '../spec/values/digits'

/** The code alone: without the spaces and hyphens that it was sent with, and with the digits that a server knows. */
export function codeText(text: string): string {
  return asciiDigits(text.replace(/[\s\p{Pd}\p{Cf}]/gu, ''))
}
