/** Write the digits of every script as ASCII has them, because a keyboard may have others. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
}

/** The text's digits as ASCII, whichever script they are of; nothing when it holds anything else. */
export function digitsOf(text: string): string | undefined {
  const trimmed = text.trim()
  return /^\p{Nd}+$/u.test(trimmed) ? asciiDigits(trimmed) : undefined
}

/** Unicode keeps the ten digits of a script together, so that the first of the run is a zero. */
function valueOfDigit(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (point - zero) % 10
}
