import { isError, type Issue } from '../spec/rules/issues'
import { controlsInOrder } from './controlsInOrder'
import type { FieldPath } from './FieldPath'
import { type FieldState, noIssues, showField } from './FieldState'
import { childOf, isGone, pathOf, withParts } from './fieldTree'
import { nearestOnPath } from './followPath'
import { sameIssues } from './runRules'

/** The issues of all fields of a form and those of the form itself. */
export interface FormIssues {
  /** Fields whose rules found something: they are validated again when what they read has changed. */
  readonly rejected: ReadonlySet<FieldState>
  /** Take what the rules of a field found, of itself or of its parts. */
  find(field: FieldState, found: readonly Issue[]): void
  /** Forget the issues that were found elsewhere about a field. */
  forgive(field: FieldState): void
  /** Draw what has come about a field since it was drawn. */
  show(field: FieldState): void
  /** Spread issues over their fields; those that speak of no field belong to the form. */
  give(issues: readonly Issue[], values?: unknown): void
  /** Every issue shown, in the order of the page. */
  getAll(): readonly Issue[]
  hasError(): boolean
  /** Note that fields with issues have come, gone or moved. */
  change(): void
  /** Note that an item is removed, with all issues in it, or is there again. */
  leave(item: FieldState): void
  comeBack(item: FieldState): void
}

/** @param onChange called after each change of the list of all issues */
export function createFormIssues(form: FieldState, onChange: () => void): FormIssues {
  const rejected = new Set<FieldState>()
  /** Fields that were given issues by others. */
  const blamed = new Set<FieldState>()
  /** How many fields show an error. */
  let fieldsWithError = 0
  let formIssues = noIssues
  /** Made when it is asked for, and again after a change. */
  let all: readonly Issue[] | undefined

  function change() {
    all = undefined
    onChange()
  }

  function find(field: FieldState, found: readonly Issue[]) {
    if (found.length === 0 && field.found.length === 0) return
    field.found = found
    if (found.length > 0) rejected.add(field)
    else rejected.delete(field)
    if (field.parts) land(field, field.parts)
    else show(field)
  }

  /** Spread what a group's rules found over its parts. */
  function land(owner: FieldState, parts: NonNullable<FieldState['parts']>) {
    const path = pathOf(owner)
    const byField = new Map<FieldState, Issue[]>()
    for (const issue of owner.found) addTo(byField, placeBelow(owner, path, issue.path), issue)
    for (const field of parts.landings) if (!byField.has(field)) field.landed?.delete(owner)
    for (const [field, issues] of byField) {
      field.landed ??= new Map()
      field.landed.set(owner, issues)
    }
    const before = parts.landings
    parts.landings = [...byField.keys()]
    for (const field of new Set([...before, ...parts.landings])) show(field)
  }

  function show(field: FieldState) {
    const issues = issuesOf(field)
    if (sameIssues(field.shown.issues, issues) || isGone(field)) return
    count(field, -1)
    showField(field, { ...field.shown, issues })
    count(field, 1)
    change()
  }

  function count({ shown: { issues } }: FieldState, sign: 1 | -1) {
    if (issues.some(isError)) fieldsWithError += sign
  }

  function give(issues: readonly Issue[], values?: unknown) {
    const own: Issue[] = []
    const byField = new Map<FieldState, Issue[]>()
    for (const issue of issues) {
      const [first] = issue.path
      if (first === undefined || typeof first === 'symbol') {
        own.push(issue)
        continue
      }
      childOf(form, String(first))
      addTo(byField, placed(nearestOnPath(form, issue.path, values)), issue)
    }
    formIssues = own
    change()
    const fields = new Set([...blamed, ...byField.keys()])
    blamed.clear()
    for (const field of fields) {
      field.given = byField.get(field) ?? noIssues
      if (field.given.length > 0) blamed.add(field)
      show(field)
    }
  }

  function getAll() {
    if (all) return all
    const elsewhere: Issue[] = []
    const byControl = new Map<string, readonly Issue[]>()
    for (const field of withParts(form)) {
      if (field.shown.issues.length === 0) continue
      const [place] = field.places
      if (place) byControl.set(place.id, issuesHere(field))
      else elsewhere.push(...issuesHere(field))
    }
    const inOrder = controlsInOrder([...byControl.keys()]).flatMap((id) => byControl.get(id) ?? noIssues)
    all = [...formIssues, ...elsewhere, ...inOrder]
    return all
  }

  return {
    rejected,
    find,
    forgive(field) {
      if (field.given.length === 0) return
      field.given = noIssues
      show(field)
    },
    show,
    give,
    getAll,
    hasError: () => fieldsWithError > 0 || formIssues.some(isError),
    change,
    leave(item) {
      for (const field of withParts(item)) {
        rejected.delete(field)
        count(field, -1)
      }
      change()
    },
    comeBack(item) {
      for (const field of withParts(item)) {
        if (field.found.length > 0) rejected.add(field)
        count(field, 1)
        show(field)
      }
      change()
    },
  }
}

/** Return the issues of a field: those found by a group's rules only once it was left or submitted. */
function issuesOf({ found, landed, given, visited, parts }: FieldState): readonly Issue[] {
  const own = parts && parts.landings.length > 0 ? noIssues : found
  if (!landed && given.length === 0) return own
  const issues = [...own]
  for (const issue of [...(visited && landed ? landed.values() : []), given].flat()) {
    if (!issues.some(({ message }) => message === issue.message)) issues.push(issue)
  }
  return issues
}

/** The issues that a field shows, with the path at which it stands now. */
function issuesHere(field: FieldState): readonly Issue[] {
  const { issues } = field.shown
  if (!field.parent?.parent) return issues
  const path = pathOf(field)
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path.slice(path.length)] }))
}

/** The field of a group that an issue of its rules is about; the group itself for what is none of its parts. */
function placeBelow(owner: FieldState, path: FieldPath, below: FieldPath): FieldState {
  const isBelow = path.every((key, index) => String(key) === String(below[index]))
  return isBelow ? placed(nearestOnPath(owner, below.slice(path.length))) : owner
}

/** The field, or the nearest group around it that is on the page: an issue has to be seen. */
function placed(field: FieldState): FieldState {
  let nearest: FieldState | undefined = field
  while (nearest && nearest.places.length === 0) nearest = nearest.parent
  return nearest ?? field
}

function addTo<Key>(lists: Map<Key, Issue[]>, key: Key, issue: Issue) {
  const list = lists.get(key)
  if (list) list.push(issue)
  else lists.set(key, [issue])
}
