/** The exact sum of two numbers that are kept as texts, with as many digits after the point as the longer has. */
export function addDecimals(one: string, other: string): string {
  const scale = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0))
  const sum = scaled(one, scale) + scaled(other, scale)
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${sum < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`
}

/** As a whole number of the smallest parts. */
function scaled(text: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  const parts = BigInt(whole.replace('-', '') + fraction.padEnd(scale, '0'))
  return whole.startsWith('-') ? -parts : parts
}
