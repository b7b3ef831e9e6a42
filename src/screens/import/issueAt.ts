import type { Issue } from '../../spec/rules/issues'

/** Find fault with the value of a row in a field. */
export function issueAt(name: string, message: string): Issue {
  return { path: [name], rule: 'import', params: {}, severity: 'error', source: 'client', message }
}
