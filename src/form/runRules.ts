import { isError, type Issue } from '../spec/rules/issues'
import type { FieldRule, FieldRules, FieldRuleResult } from './FormStore'

type Context = Parameters<FieldRule>[1]

/**
 * Ask the rules in order and stop at the first error, so that a rule never speaks about a value that an
 * earlier one rejected. What is found is added to `found` as it comes; the answer is a promise only when a rule
 * takes time.
 */
export function runRules(
  name: string,
  value: unknown,
  rules: readonly FieldRule[],
  context: Context,
  found: Issue[],
): void | Promise<void> {
  for (const [index, rule] of rules.entries()) {
    const result = rule(value, context)
    if (isPromise(result)) {
      return result.then((late) => {
        found.push(...issuesOf(late, name))
        if (!found.some(isError)) return runRules(name, value, rules.slice(index + 1), context, found)
      })
    }
    found.push(...issuesOf(result, name))
    if (found.some(isError)) return
  }
}

export function rulesOf(...sources: readonly (FieldRules | undefined)[]): readonly FieldRule[] {
  return sources.flatMap((source) => source ?? [])
}

/** Whether a person would see no difference. */
export function sameIssues(some: readonly Issue[], others: readonly Issue[]): boolean {
  return (
    some.length === others.length &&
    some.every((issue, index) => {
      const other = others[index]
      return (
        issue.message === other?.message && issue.severity === other.severity && issue.rule === other.rule
      )
    })
  )
}

function issuesOf(result: FieldRuleResult, name: string): readonly Issue[] {
  if (!result) return []
  if (typeof result === 'string') return [wholeIssue({ message: result }, name)]
  if (isMany(result)) return result.map((issue) => wholeIssue(issue, name))
  return [wholeIssue(result, name)]
}

function wholeIssue(issue: Partial<Issue> & Pick<Issue, 'message'>, name: string): Issue {
  return { path: [name], rule: 'validate', params: {}, severity: 'error', source: 'client', ...issue }
}

function isMany(result: object): result is readonly Issue[] {
  return Array.isArray(result)
}

function isPromise(result: FieldRuleResult | Promise<FieldRuleResult>): result is Promise<FieldRuleResult> {
  return typeof result === 'object' && 'then' in result
}
