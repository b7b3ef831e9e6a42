/** Write a number of smallest parts with its point: 150 at scale 2 is `1.50`. */
export function unscaled(parts: bigint, scale: number): string {
  const digits = String(parts < 0n ? -parts : parts).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${parts < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`
}
