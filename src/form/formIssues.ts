import { isError, type Issue } from '../spec/rules/issues'
import { controlsInOrder } from './controlsInOrder'
import { type FieldState, noIssues, showField } from './FieldState'
import { sameIssues } from './runRules'

/** The issues of all fields of a form and those of the form itself. */
export interface FormIssues {
  /** Fields whose rules found something: they are validated again on every change. */
  readonly rejected: ReadonlySet<FieldState>
  /** Show other issues of a field: those that its rules found, those that were given, or both. */
  show(field: FieldState, next: { found?: readonly Issue[]; given?: readonly Issue[] }): void
  /** Spread issues over their fields; those that speak of no field belong to the form. */
  give(issues: readonly Issue[]): void
  /** Every issue shown, in the order of the page. */
  getAll(): readonly Issue[]
  hasError(): boolean
  /** Note that fields with issues have come, gone or moved. */
  change(): void
}

/** @param onChange called after each change of the list of all issues */
export function createFormIssues(
  fields: ReadonlyMap<string, FieldState>,
  getField: (name: string) => FieldState,
  onChange: () => void,
): FormIssues {
  const rejected = new Set<FieldState>()
  /** How many fields show an error. */
  let fieldsWithError = 0
  let formIssues = noIssues
  /** Made when it is asked for, and again after a change. */
  let all: readonly Issue[] | undefined

  function change() {
    all = undefined
    onChange()
  }

  function show(field: FieldState, next: { found?: readonly Issue[]; given?: readonly Issue[] }) {
    const { found = field.found, given = field.given } = next
    if (sameIssues(field.found, found) && sameIssues(field.given, given)) return
    field.found = found
    field.given = given
    if (found.length > 0) rejected.add(field)
    else rejected.delete(field)
    const added = given.filter((issue) => !found.some(({ message }) => message === issue.message))
    const issues = [...found, ...added]
    fieldsWithError += Number(issues.some(isError)) - Number(field.shown.issues.some(isError))
    showField(field, { ...field.shown, issues })
    change()
  }

  function give(issues: readonly Issue[]) {
    const own: Issue[] = []
    const byField = new Map<FieldState, Issue[]>()
    for (const issue of issues) {
      const [first] = issue.path
      if (first === undefined || typeof first === 'symbol') {
        own.push(issue)
        continue
      }
      const field = getField(String(first))
      byField.set(field, [...(byField.get(field) ?? noIssues), issue])
    }
    formIssues = own
    change()
    for (const field of fields.values()) show(field, { given: byField.get(field) ?? noIssues })
  }

  function getAll() {
    if (all) return all
    const elsewhere: Issue[] = []
    const byControl = new Map<string, readonly Issue[]>()
    for (const { shown, places } of fields.values()) {
      if (shown.issues.length === 0) continue
      const [place] = places
      if (place) byControl.set(place.id, shown.issues)
      else elsewhere.push(...shown.issues)
    }
    const inOrder = controlsInOrder([...byControl.keys()]).flatMap((id) => byControl.get(id) ?? noIssues)
    all = [...formIssues, ...elsewhere, ...inOrder]
    return all
  }

  return {
    rejected,
    show,
    give,
    getAll,
    hasError: () => fieldsWithError > 0 || formIssues.some(isError),
    change,
  }
}
