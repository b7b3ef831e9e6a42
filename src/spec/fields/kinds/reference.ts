import { referenceRules } from '../../../messages/rules/referenceRules'
import type { AnyWhen } from '../../conditions/AnyWhen'
import type { Built, Certainty, FieldOptions, FieldBase, Id } from '../FieldBase'
import { checkCount, type CountRules, countSchema } from '../itemCount'
import { build, type Kind } from '../Kind'
import { itemsOf } from '../../values/ownValue'

/** The person who fills it in, where persons are records: `{ me: true }`; or what is theirs: `{ me: 'department' }`. */
export interface FromMe {
  readonly me: true | string
}

/** A `default` may be the person who begins a draft: `{ me: true }`; or what `me` has under a name: `{ me: 'department' }`. */
export interface ReferenceOptions<Value = Id | readonly Id[]>
  extends FieldOptions<Value, FromMe>, CountRules {
  /**
   * The records that can be chosen, by a condition on their own fields: `{ active: true }`. Where it compares with `{ field }`,
   * that is a field beside this one: `{ customer: { is: { field: 'customer' } } }` offers the contacts of the customer that was
   * chosen; while that is empty nothing is asked of it. In a line or a group, a name that no field beside it has is looked up in what
   * stands around it, outwards to the record: the nearest counts. A form offers and takes no others; one that a record has already is
   * only warned of, until a person changes it or what it depends on. The source has the last word.
   * @default all
   */
  readonly filter?: AnyWhen | undefined
  /**
   * Fields beside this one that a form fills in once a record is chosen, each from a field of that record: `{ price: 'listPrice' }`.
   * A value that a person wrote stays; one that another record filled in follows. It is a copy, which does not change with the chosen
   * record later.
   * @default none
   */
  readonly fills?: Readonly<Record<string, string>> | undefined
  /**
   * Keeps the records that it points at from being removed, as `ON DELETE RESTRICT` does in SQL. The question before a removal says
   * which others refer to the record, and the source of the product is not asked to remove it. It takes a source that can filter by
   * this field, and none looks at removals elsewhere.
   * @default nothing is kept
   */
  readonly onDelete?: 'restrict' | undefined
}

export interface ReferenceShape {
  /** The name of the entity that is pointed at. */
  readonly to: string
  /** Whether several records are pointed at. */
  readonly many: boolean
}

const isId = (value: unknown): value is Id =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isSafeInteger(value))

const kind: Kind<ReferenceOptions & ReferenceShape & FieldBase> = {
  messages: referenceRules,
  requiredMessage: 'rule.requiredChoice',
  check(field, raw, checking) {
    if (!field.many) return isId(raw) ? raw : checking.reject('reference', raw)
    const ids = itemsOf(raw)
    if (!ids?.every(isId)) return checking.reject('reference', raw)
    if (ids.length === 0 && field.required) return checking.miss(field, ids)
    if (new Set(ids).size < ids.length) checking.reject('uniqueItems', raw)
    else checkCount(field, ids.length, checking)
    return ids
  },
  schema: ({ many, ...field }) => {
    const { MAX_SAFE_INTEGER: maximum } = Number
    // White space alone is a text like any other in a list, and nothing where it stands alone.
    const isThere = many ? { minLength: 1 } : { pattern: '\\S' }
    const id = { type: ['string', 'integer'], ...isThere, minimum: -maximum, maximum }
    return many ? { type: 'array', items: id, uniqueItems: true, ...countSchema(field) } : id
  },
}

/** Another record, by its id: `reference('user')`; several of them with `many: true`. */
export function reference<
  const Many extends boolean = false,
  const IsRequired extends boolean = boolean,
  const IsReadOnly extends boolean = false,
>(
  to: string,
  options?: ReferenceOptions<Many extends true ? readonly Id[] : Id> & {
    readonly many?: Many | undefined
  } & Certainty<IsRequired, IsReadOnly>,
) {
  return build('reference', kind, { many: false, ...options, to }) as Built<
    'reference',
    ReferenceOptions & { readonly to: string; readonly many: NoInfer<Many> },
    Many extends true ? readonly Id[] : Id,
    Many extends true ? readonly Id[] : Id,
    IsRequired,
    IsReadOnly
  >
}
