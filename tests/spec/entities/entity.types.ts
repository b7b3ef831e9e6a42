import type { StandardSchemaV1 } from '@standard-schema/spec'
import {
  boolean,
  choice,
  date,
  type Id,
  instant,
  integer,
  group,
  list,
  number,
  reference,
  text,
} from '../../../src/spec/fields/fields'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { accept, fieldRules, validateField } from '../../../src/spec/rules/validate'
import type { AcceptedOf, DraftOf, Entity, RecordOf } from '../../../src/spec/entities/Entity'
import type { FormOptions } from '../../../src/form/FormStore'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare function holds<Claim extends true>(): Claim

const parcel = defineEntity({
  name: 'parcel',
  labels: ['Parcel', 'Parcels'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    to: text({ required: true, maxLength: 80 }),
    weight: number({ min: 0 }),
    size: choice(['small', 'large'], { required: true, labels: { small: 'Small' }, default: 'small' }),
    sent: date(),
    fragile: boolean({ default: false }),
  },
})

// A record has what is required or made by the server; the rest may be missing.
holds<
  Equal<
    RecordOf<typeof parcel>,
    {
      readonly id: number
      readonly rev: number
      readonly to: string
      readonly size: 'small' | 'large'
      readonly weight?: number | null
      readonly sent?: string | null
      readonly fragile?: boolean | null
    }
  >
>()

// A draft lacks what the server makes; whatever is not text may still be text as typed.
holds<
  Equal<
    DraftOf<typeof parcel>,
    {
      readonly to?: string | null
      readonly weight?: number | string | null
      readonly size?: string | null
      readonly sent?: string | null
      readonly fragile?: boolean | string | null
    }
  >
>()

holds<
  Equal<
    AcceptedOf<typeof parcel>,
    {
      readonly to: string
      readonly size: 'small' | 'large'
      readonly weight?: number | null
      readonly sent?: string | null
      readonly fragile?: boolean | null
    }
  >
>()

// Flags that are not said are not true, also within a declaration, where any field would do.
const letter = defineEntity({
  name: 'letter',
  labels: ['Letter', 'Letters'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    from: reference('person'),
    readers: reference('person', { many: true }),
    ways: list({ by: text() }, { required: true }),
  },
})
holds<
  Equal<
    RecordOf<typeof letter>,
    {
      readonly id: number
      readonly ways: readonly { readonly by?: string | null }[]
      readonly from?: Id | null
      readonly readers?: readonly Id[] | null
    }
  >
>()
holds<Equal<(typeof letter)['fields']['from']['many'], false>>()
holds<Equal<(typeof letter)['fields']['from']['required'], boolean>>()
holds<Equal<(typeof letter)['fields']['readers']['many'], true>>()
holds<Equal<(typeof letter)['fields']['ways']['readOnly'], false>>()

// A field that the server makes only later may be missing, where that is said.
const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    paidAt: instant({ readOnly: true, required: false }),
    total: integer({ readOnly: true, required: false }),
    state: choice(['open', 'paid'], { readOnly: true }),
  },
})
holds<
  Equal<
    RecordOf<typeof order>,
    {
      readonly id: number
      readonly state: 'open' | 'paid'
      readonly paidAt?: string | null
      readonly total?: number | null
    }
  >
>()
holds<Equal<DraftOf<typeof order>, {}>>()

// An entity is a Standard Schema of version 1, and its types are the draft's and the accepted record's.
const schema: StandardSchemaV1<DraftOf<typeof parcel>, AcceptedOf<typeof parcel>> = parcel
holds<Equal<StandardSchemaV1.InferOutput<typeof parcel>, AcceptedOf<typeof parcel>>>()
holds<Equal<StandardSchemaV1.InferInput<typeof parcel>, DraftOf<typeof parcel>>>()

// Every entity is an entity: what is written for all of them takes each.
const any: Entity = parcel
const several: readonly Entity[] = [parcel]

// Its rules are those that a form takes.
const options: FormOptions = { rules: fieldRules(parcel) }

const result = accept(parcel, {})
if (result.accepted) holds<Equal<typeof result.value, AcceptedOf<typeof parcel>>>()

void [schema, any, several, options]

// @ts-expect-error a field that the entity has not
validateField(parcel, 'wieght', 1)
// @ts-expect-error a mistyped option
text({ requried: true })
// @ts-expect-error a rule of another kind
boolean({ maxLength: 3 })
// @ts-expect-error a default that is none of the options
choice(['a', 'b'], { default: 'c' })
// @ts-expect-error a label for none of the options
choice(['a', 'b'], { labels: { c: 'C' } })
defineEntity({
  name: 'a',
  labels: ['A', 'As'],
  // @ts-expect-error an id that is none of the fields
  id: 'key',
  fields: { id: text({ readOnly: true }) },
})
// Sections name fields, and depend on what these can hold.
const held = { id: text({ readOnly: true }), size: choice(['small', 'large']), note: text() }
const sectioned = { name: 'a', labels: ['A', 'As'], id: 'id', fields: held } as const
defineEntity({ ...sectioned, sections: [{ name: 'note', fields: ['note'], when: { size: 'large' } }] })
// @ts-expect-error a section of a field that the entity has not
defineEntity({ ...sectioned, sections: [{ name: 'note', fields: ['notes'] }] })
// @ts-expect-error a section that depends on an option that there is not
defineEntity({ ...sectioned, sections: [{ name: 'note', fields: ['note'], when: { size: 'huge' } }] })
// A host's own rule knows the type of its value.
choice(['a', 'b'], { validate: (value) => (holds<Equal<typeof value, 'a' | 'b'>>() ? undefined : '') })

// A value that a server makes within a group, such as the sum of a line, may stand in a record, and in no draft.
const bill = defineEntity({
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    lines: list(group({ what: text({ required: true }), sum: number({ readOnly: true }) }), {
      required: true,
    }),
  },
})
holds<
  Equal<
    RecordOf<typeof bill>['lines'][number],
    { readonly what: string; readonly sum?: number | null | undefined }
  >
>()
// @ts-expect-error a draft has no sum
const drafted: DraftOf<typeof bill> = { lines: [{ what: 'Ring', sum: 3 }] }
void drafted
