import { isWithin } from '../bounds'
import { numberRules } from '../../../messages/rules/numberRules'
import { writeDigits } from '../../../messages/writeNumber'
import type { FieldBase, FieldBuilder, FieldOptions } from '../FieldBase'
import type { LocalizedText } from '../../labels/LocalizedText'
import { build, type Kind } from '../Kind'
import { isMultiple } from '../../values/isMultiple'
import { readNumber } from '../../values/numberText'

export interface NumberOptions extends FieldOptions<number> {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Only multiples of it, counted from `min` or from 0, as in HTML. */
  readonly step?: number | undefined
  /** Shown after the number: `kn`, `ft`, or a word by language. */
  readonly unit?: LocalizedText | undefined
  /** Whether thousands are marked, "1,234"; a year or the number of a house is written without. @default true */
  readonly grouping?: boolean | undefined
}

type NumberField = NumberOptions & FieldBase

const kind: Kind<NumberField> = {
  messages: numberRules,
  check(field, raw, checking) {
    const { kind: name, min = 0, step } = field
    // Its real type is checked below.
    let value = raw as number
    let isTooExact = false
    if (typeof raw === 'string') {
      const reading = readNumber(raw, checking.locale)
      if (reading.kind === 'empty') return checking.miss(field, null)
      isTooExact = reading.kind === 'tooExact'
      value = reading.kind === 'number' ? reading.value : Number.NaN
    }
    const isUnsafe = name === 'integer' && !Number.isSafeInteger(value)
    if (isTooExact || (isUnsafe && Number.isInteger(value))) {
      return checking.reject('numberTooExact', raw)
    }
    if (!Number.isFinite(value)) {
      const example = exampleFor(field)
      const shown = ungroupedOf(field)?.(example, checking.locale) ?? example
      return checking.reject('number', raw, {}, { example: shown })
    }
    if (isUnsafe) return checking.reject('integer', raw)
    if (!isWithin(checking, field, value, difference, ungroupedOf(field))) return raw
    if (step !== undefined && !isMultiple(value, step, min)) {
      return checking.reject('step', raw, { step })
    }
    return value + 0 // “-0” is 0
  },
  schema: ({ kind: name, min, max, step }) => ({
    type: name === 'percent' ? 'number' : name,
    minimum: name === 'integer' ? Math.max(min ?? -SAFE, -SAFE) : min,
    maximum: name === 'integer' ? Math.min(max ?? SAFE, SAFE) : max,
    // JSON Schema counts from 0 alone.
    multipleOf: step !== undefined && isMultiple(min ?? 0, step) ? step : undefined,
  }),
}

/** A whole number that the computer can keep exactly. */
export const integer: FieldBuilder<'integer', NumberOptions, number, number | string> = (options) =>
  build('integer', kind, options)

export const number: FieldBuilder<'number', NumberOptions, number, number | string> = (options) =>
  build('number', kind, options)

/** A share of a hundred: 12.5 is 12.5 %, as a person writes it, because 0.07 × 100 is not 7 to a computer. */
export const percent: FieldBuilder<'percent', NumberOptions, number, number | string> = (options) =>
  build('percent', kind, { unit: '%', ...options })

const SAFE = Number.MAX_SAFE_INTEGER

const difference = (one: number, other: number) => one - other

/** A number that the field would take, to show how numbers are written here. */
/** How a number is written where the usual way would mark its thousands. */
const ungroupedOf = ({ grouping }: NumberField) => (grouping === false ? writeDigits : undefined)

function exampleFor({ kind: name, min = -Infinity, max = Infinity }: NumberField): number {
  const example = name === 'integer' ? 12 : 12.5
  return Math.min(Math.max(example, min), max)
}
