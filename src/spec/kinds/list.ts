import { listRules } from '../../words/rules/listRules'
import type { DraftedOf, ValueOf } from '../Entity'
import type { Field, Fields, ListOptions, ListShape } from '../Field'
import type { Built, Certainty, FieldBase } from '../FieldBase'
import { checkCount, countSchema } from '../itemCount'
import { build, type Kind, kindOf } from '../Kind'
import { sameData } from '../sameData'
import { group } from './group'

const kind: Kind<ListOptions & ListShape & FieldBase> = {
  words: listRules,
  check(field, raw, checking) {
    if (!Array.isArray(raw)) return checking.refuse('list', 'rule.list', raw)
    if (raw.length === 0 && field.required) return checking.miss(field, raw)
    if (!checkCount(field, raw.length, checking)) return raw
    const items = raw.map((item, index) => checking.inside(index, field.of, item))
    if (
      field.uniqueItems &&
      items.some((item, index) => items.slice(0, index).some((other) => sameData(item, other)))
    ) {
      checking.refuse('uniqueItems', 'rule.uniqueItems', raw)
    }
    return items
  },
  schema: ({ of, uniqueItems, ...field }) => ({
    type: 'array',
    items: kindOf(of).schema(of),
    uniqueItems: uniqueItems || undefined,
    ...countSchema(field),
  }),
}

type ItemOf<Given> = Given extends Field
  ? Given
  : Given extends Fields
    ? ReturnType<typeof group<Given, true>>
    : never

/** Any number of values of one field, or of groups of fields: `list({ what: text(), quantity: integer() })`. */
export function list<
  const Item extends Field | Fields,
  const R extends boolean = false,
  const S extends boolean = false,
>(of: Item, options?: ListOptions & Certainty<R, S>) {
  const item = isField(of) ? of : group(of, { required: true })
  return build('list', kind, { ...options, of: item }) as Built<
    'list',
    ListOptions & ListShape<ItemOf<Item>>,
    readonly ValueOf<ItemOf<Item>>[],
    readonly DraftedOf<ItemOf<Item>>[],
    R,
    S
  >
}

/** A group may have a field called `kind`: only fields carry what their kind knows. */
function isField(given: Field | Fields): given is Field {
  return typeof given['kind'] === 'string'
}
