/** A condition on records whose fields are not known where it stands: `When` of them. Of several alternatives any may hold. */
export type AnyWhen = AnyCondition | readonly AnyCondition[]

/** All that it asks must hold: `{ active: true, customer: { is: { field: 'customer' } } }`. */
export interface AnyCondition {
  readonly [name: string]: Plain | null | AnyTest
}

type Plain = string | number | boolean

interface AnyTest {
  readonly is?: AnyOperand | null | undefined
  /** Something else, or nothing; of another field, only while that has a value. */
  readonly not?: AnyOperand | null | undefined
  readonly in?: readonly Plain[] | undefined
  /** Greater than, or later than. */
  readonly gt?: AnyOperand | undefined
  /** Greater than or equal to. */
  readonly gte?: AnyOperand | undefined
  /** Less than, or earlier than. */
  readonly lt?: AnyOperand | undefined
  /** Less than or equal to. */
  readonly lte?: AnyOperand | undefined
  /** A list with this in it, or a text. */
  readonly contains?: Plain | undefined
  /** Whether nothing may be there, or something must be. */
  readonly empty?: boolean | undefined
  /** It is the person who asks, or with a name what `me` has under it: `{ me: 'department' }`. */
  readonly me?: true | string | undefined
}

/** A value, that of another field, or a day or a moment as it stands to the one on which it is asked. */
type AnyOperand =
  | Plain
  | { readonly field: string }
  | { readonly today: true | string; readonly zone?: string | undefined }
  | { readonly now: true | string }
