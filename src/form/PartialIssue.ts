import type { Issue, IssueSource } from '../spec/rules/issues'
import type { FieldPath } from './FieldPath'

/** An issue as a host says it: by its words, and what else the form cannot know. */
export interface PartialIssue extends Partial<Omit<Issue, 'path'>> {
  /** The message for the person: what to do. */
  readonly message: string
  /** The name of the field, or the path to it: `['lines', 0, 'price']`. @default the whole form */
  readonly path?: string | FieldPath | undefined
}

/** The rule that a finding is said to be of, by who found it. */
const rules = { client: 'validate', server: 'server', permission: 'permission' } as const

export const wholeIssues = (issues: readonly PartialIssue[], source: IssueSource) =>
  issues.map((issue) => wholeIssue(issue, source))

/** Put in what a host left out of an issue: the path leads to what was asked, `at`. */
export function wholeIssue(issue: PartialIssue, source: IssueSource, at: FieldPath = []): Issue {
  const { path = at, ...said } = issue
  return {
    rule: rules[source],
    params: {},
    severity: 'error',
    source,
    ...said,
    path: typeof path === 'string' ? [path] : path,
  }
}
