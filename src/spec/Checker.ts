import { fail } from '../internal/developerMessages'
import type { RuleWordKey } from '../words/englishRules'
import { fillIn, type Filling } from '../words/fill'
import { recordRules } from '../words/rules/recordRules'
import type { SayRule } from '../words/say'
import type { FieldBase, Id, Verdict } from './FieldBase'
import type { Issue } from './issues'
import { type Checking, type Kind, kindOf, type RuleWords } from './Kind'
import { nounOf } from './labels'
import { isPlainObject, ownValue, withOwn } from './ownValue'

/** In which words, and in which way of writing numbers, values are judged. */
export interface JudgeOptions {
  /** Texts of the catalogue. @default English */
  readonly say?: SayRule | undefined
  /** A BCP 47 tag: how numbers are read and written, and dates written. @default 'en' */
  readonly locale?: string | undefined
  /** Aborts when the verdict is of no interest any more; rules that take time are given it. */
  readonly signal?: AbortSignal | undefined
  /** The id of the person who asks, for conditions with `me`. */
  readonly me?: Id | undefined
  /** What the product's error catalogue says, by the codes that rules name. */
  readonly errors?:
    { readonly [code: string]: { readonly title: string; readonly message?: string } } | undefined
  /** What the record holds where a form of some of its fields says nothing. */
  readonly known?: DraftValues | undefined
  /** Whether another record has these values; without it nothing is known of other records. */
  readonly isTaken?: ((values: DraftValues, signal: AbortSignal) => boolean | Promise<boolean>) | undefined
}

type FieldsBase = Readonly<Record<string, FieldBase>>

export type DraftValues = Readonly<Record<string, unknown>>

/** Walks through a draft once and writes down what speaks against it. */
export class Checker implements Checking {
  readonly locale: string
  readonly options: JudgeOptions
  readonly #asksHost: boolean
  /** In the order of the fields; a place is kept for a rule that takes time. */
  readonly issues: (Issue | undefined)[] = []
  #pending: Promise<void>[] | undefined
  /** How many errors were found by now. */
  #errors = 0
  readonly #path: PropertyKey[] = []
  /** The field that is judged now, what names it to the person, and the values around it. */
  #field!: FieldBase
  #named!: Named
  #values!: () => DraftValues

  /** @param asksHost whether the host's own rules are asked */
  constructor(options: JudgeOptions, asksHost = true) {
    this.#asksHost = asksHost
    this.options = options
    this.locale = options.locale ?? 'en'
  }

  /** Aborts when the verdict is of no interest any more. */
  get signal(): AbortSignal {
    return this.options.signal ?? new AbortController().signal
  }

  /**
   * Gives what was found, once every rule has answered.
   * @param waits whether that may be later; otherwise it must be now
   */
  tell<Answer>(answer: (issues: readonly Issue[]) => Answer, waits: true): Answer | Promise<Answer>
  tell<Answer>(answer: (issues: readonly Issue[]) => Answer, waits?: boolean): Answer
  tell<Answer>(answer: (issues: readonly Issue[]) => Answer, waits = false): Answer | Promise<Answer> {
    if (!this.#pending) return answer(this.issues as readonly Issue[])
    const later = Promise.all(this.#pending).then(() =>
      answer(this.issues.filter((issue) => issue !== undefined)),
    )
    if (waits) return later
    later.catch(() => {})
    return fail('A rule takes time. Ask with validateAsync, acceptAsync or a form.')
  }

  /** Judges one field of a record: first what it declares, then the host's own rule. */
  judge(field: FieldBase, name: string, raw: unknown, values: () => DraftValues): unknown {
    this.#named = { field, name }
    this.#values = values
    return this.#read(name, field, kindOf(field), raw)
  }

  inside(key: PropertyKey, field: FieldBase, raw: unknown): unknown {
    const named = this.#named
    if ((field.label ?? field.noun) !== undefined) this.#named = { field, name: '' }
    const value = this.#read(key, field, kindOf(field), raw)
    this.#named = named
    return value
  }

  readFields(fields: FieldsBase, raw: unknown): Record<string, unknown> | undefined {
    if (!isPlainObject(raw)) return undefined
    const named = this.#named
    const values = this.#values
    let known: DraftValues | undefined
    this.#values = () => (known ??= valuesOf(fields, raw))
    const read: Record<string, unknown> = {}
    for (const step of planOf(fields)) {
      const { name } = step
      this.#named = step
      const value = this.#read(name, step.field, step.kind, ownValue(raw, name))
      if (value !== undefined) withOwn(read, name, value)
    }
    this.#named = named
    this.#values = values
    return read
  }

  #read(key: PropertyKey, field: FieldBase, kind: Kind, raw: unknown): unknown {
    const outer = this.#field
    this.#field = field
    this.#path.push(key)
    let value: unknown
    if (isBlank(raw, field, kind)) value = this.miss(field, raw)
    else {
      const before = this.#errors
      value = kind.check(field, raw, this)
      if (field.validate && this.#asksHost && this.#errors === before && !isBlank(value, field, kind)) {
        this.#ask(field, value)
      }
    }
    this.#path.pop()
    this.#field = outer
    return value
  }

  miss(field: FieldBase, raw: unknown): unknown {
    const kind = kindOf(field)
    if (field.required) return this.refuse('required', kind.requiredWords ?? 'rule.required', raw)
    if (kind.emptied) return kind.emptied(raw)
    // An emptied number, choice or date has no text to keep.
    return raw === undefined || kind.keepsEmpty ? raw : null
  }

  refuse(
    rule: string,
    words: RuleWordKey,
    raw: unknown,
    params: Issue['params'] = {},
    shown?: Filling,
  ): unknown {
    const field = this.#field
    // What counts, counts what its rule was given.
    const [count = 0] = Object.values(params)
    const filling = { field: this.#noun(), count, ...params, ...shown }
    const own = ownValue(field.messages, rule) as string | undefined
    this.add(
      rule,
      own === undefined ? this.speak(words, filling, kindOf(field).words) : fillIn(this.locale)(own, filling),
      params,
    )
    return raw
  }

  /** Writes down an error at the place that is judged now. */
  add(rule: string, message: string, params: Issue['params'] = {}): void {
    this.#errors += 1
    this.issues.push(this.#issue(rule, message, params))
  }

  #ask(field: FieldBase, value: unknown): void {
    // The value is of the field's kind by now, which a union of signatures cannot express.
    const validate = field.validate as (
      value: unknown,
      draft: DraftValues,
      context: { signal: AbortSignal },
    ) => Verdict | Promise<Verdict>
    const verdict = validate.call(field, value, this.#values(), { signal: this.signal })
    if (verdict === undefined) return
    const blank = this.#issue('validate', '', {})
    const noun = this.#noun()
    this.report(verdict, (found) => {
      const issue: Partial<Issue> = typeof found === 'string' ? { message: found } : found
      const message = issue.message || this.speak('rule.validate', { field: noun }, recordRules)
      return { ...blank, ...issue, message }
    })
  }

  /** Writes down what a rule answers, now or later, in the place that it has now. */
  report(verdict: Verdict | Promise<Verdict>, issueOf: (found: NonNullable<Verdict>) => Issue): void {
    const place = this.issues.length
    const write = (found: Verdict) => {
      if (found === undefined) return
      const issue = (this.issues[place] = issueOf(found))
      if (issue.severity === 'error') this.#errors += 1
    }
    if (typeof verdict === 'object' && 'then' in verdict) {
      this.issues.push(undefined)
      ;(this.#pending ??= []).push(verdict.then(write))
    } else write(verdict)
  }

  /** A text of the catalogue, filled in; in English when nobody gives other words. */
  speak(words: RuleWordKey, filling: Filling, english: RuleWords): string {
    // What each text is filled with stands beside its name in the rules, too far away for the types.
    const say = this.options.say as ((words: RuleWordKey, filling: Filling) => string) | undefined
    return say ? say(words, filling) : fillIn('en')(english[words] ?? words, filling)
  }

  #noun(): string {
    const named = this.#named
    return (named.noun ??= nounOf(named.field, named.name))
  }

  #issue(rule: string, message: string, params: Issue['params']): Issue {
    return { path: [...this.#path], rule, params, severity: 'error', source: 'client', message }
  }
}

/** White space alone says nothing, unless it is a text that nobody demands. */
function isBlank(raw: unknown, field: FieldBase, kind: Kind): boolean {
  if (typeof raw !== 'string') return raw === undefined || raw === null
  // Most texts begin with a sign that can be seen: nothing has to be searched.
  if (raw >= '!' && raw <= '~') return false
  return raw === '' || ((field.required === true || !kind.keepsEmpty) && !/\S/.test(raw))
}

/** A field by its name, and what it is called in a sentence, once that was asked. */
interface Named {
  readonly field: FieldBase
  readonly name: string
  noun?: string
}

interface Step extends Named {
  readonly kind: Kind
}

/** Fields are declared once and judged often. */
const plans = /* @__PURE__ */ new WeakMap<FieldsBase, readonly Step[]>()

function planOf(fields: FieldsBase): readonly Step[] {
  let plan = plans.get(fields)
  if (!plan) {
    plan = Object.entries(fields).flatMap(([name, field]) =>
      field.serverMade ? [] : { name, field, kind: kindOf(field) },
    )
    plans.set(fields, plan)
  }
  return plan
}

/** The declared values as they are at one moment, without a prototype. */
function valuesOf(fields: FieldsBase, raw: unknown): DraftValues {
  const values: Record<string, unknown> = Object.create(null)
  for (const name in fields) {
    const value = ownValue(raw, name)
    if (value !== undefined) values[name] = value
  }
  return values
}
