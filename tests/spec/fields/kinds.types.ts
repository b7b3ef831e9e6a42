import * as s from '../../../src/spec/fields/fields'
import type { DraftedOf, ValueOf } from '../../../src/spec/entities/Entity'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare function holds<Claim extends true>(): Claim
type Text = string
type Kept<Field, Stored, Drafted> = [
  Equal<ValueOf<Field>, Stored>,
  Equal<DraftedOf<Field>, Drafted>,
] extends [true, true]
  ? true
  : false

const fields = {
  text: s.text(),
  email: s.email(),
  integer: s.integer(),
  number: s.number(),
  percent: s.percent(),
  decimal: s.decimal(),
  money: s.money({ currency: 'EUR' }),
  boolean: s.boolean(),
  choice: s.choice(['a', 'b']),
  choices: s.choices(['a', 'b']),
  date: s.date(),
  time: s.time(),
  instant: s.instant(),
  dateRange: s.dateRange(),
  duration: s.duration(),
  one: s.reference('user'),
  many: s.reference('user', { many: true }),
  list: s.list(s.integer()),
  lines: s.list({ what: s.text({ required: true }), count: s.integer() }),
  group: s.group({ a: s.text({ required: true }), b: s.date() }),
  variant: s.variant('by', { card: { no: s.text({ required: true }) }, cash: {} }),
  map: s.map(s.number()),
  file: s.file(),
  files: s.image({ many: true }),
  code: s.code(),
  colour: s.colour(),
  json: s.json(),
}
type F = typeof fields

// Stored values, and values of a draft.
holds<Kept<F['text'], Text, Text>>()
holds<Kept<F['email'], Text, Text>>()
holds<Kept<F['integer'], number, number | Text>>()
holds<Kept<F['number'], number, number | Text>>()
holds<Kept<F['percent'], number, number | Text>>()
holds<Kept<F['decimal'], Text, Text>>()
holds<Kept<F['money'], Text, Text>>()
holds<Kept<F['boolean'], boolean, boolean | Text>>()
holds<Kept<F['choice'], 'a' | 'b', Text>>()
holds<Kept<F['choices'], readonly ('a' | 'b')[], readonly Text[] | Text>>()
holds<Kept<F['date'], Text, Text>>()
holds<Kept<F['time'], Text, Text>>()
holds<Kept<F['instant'], Text, Text>>()
holds<Kept<F['dateRange'], s.DateRange, Partial<s.DateRange>>>()
holds<Kept<F['duration'], Text, Text>>()
holds<Kept<F['one'], s.Id, s.Id>>()
holds<Kept<F['many'], readonly s.Id[], readonly s.Id[]>>()
holds<Kept<F['list'], readonly number[], readonly (number | Text)[]>>()
holds<
  Kept<
    F['lines'],
    readonly { readonly what: string; readonly count?: number | null }[],
    readonly { readonly what?: string | null; readonly count?: number | string | null }[]
  >
>()
holds<
  Kept<
    F['group'],
    { readonly a: string; readonly b?: string | null },
    { readonly a?: string | null; readonly b?: string | null }
  >
>()
holds<Kept<F['map'], Readonly<Record<string, number>>, Readonly<Record<string, number | string>>>>()
holds<Kept<F['file'], s.FileInfo, s.FileInfo | Blob>>()
holds<Kept<F['files'], readonly s.FileInfo[], readonly (s.FileInfo | Blob)[]>>()
holds<Kept<F['code'], Text, Text>>()
holds<Kept<F['colour'], Text, Text>>()
holds<Kept<F['json'], s.JsonValue, s.JsonValue>>()

// One of several groups is told by its discriminator.
declare const paid: ValueOf<F['variant']>
if (paid.by === 'card') holds<Equal<typeof paid.no, string>>()
// @ts-expect-error what only the other group has
if (paid.by === 'cash') void paid.no

// The flags of a field stay in its type.
const certain = s.list(s.text(), { required: true })
const made = s.instant({ readOnly: true })
holds<Equal<typeof certain.required, true>>()
holds<Equal<typeof certain.readOnly, false>>()
holds<Equal<typeof made.readOnly, true>>()
holds<Equal<F['choice']['required'], boolean>>()
holds<Equal<F['choice']['options'], readonly ('a' | 'b')[]>>()

// @ts-expect-error money of no currency
s.money()
// @ts-expect-error decimals are texts
s.decimal({ min: 1 })
// @ts-expect-error a list counts items, not characters
s.list(s.text(), { maxLength: 3 })
// @ts-expect-error a date has no steps
s.date({ step: 1 })
// @ts-expect-error a default of another kind
s.integer({ default: 'x' })
// @ts-expect-error what a code is made of is one of two
s.code({ characters: 'hieroglyphs' })

// The rule of a reference is given one id, or several.
s.reference('user', { validate: (id) => void (id satisfies string | number) })
s.reference('user', { many: true, validate: (ids) => void (ids satisfies readonly (string | number)[]) })
// @ts-expect-error one id is no list
s.reference('user', { validate: (id) => void (id satisfies readonly (string | number)[]) })
