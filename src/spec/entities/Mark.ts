import { evaluate, type When, type WhenContext } from '../conditions/When'
import type { Fields } from '../fields/Field'
import type { LocalizedText } from '../labels/LocalizedText'
import type { Tone } from '../states/states'

/**
 * A word or two beside a value that wants attention: `{ at: 'stock', when: { stock: { lte: { field: 'minimum' } } }, label: 'Low',
 * tone: 'warning' }`.
 */
export interface Mark<F extends Fields = Fields> {
  /** The field beside whose value it stands. */
  readonly at: keyof F & string
  /** While this holds for the record. */
  readonly when: When<F>
  readonly label: LocalizedText
  /** @default 'neutral' */
  readonly tone?: Tone | undefined
}

/** Return the mark of a value: the first of the field's whose condition holds. */
export function markOf<F extends Fields>(
  { fields, marks = [] }: { readonly fields: F; readonly marks?: readonly Mark<F>[] | undefined },
  name: string,
  record: object,
  context: Omit<WhenContext, 'fields'> = {},
): Mark | undefined {
  const all = marks as readonly Mark[]
  return all.find(({ at, when }) => at === name && evaluate(when, record, { ...context, fields }))
}
