import { isPromise } from '../internal/isPromise'
import { isError, type Issue } from '../spec/rules/issues'
import { type PartialIssue, wholeIssue } from './PartialIssue'
import type { FieldRule, FieldRuleContext, FieldRuleResult, FieldRules } from './FormStore'

/** The rules of one value, and how they are asked. */
export interface RuleRun {
  readonly value: unknown
  readonly rules: readonly FieldRule[]
  readonly context: FieldRuleContext
  /** Issues as they come. */
  readonly found: Issue[]
  /** Waits before a rule is asked; undefined where there is nothing to wait for. */
  wait(index: number): Promise<boolean> | undefined
  /** Called with the place of a rule that takes time. */
  onSlow(index: number): void
}

/**
 * Ask the rules in order and stop at the first error, so that a rule never speaks about a value that an
 * earlier one rejected. What is found is added to `found` as it comes; the answer is a promise only when a rule
 * takes time.
 */
export function runRules(run: RuleRun, from = 0): void | Promise<void> {
  const { value, rules, context, found } = run
  for (let index = from; index < rules.length; index += 1) {
    const waiting = run.wait(index)
    const result = waiting
      ? waiting.then((goesOn) => (goesOn ? rules[index]?.(value, context) : undefined))
      : rules[index]?.(value, context)
    if (isPromise(result)) {
      run.onSlow(index)
      return result.then((late) => {
        found.push(...issuesOf(late, context))
        if (!found.some(isError)) return runRules(run, index + 1)
      })
    }
    found.push(...issuesOf(result, context))
    if (found.some(isError)) return
  }
}

export function rulesOf(...sources: readonly (FieldRules | undefined)[]): readonly FieldRule[] {
  return sources.flatMap((source) => source ?? [])
}

/**
 * Whether a person would see no difference.
 * @param depth how many keys lead to the field that shows them: of the rest of a path, the same words stand elsewhere
 */
export function sameIssues(some: readonly Issue[], others: readonly Issue[], depth: number): boolean {
  return (
    some.length === others.length &&
    some.every((issue, index) => {
      const other = others[index]
      return (
        other !== undefined &&
        saysTheSame(issue, other, depth) &&
        issue.severity === other.severity &&
        issue.rule === other.rule
      )
    })
  )
}

/** Whether two issues of a field have the same words about the same part of it. */
export function saysTheSame(issue: Issue, other: Issue, depth: number): boolean {
  return (
    issue.message === other.message &&
    Math.max(issue.path.length, depth) === Math.max(other.path.length, depth) &&
    issue.path.slice(depth).every((key, index) => String(key) === String(other.path[depth + index]))
  )
}

function issuesOf(result: FieldRuleResult, context: FieldRuleContext): readonly Issue[] {
  if (!result) return []
  if (typeof result === 'string') return [wholeIssue({ message: result }, 'client', context.path)]
  if (isMany(result)) return result.map((issue) => wholeIssue(issue, 'client', context.path))
  return [wholeIssue(result, 'client', context.path)]
}

function isMany(result: object): result is readonly PartialIssue[] {
  return Array.isArray(result)
}
