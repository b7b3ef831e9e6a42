/** How much an issue weighs: only an `error` stops a submission. */
export type Severity = 'error' | 'warning' | 'info'

/** Who found it. */
export type IssueSource = 'client' | 'server' | 'permission'

/**
 * One finding of validation. It is a Standard Schema issue as well, since it has `message` and `path`.
 * https://standardschema.dev
 */
export interface Issue {
  /** The keys to the value: `['lines', 0, 'quantity']`. An empty path is the whole record. */
  readonly path: readonly PropertyKey[]
  /** The name of the rule that was broken: `required`, `maxLength`, `validate` … */
  readonly rule: string
  /** The options of the rule: `{ max: 20 }`. Plain data, so that a host can write other words. */
  readonly params: Readonly<Record<string, string | number>>
  readonly severity: Severity
  readonly source: IssueSource
  /** The message for the person: what to do. The same beside the field and in the summary. */
  readonly message: string
}

/** Whether an issue stops a submission; a rule that has not answered yet does not. */
export function isError(issue: Issue | undefined): boolean {
  return issue?.severity === 'error'
}
