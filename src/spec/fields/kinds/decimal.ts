import { isWithin } from '../bounds'
import { decimalRules } from '../../../messages/rules/decimalRules'
import { mostDigits } from '../../values/currencyDigits'
import {
  compareDecimals,
  fractionDigits,
  isDecimal,
  isDecimalStep,
  LONGEST_DECIMAL,
  scaled,
  writeDecimal,
} from '../../values/decimalText'
import { unscaled } from '../../values/unscaled'
import type { Built, Certainty, FieldBase, FieldBuilder, FieldOptions } from '../FieldBase'
import type { LocalizedText } from '../../labels/LocalizedText'
import { build, type Kind } from '../Kind'

/**
 * Numbers as texts in ASCII, `-1234.50`: no digit is lost, as it would be in a floating-point number. They have up to
 * 10,000 characters.
 */
export interface DecimalOptions extends FieldOptions<string> {
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Only multiples of it, counted from `min` or from 0. */
  readonly step?: string | undefined
  /** At most so many digits after the point. */
  readonly digits?: number | undefined
  /** Shown after the number, or a word by language. */
  readonly unit?: LocalizedText | undefined
}

export interface MoneyOptions extends Omit<DecimalOptions, 'unit'> {
  /** ISO 4217: `EUR`. */
  readonly currency: string
}

type DecimalField = DecimalOptions & FieldBase & { readonly currency?: string | undefined }

const kind: Kind<DecimalField> = {
  messages: decimalRules,
  check(field, raw, checking) {
    if (typeof raw === 'string' && raw.length > LONGEST_DECIMAL && /^-?\d/.test(raw)) {
      return checking.reject('numberTooExact', raw)
    }
    if (typeof raw !== 'string' || !isDecimal(raw)) {
      const example = writeDecimal(exampleFor(field), checking.locale)
      return checking.reject('decimal', raw, { example }, {}, 'rule.number')
    }
    const { min, step, currency } = field
    const digits = mostDigits(field)
    if (digits !== undefined && fractionDigits(raw) > digits) {
      return checking.reject('digits', raw, { digits })
    }
    if (!isWithin(checking, field, raw, compareDecimals, writeDecimal, '', currency)) return raw
    if (step !== undefined && !isDecimalStep(raw, step, min ?? '0')) {
      const shown = { step: writeDecimal(step, checking.locale) }
      return checking.reject('step', raw, { step }, shown)
    }
    return raw
  },
  schema(field) {
    const digits = Math.min(mostDigits(field) ?? Infinity, stepDigits(field))
    const some = digits < Infinity ? `\\d{1,${digits}}0*` : '\\d+'
    const fraction = digits === 0 ? '0+' : some
    // Below 0 there may be nothing, but 0 itself has a way to be written with a sign.
    const isBounded = field.min !== undefined && compareDecimals(field.min, '0') >= 0
    return {
      type: 'string',
      maxLength: LONGEST_DECIMAL,
      pattern: `^${isBounded ? '(?!-.*[1-9])' : ''}-?(?:0|[1-9]\\d*)(?:\\.${fraction})?$`,
    }
  },
}

/** A number that the field would take, to show how numbers are written here; a sum has all digits of its currency. */
function exampleFor(field: DecimalField): string {
  const { min, max, currency } = field
  const most = mostDigits(field) ?? 1
  const digits = currency === undefined ? Math.min(most, 1) : most
  const isBelow = (text: string) => min !== undefined && compareDecimals(text, min) < 0
  const isAbove = (text: string) => max !== undefined && compareDecimals(text, max) > 0
  // The bound itself would be taken for the only answer.
  const usual = ['1234.5', '12.5', '1.5'].map((text) => withDigits(text, digits))
  const [first = ''] = usual
  return (
    usual.find((text) => !isBelow(text) && !isAbove(text)) ?? bound((isAbove(first) ? max : min) ?? first)
  )

  function bound(text: string): string {
    return currency === undefined ? text : withDigits(text, Math.max(digits, fractionDigits(text)))
  }
}

/** The number with so many digits after the point. */
const withDigits = (text: string, digits: number) => unscaled(scaled(text, digits), digits)

/** How many digits the multiples of the step have after the point. */
function stepDigits({ step, min = '0' }: DecimalOptions): number {
  return step === undefined ? Infinity : Math.max(fractionDigits(step), fractionDigits(min))
}

/** An exact number. */
export const decimal: FieldBuilder<'decimal', DecimalOptions, string> = (options) =>
  build('decimal', kind, options)

/** An exact sum in one currency. Digits after the point are those of the currency, unless `digits` says otherwise. */
export function money<const IsRequired extends boolean = boolean, const IsReadOnly extends boolean = false>(
  options: MoneyOptions & Certainty<IsRequired, IsReadOnly>,
) {
  return build('money', kind, options) as Built<'money', MoneyOptions, string, string, IsRequired, IsReadOnly>
}
