import { mapRules } from '../../../messages/rules/mapRules'
import type { DraftedOf, ValueOf } from '../../entities/Entity'
import type { Field, MapOptions, MapShape } from '../Field'
import type { Built, Certainty, FieldBase } from '../FieldBase'
import { checkCount, countSchema } from '../itemCount'
import { build, type Kind } from '../Kind'
import { patternLimit } from '../../pattern/patternLimit'
import { ownNames, ownValue, withOwn } from '../../values/ownValue'
import { schemaOfField } from '../schemaOfFields'
import { schemaPattern } from '../textSchema'
import { matchesWhole } from '../../pattern/wholeText'

const kind: Kind<MapOptions & MapShape & FieldBase> = {
  messages: mapRules,
  check(field, raw, checking) {
    const keys = ownNames(raw)
    if (!keys) return checking.reject('map', raw)
    const read: Record<string, unknown> = {}
    if (keys.length === 0 && field.required) return checking.miss(field, read)
    if (!checkCount(field, keys.length, checking)) return raw
    for (const key of keys) {
      if (field.keys && (key.length > patternLimit(field.keys) || !matchesWhole(field.keys, key))) {
        checking.reject('keys', raw, { key: key.length > 100 ? `${key.slice(0, 100)}…` : key })
      }
      withOwn(read, key, checking.inside(key, field.of, ownValue(raw, key)) ?? null)
    }
    return read
  },
  schema: ({ of, keys, ...field }) => ({
    type: 'object',
    additionalProperties: schemaOfField(of),
    propertyNames: keys && { pattern: schemaPattern(keys) },
    minProperties: countSchema(field).minItems,
    maxProperties: countSchema(field).maxItems,
  }),
}

/** Values under keys that the person chooses: `map(text())`. */
export function map<
  const Item extends Field,
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(of: Item, options?: MapOptions & Certainty<IsRequired, IsReadOnly>) {
  return build('map', kind, { ...options, of }) as Built<
    'map',
    MapOptions & MapShape<Item>,
    Readonly<Record<string, ValueOf<Item>>>,
    Readonly<Record<string, DraftedOf<Item>>>,
    IsRequired,
    IsReadOnly
  >
}
