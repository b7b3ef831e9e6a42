/** Whether a number is `base` and a whole number of steps. Whole numbers that are safe are compared exactly. */
export function isMultiple(value: number, step: number, base = 0): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step) && Number.isSafeInteger(base)) {
    const distance = value - base
    if (Number.isSafeInteger(distance)) return distance % step === 0
    return (BigInt(value) - BigInt(base)) % BigInt(step) === 0n
  }
  // A tenth is no sum of powers of two: a value counts that misses a multiple by less than the computer can tell.
  const steps = (value - base) / step
  const off = Math.abs(steps - Math.round(steps))
  return off * step <= Number.EPSILON * (Math.abs(value) + Math.abs(base) + step)
}
