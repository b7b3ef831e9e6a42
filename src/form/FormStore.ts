import type { Fields } from '../spec/fields/Field'
import type { Issue } from '../spec/rules/issues'
import type { FieldPath, FieldPlace } from './FieldPath'
import type { PartialIssue } from './PartialIssue'

/** Values by field name. A name is any string: `a.b`, `__proto__` and the empty one are names like others. */
export type FormValues = Readonly<Record<string, unknown>>

/** The state of the form, in one word. */
export type FormStatus =
  /** The person writes; nothing was rejected since the last change of status. */
  | 'editing'
  /** A submission waits for rules that take time. */
  | 'checking'
  /** A submission is under way. */
  | 'submitting'
  /** The last submission was rejected: there are issues to mend. */
  | 'invalid'
  /** The last submission failed for a reason that no field can mend. */
  | 'failed'
  /** The last submission was accepted. */
  | 'submitted'

/** The result of one rule: nothing, words, or issues, without what the form knows itself. */
export type FieldRuleResult = undefined | string | PartialIssue | readonly PartialIssue[]

/** The context of a rule besides its value. The values it reads are tracked: it runs again when one has changed. */
export interface FieldRuleContext {
  /** The values of the whole form. */
  readonly values: FormValues
  /** The values of the group that the field stands in: of the line of an order, say. */
  readonly siblings: FormValues
  /** Where the field stands now. */
  readonly path: FieldPath
  /** Aborts when the value has changed again. */
  readonly signal: AbortSignal
}

/** Validate one value. The rule of a group or a list may answer with issues whose paths lead to its parts. */
export type FieldRule = (
  value: unknown,
  context: FieldRuleContext,
) => FieldRuleResult | Promise<FieldRuleResult>

/**
 * The answer of a host's `onSubmit`: nothing when accepted, issues when rejected, each by its field and its words,
 * `{ path: 'email', message: 'Enter another address' }`. Throwing is `failed`.
 */
export type SubmitAnswer = void | { readonly issues: readonly PartialIssue[] }

/** The circumstances of one submission. */
export interface SubmitContext {
  /** Aborts when the form is reset before the answer has come. */
  readonly signal: AbortSignal
  /** The same until an answer has come, so that a server can tell a retry from a second order. */
  readonly idempotencyKey: string
  /** The value of the button that was pressed, where it has one: "save and new", "save and next". */
  readonly intent: string | undefined
}

/** Options of a submission. */
export interface SubmitOptions {
  /** Handed on to `onSubmit`. */
  readonly intent?: string | undefined
  /** Sends again what could not be sent before: a form in steps goes on to no other step. @default false */
  readonly retry?: boolean | undefined
  /** Called in place of `onSubmit` where the form has none: the `action` of a `<form>`. */
  readonly action?: (() => SubmitAnswer | Promise<SubmitAnswer>) | undefined
}

/** Rules in order: one that finds an error keeps the next from being asked. */
export type FieldRules = FieldRule | readonly FieldRule[]

export interface FormOptions<V extends FormValues = FormValues> {
  /** The values at first, to which `reset()` returns. */
  defaultValues?: Partial<V> | undefined
  /**
   * Rules by field name. Once fields are on a page, those of absent fields rest: a person could not mend them. A form
   * without a page is validated whole.
   */
  rules?: { readonly [name: string]: FieldRules | undefined } | undefined
  /**
   * The fields as an entity declares them. What they call `sensitive` is never held to be brought back: undo, redo and
   * "Discard changes" forget it.
   */
  fields?: Fields | undefined
  /**
   * When a value is validated first: as its field is left after a change, with every change, or on submission. Once it
   * was rejected, every change of it is validated at once.
   * @default 'blur'
   */
  validateOn?: 'blur' | 'change' | 'submit' | undefined
  /**
   * How many milliseconds a rule that takes time waits for a pause in what a person types.
   * @default 300
   */
  delay?: number | undefined
  /** Validate the whole form on submission, once every field has passed its own rules. */
  validate?:
    | ((
        values: V,
        context: { readonly signal: AbortSignal },
      ) => readonly PartialIssue[] | Promise<readonly PartialIssue[]>)
    | undefined
  /**
   * Called once for each submission, however often Enter is pressed. The key stays the same until an answer has
   * come, so that a retry after a lost answer is safe.
   */
  onSubmit?: ((values: V, context: SubmitContext) => SubmitAnswer | Promise<SubmitAnswer>) | undefined
  /** Issues to start with: a server's answer to a form that was sent without script. They count as a rejection. */
  issues?: readonly PartialIssue[] | undefined
}

/**
 * One form's state, in plain TypeScript. React reads it field by field; nothing else is rendered. A value is addressed by
 * its name or by its path: `getValue(['lines', 0, 'price'])`.
 */
export interface FormStore<V extends FormValues = FormValues> {
  getValue(field: FieldPlace<V>): unknown
  /** The values, frozen. A part that has not changed is the same object as before. */
  getValues(): V
  /** The values that `isDirty` compares with: those at first, of the last reset, or last submitted with success. */
  getBaseValues(): FormValues
  /** The fields as they are declared, where the form was given them. */
  getFields(): Fields | undefined
  /** A person's change, from a control. Renders nothing unless an error appears or goes. */
  change(field: FieldPlace<V>, value: unknown): void
  /** A change from code: the control shows it. The empty path sets all values. */
  setValue(field: FieldPlace<V>, value: unknown): void
  /** A value that the form begins with and that is known only now: the control shows it, and it counts as no change. */
  setBaseValue(field: FieldPlace<V>, value: unknown): void
  /** The person left the field. */
  blur(field: FieldPlace<V>): void
  /** All values back to the given ones, or to the defaults; issues go. */
  reset(values?: Partial<V>): void
  /** The same promise while one submission is under way. Resolves to whether it was accepted. */
  submit(options?: SubmitOptions): Promise<boolean>
  /**
   * Validate the fields on the page, or those that are named, on the page or not, and show what is found. Resolves to
   * whether there is no error; one counts as a rejected submission.
   */
  validateFields(names?: readonly string[]): Promise<boolean>
  /** Ask the rules once more that have rejected something, as when they speak another language. */
  revalidate(): void
  /** Whether the rules that answer at once find no error in these fields. Shows nothing. */
  isAccepted(names: readonly string[]): boolean
  /**
   * Ask before each submission whether it may go on: a form in steps goes to its next step instead. Fields that are on no
   * page rest then, as those of a step that is not asked for do: `ask` validates what is to be sent. Returns how to stop
   * asking.
   */
  interceptSubmit(ask: (options: SubmitOptions) => boolean | Promise<boolean>): () => void
  /**
   * Ask before the value of a field that has left the page is dropped or cleared: `true` puts that off, until `hide` is called
   * for a field that is still away. Returns how to stop asking.
   */
  interceptHide(ask: (hide: () => void) => boolean): () => void
  /**
   * Note which values are asked for on other pages of the form, as in steps: their issues stand around those of the page, in
   * this order. Returns how to take it back.
   */
  registerPages(pages: FormPages): () => void
  /**
   * Issues found elsewhere, shown beside the form's own; each goes when its field is changed, or the part of it beside which it
   * stands.
   */
  setIssues(issues: readonly PartialIssue[]): void

  /** The items of a list, each a symbol that leads to it wherever it moves: the same array until one comes, goes or moves. */
  getItems(list: FieldPlace<V>): readonly symbol[]
  /** Put an item into a list, by default at its end. */
  insert(list: FieldPlace<V>, value?: unknown, index?: number): symbol
  /** Take an item out of a list. Returns how to put it back as it was, with what was typed in it and what was found. */
  remove(list: FieldPlace<V>, item: number | symbol): () => void
  /** Put an item at another place. What is known of it goes along. */
  move(list: FieldPlace<V>, item: number | symbol, to: number): void
  /** Called when items come, go or move. */
  subscribeItems(list: FieldPlace<V>, listener: () => void): () => void

  /** The issues shown for the field, the same array until they change. */
  getIssues(field: FieldPlace<V>): readonly Issue[]
  /**
   * Every issue shown, in the order of the fields in the document, with those of other pages before and after it; those without a
   * field come first.
   */
  getAllIssues(): readonly Issue[]
  getStatus(): FormStatus
  /** How many submissions in a row were rejected; 0 again once no error is left. */
  getFailedSubmitCount(): number
  /** The error that a failed submission threw. */
  getSubmitError(): unknown
  /** Whether values differ from what the form started with, was reset to, or last submitted with success. */
  isDirty(field?: FieldPlace<V>): boolean

  /** Note that the field is on the page, where its control is and which rules it has. Returns how to unregister it. */
  register(field: FieldPlace<V>, registered: RegisteredField): () => void
  /**
   * The id of the control where the issues of a path stand: of the field or of the nearest group or list around it. Of a field on
   * another page it is the one by which links call it.
   */
  getControlId(field: FieldPlace<V>): string | undefined
  /** Called when the shown state of one field changes: its issues, or its value by code. */
  subscribeField(field: FieldPlace<V>, listener: () => void): () => void
  /** Called when the status, the list of all issues or dirtiness changes. */
  subscribe(listener: () => void): () => void
  /** Called on every change of one value, or of what stands in it, also while a person types. */
  subscribeValue(field: FieldPlace<V>, listener: () => void): () => void
  /** The value and the issues that one field shows: the same object until `subscribeField` calls. */
  getShown(field: FieldPlace<V>): ShownField
  /** Let the control with this id, if it is new on the page, show what was typed in the one before it. */
  showTyped(field: FieldPlace<V>, id: string): void
  /** Takes new rules and handlers; values and issues stay. */
  configure(options: FormOptions<V>): void
}

/** The pages of a form that are not shown. */
export interface FormPages {
  /** The names of the values that are asked for before this page, in their order. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Gives an id by which links may call a field on another page. */
  readonly getControlId: (path: FieldPath) => string | undefined
}

export interface ShownField {
  /** The value when code last set it: the default at first. What a person types since is `getValue`. */
  readonly value: unknown
  /** How often code set it. */
  readonly revision: number
  readonly issues: readonly Issue[]
}

export interface RegisteredField {
  /** The id of the control, for focus and for the summary's links. */
  readonly id: string
  readonly rules?: FieldRules | undefined
  /** The field's own rule: asked before all others, which have nothing to validate until it passes. */
  readonly own?: FieldRule | undefined
  /**
   * The value once the field has left a page that stays: it is kept as it is, left out of the values until the field is
   * back, or emptied. A field that leaves with its step has not left.
   * @default 'keep'
   */
  readonly whenHidden?: 'keep' | 'drop' | 'clear' | undefined
  /**
   * Whether a group must be there. One that need not is left out of the values while nothing is filled in.
   * @default as the values are
   */
  readonly group?: 'required' | 'optional' | undefined
  /** Called when the shown state of the field changes, as `subscribeField` does. */
  readonly onShown?: (() => void) | undefined
  /** Gives the control in which a part of the value stands, by the path from here, where the form knows no field for it. */
  readonly getPartId?: ((path: FieldPath) => string | undefined) | undefined
}
