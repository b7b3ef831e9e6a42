import { fail } from '../internal/developerMessages'
import type { RuleWordKey } from '../words/englishRules'
import { fillIn, type Filling } from '../words/fill'
import { recordRules } from '../words/rules/recordRules'
import type { SayRule } from '../words/say'
import type { FieldBase, Id, Verdict } from './FieldBase'
import { isMissing } from './isMissing'
import type { Issue } from './issues'
import { type Checking, kindOf, type RuleWords } from './Kind'
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
  readonly #say: SayRule | undefined
  readonly #asksHost: boolean
  /** In the order of the fields; a place is kept for a rule that takes time. */
  readonly #issues: (Issue | undefined)[] = []
  #pending: Promise<void>[] | undefined
  readonly #path: PropertyKey[] = []
  /** The field that is judged now, what names it to the person, and the values around it. */
  #field: FieldBase | undefined
  #name = ''
  #values: (() => DraftValues) | undefined

  /** @param asksHost whether the host's own rules are asked */
  constructor(options: JudgeOptions, asksHost = true) {
    this.#asksHost = asksHost
    this.options = options
    this.#say = options.say
    this.locale = options.locale ?? 'en'
  }

  /** Aborts when the verdict is of no interest any more. */
  get signal(): AbortSignal {
    return this.options.signal ?? new AbortController().signal
  }

  /** Whether an error was found in one of the fields of the record. */
  isRefused(name: string): boolean {
    return this.#issues.some((issue) => issue?.severity === 'error' && issue.path[0] === name)
  }

  /** What was found, if no rule takes time. */
  get issues(): readonly Issue[] {
    if (this.#pending) {
      for (const pending of this.#pending) pending.catch(() => {})
      fail(
        'A rule of the host takes time, so that there is no verdict at once. Ask with validateAsync, acceptAsync or a form.',
      )
    }
    return this.#issues as readonly Issue[]
  }

  get isPending(): boolean {
    return this.#pending !== undefined
  }

  /** What was found, once every rule has answered. */
  async settled(): Promise<readonly Issue[]> {
    await Promise.all(this.#pending ?? [])
    return this.#issues.filter((issue) => issue !== undefined)
  }

  /** Judges one field: first what it declares, then the host's own rule. */
  judge(field: FieldBase, name: string, raw: unknown, values: () => DraftValues): unknown {
    this.#path.push(name)
    this.#field = field
    this.#name = name
    this.#values = values
    const value = this.#read(field, raw)
    this.#path.pop()
    return value
  }

  inside(key: PropertyKey, field: FieldBase, raw: unknown): unknown {
    const [outer, name] = [this.#field, this.#name]
    this.#path.push(key)
    if (field.label !== undefined || field.noun !== undefined) this.#field = field
    const value = this.#read(field, raw)
    this.#path.pop()
    this.#field = outer
    this.#name = name
    return value
  }

  readFields(fields: FieldsBase, raw: unknown): Record<string, unknown> | undefined {
    if (!isPlainObject(raw)) return undefined
    const [outer, outerName, outerValues] = [this.#field, this.#name, this.#values]
    const read: Record<string, unknown> = {}
    let known: DraftValues | undefined
    const values = () => (known ??= valuesOf(fields, raw))
    for (const name in fields) {
      const field = fields[name] as FieldBase
      if (field.serverMade) continue
      const value = this.judge(field, name, ownValue(raw, name), values)
      // An emptied number, choice or date has no text to keep.
      if (value !== undefined) withOwn(read, name, value === '' && !kindOf(field).keepsEmpty ? null : value)
    }
    this.#field = outer
    this.#name = outerName
    this.#values = outerValues
    return read
  }

  #read(field: FieldBase, raw: unknown): unknown {
    // White space alone says nothing where something must be said.
    if (isMissing(raw) || (field.required && typeof raw === 'string' && raw.trim() === '')) {
      return this.miss(field, raw)
    }
    const before = this.#issues.length
    const value = kindOf(field).check(field, raw, this)
    if (field.validate && this.#asksHost && this.#issues.length === before && !isMissing(value))
      this.#ask(field, value)
    return value
  }

  miss(field: FieldBase, raw: unknown): unknown {
    if (!field.required) {
      const kind = kindOf(field)
      return kind.emptied ? kind.emptied(raw) : raw
    }
    return this.refuse('required', kindOf(field).requiredWords ?? 'rule.required', raw)
  }

  refuse(
    rule: string,
    words: RuleWordKey,
    raw: unknown,
    params: Issue['params'] = {},
    shown?: Filling,
  ): unknown {
    const field = this.#field as FieldBase
    const own = field.messages && Object.hasOwn(field.messages, rule) ? field.messages[rule] : undefined
    const filling = { field: nounOf(field, this.#name), ...shown }
    const message =
      own === undefined ? this.#speak(words, filling, kindOf(field).words) : fillIn(this.locale)(own, filling)
    this.#issues.push(this.#issue(rule, params, message))
    return raw
  }

  #ask(field: FieldBase, value: unknown): void {
    // The value is of the field's kind by now, which a union of signatures cannot express.
    const validate = field.validate as (
      value: unknown,
      draft: DraftValues,
      context: { signal: AbortSignal },
    ) => Verdict | Promise<Verdict>
    const verdict = validate.call(field, value, this.#values?.() ?? {}, { signal: this.signal })
    if (verdict === undefined) return
    const blank = this.#issue('validate', {}, '')
    const noun = nounOf(this.#field as FieldBase, this.#name)
    this.report(verdict, (found) => {
      const issue: Partial<Issue> = typeof found === 'string' ? { message: found } : found
      const message = issue.message || this.#speak('rule.validate', { field: noun }, recordRules)
      return { ...blank, ...issue, message }
    })
  }

  /** Writes down what a rule answers, now or later, in the place that it has now. */
  report(verdict: Verdict | Promise<Verdict>, issueOf: (found: NonNullable<Verdict>) => Issue): void {
    const place = this.#issues.length
    const write = (found: Verdict) => {
      if (found !== undefined) this.#issues[place] = issueOf(found)
    }
    if (typeof verdict === 'object' && 'then' in verdict) {
      this.#issues.push(undefined)
      ;(this.#pending ??= []).push(verdict.then(write))
    } else write(verdict)
  }

  #speak(words: RuleWordKey, filling: Filling, english: RuleWords): string {
    // What each text is filled with stands beside its name in the rules, too far away for the types.
    if (this.#say) return (this.#say as (words: RuleWordKey, filling: Filling) => string)(words, filling)
    return inEnglish(english[words] ?? words, filling)
  }

  #issue(rule: string, params: Issue['params'], message: string): Issue {
    return { path: [...this.#path], rule, params, severity: 'error', source: 'client', message }
  }
}

const inEnglish = /* @__PURE__ */ fillIn('en')

/** The declared values as they are at one moment, without a prototype. */
function valuesOf(fields: FieldsBase, raw: unknown): DraftValues {
  const values: Record<string, unknown> = Object.create(null)
  for (const name in fields) {
    const value = ownValue(raw, name)
    if (value !== undefined) values[name] = value
  }
  return values
}
