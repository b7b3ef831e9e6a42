import { isPromise } from '../../internal/isPromise'
import { own } from '../../internal/own'
import type { Checker } from './Checker'
import type { ValidateOptions } from './ValidateOptions'
import { isUnread, namesBehind } from '../fields/computedValue'
import type { Fields } from '../fields/Field'
import type { RuleResult } from '../fields/FieldBase'
import { isError, type Severity } from './issues'
import { localize, type LocalizedText } from '../labels/LocalizedText'
import type { OtherField } from '../conditions/otherField'
import { evaluate, namesAsked, type When } from '../conditions/When'

/** Options that every rule across fields or records has. */
export interface RuleOptions<Name extends string = string, Asked extends When = When> {
  /** The fields to mend; the message stands beside the first. */
  readonly at: readonly [Name, ...Name[]]
  /** The rule applies only while this holds. @default always */
  readonly when?: Asked | undefined
  /** The code of its entry in the product's error catalogue, which has the message. */
  readonly error?: string | undefined
  /** The message, where the catalogue has none. */
  readonly message?: LocalizedText | undefined
  /** Only an error stops a submission. @default 'error' */
  readonly severity?: Severity | undefined
}

/**
 * A rule across fields, as `rule()`, `unique()` and `noOverlap()` make it. The names in it stay in its type, where they are compared
 * with those of the fields.
 */
export interface Rule<
  Name extends string = string,
  Asked extends When = When,
  Required extends When = When,
> extends RuleOptions<Name, Asked> {
  /** The condition that must hold then. */
  readonly require?: Required | undefined
  /** Whether no other record may have the same values. */
  readonly unique?: boolean | undefined
  /** Whether no other record may cover a part of the time between the first two fields. */
  readonly noOverlap?: boolean | undefined
  /** The fields in which records that overlap are the same. */
  readonly per?: readonly Name[] | undefined
}

/** The fields that a condition asks about, as far as its type knows them. */
export type NamesAsked<Asked> = Asked extends readonly (infer One)[] ? NamesOf<One> : NamesOf<Asked>
type NamesOf<One> = One extends unknown
  ? string extends keyof One
    ? never
    : (keyof One & string) | OthersIn<One[keyof One]>
  : never
/** The fields that a test compares with. */
type OthersIn<Test> = Test extends object
  ? { [Operator in keyof Test]: Test[Operator] extends OtherField<infer Name> ? Name : never }[keyof Test]
  : never

/** A record that rules are run on, and the options of the validation. */
export interface RuleCase {
  readonly fields: Fields
  /** The values as their fields read them. */
  readonly values: Readonly<Record<string, unknown>>
  readonly options: ValidateOptions
  readonly signal: AbortSignal
  readonly translate: Checker['translate']
}

type Validator = (one: RuleCase) => RuleResult | Promise<RuleResult>
type RunRule = (checker: Checker, fields: Fields, values: RuleCase['values']) => void

/** Each rule carries its own code, so that a page loads the kinds of rule it declares and no others. */
const RULE = Symbol.for('screenwright.rule')

export function buildRule<Built extends Rule>(rule: Built, validate: Validator): Built {
  const names = namesIn(rule)
  const run: RunRule = (checker, fields, values) => {
    // A rule is not asked about values that their own fields reject, or that are on their way from another record.
    const behind = names.flatMap((name) => namesBehind(fields, name))
    if (behind.some((name) => isRejected(checker, name) || isUnread(fields, name, values))) return
    const { options, signal } = checker
    if (rule.when && !evaluate(rule.when, values, { fields, me: options.me })) return
    const result = validate({ fields, values, options, signal, translate: checker.translate.bind(checker) })
    checker.report(result, knownOf(rule), wordsFor(rule, options))
  }
  return Object.freeze({ ...rule, [RULE]: run })
}

/** The result of a rule that asks about other records: a message where one was found, now or later. */
export function ifFound(
  found: boolean | Promise<boolean>,
  message: () => string,
): RuleResult | Promise<RuleResult> {
  const resultOf = (isFound: boolean) => (isFound ? message() : undefined)
  return isPromise(found) ? found.then(resultOf) : resultOf(found)
}

/** Whether an error was found in one of the fields of the record. */
export function isRejected({ issues }: Pick<Checker, 'issues'>, name: string): boolean {
  return issues.some((issue) => isError(issue) && issue?.path[0] === name)
}

/** Run a rule on a record that is validated; one written by hand does nothing. */
export function runRule(rule: Rule, checker: Checker, fields: Fields, values: RuleCase['values']): void {
  ;(rule as { readonly [RULE]?: RunRule | undefined })[RULE]?.(checker, fields, values)
}

/** Whether the rule was made by `rule()`, `unique()` or `noOverlap()`, so that it can run. */
export function isBuilt(rule: Rule): boolean {
  return RULE in rule
}

/** The names of all fields in a rule. */
export function namesIn({
  at,
  per = [],
  when = [],
  require = [],
}: Pick<Rule, 'at' | 'per' | 'when' | 'require'>): readonly string[] {
  return [...new Set([...at, ...per, ...namesAsked(when), ...namesAsked(require)])]
}

/** The properties of an issue, unless the rule's own result has them. */
function knownOf(rule: Rule) {
  return { path: [rule.at[0]], rule: ruleNameOf(rule), severity: rule.severity ?? 'error' }
}

/** The name of the rule in issues. */
export function ruleNameOf({ error, unique, noOverlap, require }: Rule): string {
  if (error !== undefined) return error
  if (unique) return 'unique'
  if (noOverlap) return 'overlap'
  return require ? 'require' : 'validate'
}

/** The message of the catalogue goes before that of the declaration, and this before that of the result. */
function wordsFor(
  { error, message }: Rule,
  { errors = {}, locale }: ValidateOptions,
): (said?: string) => string {
  const declared = own(errors, error)
  const words = declared?.message ?? declared?.title ?? message
  return (said) => (words && localize(words, locale)) ?? said ?? ''
}
