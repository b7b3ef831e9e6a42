import type { Issue } from '../spec/issues'
import type { FieldRule, FieldRules, RuleVerdict } from './FormStore'

type Context = Parameters<FieldRule>[1]

/**
 * Asks the rules in order and stops at the first error, so that a rule never speaks about a value that an
 * earlier one refused. What is found is added to `found` as it comes; the answer is a promise only when a rule
 * takes time.
 */
export function judge(
  name: string,
  value: unknown,
  rules: readonly FieldRule[],
  context: Context,
  found: Issue[],
): void | Promise<void> {
  for (const [index, rule] of rules.entries()) {
    const verdict = rule(value, context)
    if (isPromise(verdict)) {
      return verdict.then((late) => {
        found.push(...issuesOf(late, name))
        if (!found.some(isError)) return judge(name, value, rules.slice(index + 1), context, found)
      })
    }
    found.push(...issuesOf(verdict, name))
    if (found.some(isError)) return
  }
}

export function rulesOf(...sources: readonly (FieldRules | undefined)[]): readonly FieldRule[] {
  return sources.flatMap((source) => source ?? [])
}

export function isError(issue: Issue): boolean {
  return issue.severity === 'error'
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

function issuesOf(verdict: RuleVerdict, name: string): readonly Issue[] {
  if (!verdict) return []
  if (typeof verdict === 'string') return [wholeIssue({ message: verdict }, name)]
  if (isMany(verdict)) return verdict.map((issue) => wholeIssue(issue, name))
  return [wholeIssue(verdict, name)]
}

function wholeIssue(issue: Partial<Issue> & Pick<Issue, 'message'>, name: string): Issue {
  return { path: [name], rule: 'validate', params: {}, severity: 'error', source: 'client', ...issue }
}

function isMany(verdict: object): verdict is readonly Issue[] {
  return Array.isArray(verdict)
}

function isPromise(verdict: RuleVerdict | Promise<RuleVerdict>): verdict is Promise<RuleVerdict> {
  return typeof verdict === 'object' && 'then' in verdict
}
