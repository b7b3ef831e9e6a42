import type { Problem } from '../../data/problems'
import { own } from '../../internal/own'
import { localize } from '../../spec/labels/LocalizedText'
import type { Fields } from '../../spec/fields/fields'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { resolveProblem } from '../../spec/problems/resolveProblem'
import { isError, type Issue } from '../../spec/rules/issues'
import { issueFromServer, type Shown } from './issueFromServer'

interface ProblemReading extends Shown {
  readonly entity: { readonly fields: Fields }
  readonly errors: ErrorCatalogue | undefined
}

/**
 * The issues of a problem that are mended in the fields of a form: those that the server names, or the one whose field the
 * catalogue knows. None where there would be nothing to mend.
 */
export function issuesOf(problem: Problem, { errors, ...shown }: ProblemReading): readonly Issue[] {
  if (problem.issues?.some(isError)) {
    return problem.issues.map((issue) => issueFromServer(inDeclaredWords(issue, errors, shown.locale), shown))
  }
  const { code, title, message, place, field } = resolveProblem(problem, errors, { t: shown.t })
  if (code === undefined || place !== 'field' || field === undefined) return []
  const words = message ?? title
  const issue: Issue = {
    path: [field],
    rule: code,
    params: {},
    severity: 'error',
    source: 'server',
    message: words,
  }
  return [issueFromServer(issue, shown)]
}

/** Put the product's message of an issue before the server's, as for the product's own rules. */
function inDeclaredWords(issue: Issue, errors: ErrorCatalogue | undefined, locale: string): Issue {
  const declared = own(errors, issue.rule)
  return declared ? { ...issue, message: localize(declared.message ?? declared.title, locale) } : issue
}
