import { isPromise } from '../../internal/isPromise'
import { onceFor } from '../../internal/onceFor'
import type { RuleMessageKey } from '../../messages/englishRules'
import { fillIn, type Filling } from '../../messages/fill'
import { recordRules } from '../../messages/rules/recordRules'
import { type FieldBase, isFoundIssue, type RuleResult } from '../fields/FieldBase'
import { isError, type Issue } from './issues'
import { type Checking, emptied, isBlank, type Kind, kindOf, type RuleMessages } from '../fields/Kind'
import { nounOf } from '../labels/labels'
import { localize } from '../labels/LocalizedText'
import { missingMessage } from '../labels/missingMessage'
import { isPlainObject, ownValue } from '../values/ownValue'
import type { DraftValues, ValidateOptions } from './ValidateOptions'

type FieldsBase = Readonly<Record<string, FieldBase>>

/** Lists of lists that share lists hold more values than there is time for; no record has so many of its own. */
const MANY = 100_000

/** Walks through a draft once and collects the issues. */
export class Checker implements Checking {
  readonly locale: string
  readonly options: ValidateOptions
  /** In the order of the fields; a place is kept for a rule that takes time. */
  readonly issues: (Issue | undefined)[] = []
  readonly #pending: Promise<void>[] = []
  readonly #path: PropertyKey[] = []
  /** The field that is validated now, and the values around it. */
  #step!: Step
  #values: (() => DraftValues) | undefined
  #checked = 0
  /** Values that were read already, by field. */
  readonly #known = new Map<FieldBase, Map<object, unknown>>()

  /** @param values the values around a value; without them the host's own rules are not asked */
  constructor(options: ValidateOptions, values?: () => DraftValues) {
    this.#values = values
    this.options = options
    this.locale = options.locale ?? 'en'
  }

  /** Aborts when the result is of no interest any more. */
  get signal(): AbortSignal {
    return this.options.signal ?? new AbortController().signal
  }

  /** Calls back with the issues: at once where possible, and later when a rule takes time. */
  whenDone<Answer>(answer: (issues: readonly Issue[]) => Answer): Answer | Promise<Answer> {
    const found = () => answer(this.issues.filter((issue) => !!issue))
    return this.#pending[0] ? Promise.all(this.#pending).then(found) : found()
  }

  /** Validate one value: first what its field declares, then the host's own rule. */
  inside(key: PropertyKey, field: FieldBase, raw: unknown): unknown {
    const outer = (field.label ?? field.noun) === undefined ? this.#step : undefined
    return this.#read({ key, field, kind: kindOf(field), outer }, raw)
  }

  readFields(fields: FieldsBase, raw: unknown): Record<string, unknown> | undefined {
    if (!isPlainObject(raw)) return undefined
    const outer = this.#values
    let known: DraftValues | undefined
    this.#values &&= () => (known ??= valuesOf(fields, raw))
    let read: Record<string, unknown> = {}
    for (const step of planOf(fields)) {
      const { key } = step
      const value = this.#read(step, ownValue(raw, key))
      if (value === undefined) continue
      // Assigning would lose it.
      if (key === '__proto__') read = { ...read, [key]: value }
      else read[key] = value
    }
    this.#values = outer
    return read
  }

  #read(step: Step, raw: unknown): unknown {
    const outer = this.#step
    const { key, field } = step
    this.#step = step
    this.#path.push(key)
    const before = this.issues.length
    const value = isBlank(raw, field, step.kind) ? this.miss(field, raw) : this.#check(step, raw)
    if (
      field.validate &&
      this.#values &&
      !isBlank(value, field, step.kind) &&
      !this.issues.slice(before).some(isError)
    ) {
      this.#ask(step, value, this.#values())
    }
    this.#path.pop()
    this.#step = outer
    return value
  }

  /** After a hundred thousand values, an object that stands in several places is validated once more and not again. */
  #check({ field, kind }: Step, raw: unknown): unknown {
    this.#checked += 1
    if (this.#checked < MANY || typeof raw !== 'object' || raw === null) return kind.check(field, raw, this)
    const known = this.#known.get(field) ?? new Map<object, unknown>()
    this.#known.set(field, known)
    if (!known.has(raw)) known.set(raw, kind.check(field, raw, this))
    return known.get(raw)
  }

  miss(field: FieldBase, raw: unknown): unknown {
    const { kind } = this.#step
    if (!field.required) return emptied(kind, raw)
    return this.reject(
      'required',
      raw,
      {},
      {},
      missingMessage(this.#nounAt(this.#step), kind.requiredMessage),
    )
  }

  reject(
    rule: string,
    raw: unknown,
    params: Issue['params'] = {},
    shown?: Filling,
    key = `rule.${rule}` as RuleMessageKey,
  ) {
    const { field, kind } = this.#step
    // The plural form follows the number that the rule was given.
    const [count = 0] = Object.values(params)
    const filling = (locale?: string) => ({
      field: this.#nounAt(this.#step, locale),
      count,
      ...params,
      ...shown,
    })
    const own = field.messages?.[rule]
    const message =
      own === undefined
        ? this.translate(key, filling(), kind.messages)
        : fillIn(this.locale)(localize(own, this.locale), filling(this.locale))
    this.report(message, { rule, params })
    return raw
  }

  text(key: RuleMessageKey): string {
    return this.translate(key, {}, this.#step.kind.messages)
  }

  #ask(step: Step, value: unknown, values: DraftValues): void {
    // The value is of the field's kind by now, which a union of signatures cannot express.
    const validate = step.field.validate as (
      value: unknown,
      draft: DraftValues,
      context: { signal: AbortSignal },
    ) => RuleResult | Promise<RuleResult>
    const result = validate.call(step.field, value, values, { signal: this.signal })
    this.report(
      result,
      { rule: 'validate' },
      (said) => said || this.translate('rule.validate', { field: this.#nounAt(step) }, recordRules),
    )
  }

  /** The name of a field inside a sentence, which is in English without a `t`. */
  #nounAt(step: Step, locale = this.options.t ? this.locale : 'en'): string {
    if (step.outer) return this.#nounAt(step.outer, locale)
    if (step.noun?.locale !== locale)
      step.noun = { locale, text: nounOf(step.field, String(step.key), locale) }
    return step.noun.text
  }

  /**
   * Note the result of a rule, which may come later, in the place that it has now.
   * @param known the properties of the issue that the result does not have
   * @param wordsFor the message, given that of the result
   */
  report(
    result: RuleResult | Promise<RuleResult>,
    known: Partial<Issue> & Pick<Issue, 'rule'>,
    wordsFor = (said: string): string => said,
  ): void {
    const place = this.issues.length
    const path = [...this.#path]
    const write = (found: RuleResult) => {
      if (found === undefined) return
      const told = isFoundIssue(found) ? found : { message: found }
      this.issues[place] = {
        path,
        params: {},
        severity: 'error',
        source: 'client',
        ...known,
        ...told,
        message: wordsFor(localize(told.message, this.locale)),
      }
    }
    if (isPromise(result)) {
      this.issues.push(undefined)
      this.#pending.push(result.then(write))
    } else write(result)
  }

  /** A text of the catalogue, filled in; in English without a `t`. */
  translate(key: RuleMessageKey, filling: Filling, english: RuleMessages): string {
    // Types cannot follow which rule fills which text.
    const t = this.options.t as ((key: RuleMessageKey, filling: Filling) => string) | undefined
    return t ? t(key, filling) : fillIn(this.locale, 'en')(english[key] ?? key, filling)
  }
}

/** A field by its place, and what it is called in a sentence of the language that was asked for last. */
interface Step<Key = PropertyKey> {
  readonly key: Key
  readonly field: FieldBase
  readonly kind: Kind
  /** The field around it, by whose name it is called. */
  readonly outer?: Step | undefined
  noun?: { readonly locale: string; readonly text: string } | undefined
}

/** Fields are declared once and validated often. */
const planOf = /* @__PURE__ */ onceFor((fields: FieldsBase): readonly Step<string>[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    field.readOnly ? [] : { key, field, kind: kindOf(field) },
  ),
)

/** The declared values as they are at one moment, without a prototype. */
function valuesOf(fields: FieldsBase, raw: unknown): DraftValues {
  const values: Record<string, unknown> = Object.create(null)
  for (const name in fields) {
    const value = ownValue(raw, name)
    if (value !== undefined) values[name] = value
  }
  return values
}
