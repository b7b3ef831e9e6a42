import { fractionDigits, isDecimal, scaled } from '../spec/values/decimalText'

/** The numbers that steps lead to: as in HTML, those counted from `min`, or from 0, and none beyond the bounds. */
export interface StepBounds {
  readonly step: number
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** The next number up (1) or down (-1), exact to the last digit: 0.3 comes after 0.2. */
export function stepNumber(value: number, direction: 1 | -1, { step, min, max }: StepBounds): number {
  const numbers = [value, step, min ?? 0, max ?? 0].map(String)
  // Numbers so large or so small that they are written with an exponent are not counted one by one.
  if (!numbers.every(isDecimal)) return value + direction * step
  const scale = Math.max(...numbers.map(fractionDigits))
  const [from, by, base, top] = numbers.map((number) => scaled(number, scale)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ]

  const steps = floorOf(from - base, by)
  const isBetween = base + steps * by !== from
  const up = steps + 1n
  const down = isBetween ? steps : steps - 1n
  let next = direction === 1 ? up : down
  if (max !== undefined && base + next * by > top) next = floorOf(top - base, by)
  if (min !== undefined && next < 0n) next = 0n
  return Number(`${base + next * by}e-${scale}`)
}

function floorOf(whole: bigint, by: bigint): bigint {
  const rest = whole % by
  return (whole - rest) / by - (rest < 0n ? 1n : 0n)
}

/** The number nearest to one that was pointed at: the pointer knows more digits than there are steps. */
export function nearestStep(value: number, { step, min, max }: Required<StepBounds>): number {
  const last = Math.floor((max - min) / step + 1e-9)
  const steps = Math.min(Math.max(Math.round((value - min) / step), 0), last)
  const digits = Math.max(...[step, min].map((number) => fractionDigits(String(number))))
  return Number((min + steps * step).toFixed(digits))
}
