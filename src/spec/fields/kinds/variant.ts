import { own } from '../../../internal/own'
import { variantRules } from '../../../messages/rules/variantRules'
import type { DraftBy, PartBy } from '../../entities/Entity'
import type { VariantOptions, VariantShape, Variants } from '../Field'
import type { Built, Certainty, FieldBase } from '../FieldBase'
import { build, type Kind } from '../Kind'
import { ownValue } from '../../values/ownValue'
import { schemaOfFields } from '../schemaOfFields'

const kind: Kind<VariantShape & FieldBase> = {
  messages: variantRules,
  requiredMessage: 'rule.requiredChoice',
  check({ by, variants }, raw, checking) {
    const name = ownValue(raw, by)
    const fields = typeof name === 'string' ? own(variants, name) : undefined
    const read = fields && checking.readFields(fields, raw)
    return read ? { [by]: name, ...read } : checking.reject('variant', raw)
  },
  schema: ({ by, variants }) => ({
    oneOf: Object.entries(variants).map(([name, fields]) => {
      const { properties, required } = schemaOfFields(fields)
      return {
        type: 'object',
        properties: { [by]: { const: name }, ...properties },
        required: [by, ...required],
      }
    }),
  }),
}

type OneOf<By extends string, V extends Variants, Way extends 'stored' | 'drafted'> = {
  [Name in keyof V & string]: { readonly [by in By]: Name } & (Way extends 'stored'
    ? PartBy<V[Name]>
    : DraftBy<V[Name]>)
}[keyof V & string]

/** One of several groups, and which: `variant('method', { card: { number: text() }, transfer: { iban: text() } })`. */
export function variant<
  const By extends string,
  const V extends Variants,
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(by: By, variants: V, options?: VariantOptions<keyof V & string> & Certainty<IsRequired, IsReadOnly>) {
  return build('variant', kind, { ...options, by, variants }) as Built<
    'variant',
    VariantOptions<keyof V & string> & VariantShape<V>,
    OneOf<By, V, 'stored'>,
    OneOf<By, V, 'drafted'>,
    IsRequired,
    IsReadOnly
  >
}
