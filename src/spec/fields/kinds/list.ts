import { listRules } from '../../../messages/rules/listRules'
import type { DraftedOf, ValueOf } from '../../entities/Entity'
import type { Field, Fields, ListOptions, ListShape } from '../Field'
import type { Built, Certainty, FieldBase } from '../FieldBase'
import { checkCount, countSchema } from '../itemCount'
import { build, type Kind } from '../Kind'
import { itemsOf } from '../../values/ownValue'
import { areUnique } from '../../values/sameData'
import { schemaOfField } from '../schemaOfFields'
import { group } from './group'

const kind: Kind<ListOptions & ListShape & FieldBase> = {
  messages: listRules,
  check(field, raw, checking) {
    const given = itemsOf(raw)
    if (!given) return checking.reject('list', raw)
    if (given.length === 0 && field.required) return checking.miss(field, given)
    if (!checkCount(field, given.length, checking)) return given
    const items = given.map((item, index) => checking.inside(index, field.of, item) ?? null)
    if (field.uniqueItems && !areUnique(items)) checking.reject('uniqueItems', raw)
    return items
  },
  schema: ({ of, uniqueItems, ...field }) => ({
    type: 'array',
    items: schemaOfField(of),
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
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(of: Item, options?: ListOptions & Certainty<IsRequired, IsReadOnly>) {
  const item = isField(of) ? of : group(of, { required: true })
  return build('list', kind, { ...options, of: item }) as Built<
    'list',
    ListOptions & ListShape<ItemOf<Item>>,
    readonly ValueOf<ItemOf<Item>>[],
    readonly DraftedOf<ItemOf<Item>>[],
    IsRequired,
    IsReadOnly
  >
}

/** A group may have a field called `kind`: only fields carry what their kind knows. */
function isField(given: Field | Fields): given is Field {
  return typeof given['kind'] === 'string'
}
