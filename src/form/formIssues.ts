import { isError, type Issue } from '../spec/rules/issues'
import { controlsInOrder } from './controlsInOrder'
import type { FieldPath } from './FieldPath'
import { type FieldState, noIssues, showField } from './FieldState'
import { childOf, isGone, partIdAt, pathOf, withParts } from './fieldTree'
import { nearestOnPath, valueAt } from './followPath'
import { sameIssues, saysTheSame } from './runRules'
import { sameValue } from './sameValue'

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
  /** Note that an item has come whose fields are not on the page yet: until they were left, nothing is said of it. */
  expect(item: FieldState, come: () => void): void
  /** Note that a field has come to the page: issues about it that stood around it, for want of a place, stand beside it now. */
  place(field: FieldState): void
  /** Note that an item is removed, with all issues in it, or is there again. */
  leave(item: FieldState): void
  comeBack(item: FieldState): void
}

/** @param onChange called after each change of the list of all issues */
export function createFormIssues(form: FieldState, onChange: () => void): FormIssues {
  const rejected = new Set<FieldState>()
  /** Fields that were given issues by others. */
  const blamed = new Set<FieldState>()
  /** The values that they speak of. */
  const blamedValues = new WeakMap<Issue, unknown>()
  /** How many fields show an error. */
  let fieldsWithError = 0
  let formIssues = noIssues
  let coming: FieldState | undefined
  /** Made when it is asked for, and again after a change. */
  let all: readonly Issue[] | undefined
  /** The pages of the form that it was made for. */
  let pagesOfAll = form.places

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
    for (const issue of owner.found) addTo(byField, placeBelow(owner, path, issue.path, coming), issue)
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
    if (sameIssues(field.shown.issues, issues, depthOf(field)) || isGone(field)) return
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
      for (const issue of field.given) blamedValues.set(issue, valueAt(field, belowIn(field, issue)))
      if (field.given.length > 0) blamed.add(field)
      show(field)
    }
  }

  function getAll() {
    if (all && pagesOfAll === form.places) return all
    const elsewhere = new Map<string, Issue[]>()
    const byControl = new Map<string, Issue[]>()
    for (const field of withParts(form)) {
      if (field.shown.issues.length === 0) continue
      const [place] = field.places
      for (const issue of issuesHere(field)) {
        const id = place && (partIdOf(field, issue) ?? place.id)
        if (id === undefined) addTo(elsewhere, String(pathOf(field)[0]), issue)
        else addTo(byControl, id, issue)
      }
    }
    const inOrder = controlsInOrder([...byControl.keys()]).flatMap((id) => byControl.get(id) ?? noIssues)
    const take = (names: readonly string[]) =>
      names.flatMap((name) => {
        const issues = elsewhere.get(name) ?? noIssues
        elsewhere.delete(name)
        return issues
      })
    const before = take(form.places.flatMap(({ pages }) => pages?.before ?? []))
    const after = take(form.places.flatMap(({ pages }) => pages?.after ?? []))
    all = [...formIssues, ...[...elsewhere.values()].flat(), ...before, ...inOrder, ...after]
    pagesOfAll = form.places
    return all
  }

  /** Whether an issue stands beside a part that is as it was. */
  function isAboutOtherPart(field: FieldState, issue: Issue) {
    return (
      partIdOf(field, issue) !== undefined &&
      sameValue(valueAt(field, belowIn(field, issue)), blamedValues.get(issue))
    )
  }

  return {
    rejected,
    find,
    forgive(field) {
      if (field.given.length === 0) return
      field.given = field.given.filter((issue) => isAboutOtherPart(field, issue))
      show(field)
    },
    show,
    give,
    getAll,
    hasError: () => fieldsWithError > 0 || formIssues.some(isError),
    change,
    expect(item, come) {
      coming = item
      try {
        come()
      } finally {
        coming = undefined
      }
    },
    place(field) {
      for (let owner = field.parent; owner?.parent; owner = owner.parent) {
        if (owner.found.length > 0 && owner.parts) land(owner, owner.parts)
      }
    },
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
function issuesOf(field: FieldState): readonly Issue[] {
  const { found, landed, given, visited, parts, places } = field
  const own = parts && parts.landings.length > 0 ? noIssues : found
  if (!landed && given.length === 0) return own
  const issues = [...own]
  // The same words about two parts are said once where neither has a control; before there are any, that is not known.
  const isSame = (issue: Issue, other: Issue) =>
    places.length === 0
      ? saysTheSame(issue, other, depthOf(field))
      : issue.message === other.message && partIdOf(field, issue) === partIdOf(field, other)
  for (const issue of [...(visited && landed ? landed.values() : []), given].flat()) {
    if (!issues.some((other) => isSame(issue, other))) issues.push(issue)
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

/** How many keys lead to a field. */
function depthOf({ parent }: FieldState): number {
  return parent ? depthOf(parent) + 1 : 0
}

/** The keys from a field to the part of it that an issue is about. */
function belowIn(field: FieldState, { path }: Issue): FieldPath {
  return path.slice(depthOf(field))
}

/** The control of a part for which the form knows no field. */
function partIdOf(field: FieldState, issue: Issue): string | undefined {
  return partIdAt(field, belowIn(field, issue))
}

/** The field of a group that an issue of its rules is about; the group itself for what is none of its parts. */
function placeBelow(
  owner: FieldState,
  path: FieldPath,
  below: FieldPath,
  coming: FieldState | undefined,
): FieldState {
  if (!path.every((key, index) => String(key) === String(below[index]))) return owner
  const nearest = nearestOnPath(owner, below.slice(path.length))
  return coming && isWithin(nearest, coming) ? nearest : placed(nearest)
}

function isWithin(field: FieldState | undefined, group: FieldState): boolean {
  return field !== undefined && (field === group || isWithin(field.parent, group))
}

/** The field, or the nearest group around it that is on the page: an issue has to be seen. */
function placed(field: FieldState): FieldState {
  let nearest: FieldState | undefined = field
  while (nearest?.parent && nearest.places.length === 0) nearest = nearest.parent
  return nearest?.parent ? nearest : field
}

function addTo<Key>(lists: Map<Key, Issue[]>, key: Key, issue: Issue) {
  const list = lists.get(key)
  if (list) list.push(issue)
  else lists.set(key, [issue])
}
