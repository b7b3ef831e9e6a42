import { booleanRules } from '../../../messages/rules/booleanRules'
import type { FieldBase, FieldBuilder, FieldOptions } from '../FieldBase'
import { build, type Kind } from '../Kind'

export interface BooleanOptions extends FieldOptions<boolean> {
  /** How a form asks: by a box to tick, or by a `switch`, which can only be what need not be on. @default 'checkbox' */
  readonly control?: 'checkbox' | 'switch' | undefined
}

const kind: Kind<BooleanOptions & FieldBase> = {
  messages: booleanRules,
  requiredMessage: 'rule.requiredTrue',
  check(field, raw, checking) {
    const value = raw === 'on' ? true : raw // what a checkbox of HTML sends
    if (typeof value !== 'boolean') return checking.reject('boolean', raw)
    return field.required && !value ? checking.miss(field, raw) : value
  },
  schema: ({ required }) => (required ? { const: true } : { type: 'boolean' }),
}

/**
 * Yes or no. As with a checkbox of HTML, `required` means that it must be ticked; to demand an answer of either
 * kind, make it a `choice` of two.
 */
export const boolean: FieldBuilder<'boolean', BooleanOptions, boolean, boolean | string> = (options) =>
  build('boolean', kind, options)
