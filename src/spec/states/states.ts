import type { Fields } from '../fields/Field'
import type { LocalizedText } from '../labels/LocalizedText'
import type { When } from '../conditions/When'

/** The fields that can hold a state. */
type ChoiceNames<F extends Fields> = {
  [Name in keyof F & string]: [Extract<F[Name], { readonly kind: 'choice' }>] extends [never] ? never : Name
}[keyof F & string]

type OptionOf<Given> = Given extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
  ? Option & string
  : never

/** How much attention a state or a transition wants. Colour is never the only sign of it. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The states of a record: options of one field. */
export type States<F extends Fields = Fields> = {
  [Name in ChoiceNames<F>]: StatesIn<Name, OptionOf<F[Name]>>
}[ChoiceNames<F>]

interface StatesIn<Name extends string, State extends string> {
  /** The choice that holds the state. */
  readonly field: Name
  /** The state of a new record. */
  readonly initial: State
  /** States after which nothing is meant to follow. */
  readonly final?: readonly State[] | undefined
  /** @default 'neutral' for each */
  readonly tones?: { readonly [state in State]?: Tone | undefined } | undefined
}

/** One way from a state to another, as a person takes it. */
export interface Transition<F extends Fields = Fields> {
  /** A condition on the record besides its state. */
  readonly when?: When<F> | undefined
  /** Why not, where that condition does not hold, as a part of a sentence. @default the condition in words */
  readonly reason?: LocalizedText | undefined
  readonly from: readonly OptionOf<F[keyof F]>[]
  readonly to: OptionOf<F[keyof F]>
  /** The text of the button: "Send". @default the name in words */
  readonly label?: LocalizedText | undefined
  /** Fields that the person fills in on the way. */
  readonly ask?: readonly (keyof F & string)[] | undefined
  /** Those among them that have to be filled in, though a record may be without: the reason of a refusal. @default as fields and rules say */
  readonly required?: readonly (keyof F & string)[] | undefined
  /** A question to answer with yes before anything happens. */
  readonly confirm?: LocalizedText | undefined
  /** @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined
  /** Whether several records may go at once. @default false */
  readonly bulk?: boolean | undefined
  /**
   * The transition that brings the record back; what was asked for on the way is put back as it was, too. If it asks for values, it
   * is given those that the record had before; where one is missing that a rule wants then, no undo is offered.
   */
  readonly undo?: string | undefined
}

export type Transitions<F extends Fields = Fields> = { readonly [name: string]: Transition<F> }
