import type { FormStore } from '../../form/FormStore'
import { own } from '../../internal/own'
import type { Translate } from '../../messages/createTranslator'
import { sentence } from '../../messages/sentence'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { labelOf } from '../../spec/labels/labels'
import type { Issue } from '../../spec/rules/issues'

export interface Shown {
  entity: Pick<Entity, 'fields'>
  store: FormStore
  t: Translate
  locale: string
  /** Whether one field alone is asked for: the others may stand right beside it, as in the row of a cell. @default false */
  isAlone?: boolean | undefined
}

/**
 * Make an issue of a server's. It stands at the control that is nearest to what it speaks of; where that is not the very
 * one, the words name the place: "Lines 2, Quantity".
 */
export function issueFromServer(issue: Issue, { entity, store, t, locale, isAlone = false }: Shown): Issue {
  const { path } = issue
  const shown = nearestControl(store, path)
  const label = placeLabel(entity.fields, path, { t, locale })
  const message = sentence(issue.message)
  if (shown === path.length || label === undefined) {
    return { ...issue, source: 'server', message: wholeMessage(issue.message, label) }
  }
  const words = t(shown === 0 && !isAlone ? 'form.fieldElsewhere' : 'form.fieldWithin', { label, message })
  return { ...issue, source: 'server', message: words }
}

/** Many servers say "is taken" of a field, to be read behind its name: alone it is no sentence, neither beside it nor in a summary. */
function wholeMessage(message: string, label: string | undefined): string {
  return label !== undefined && /^\p{Ll}/u.test(message) ? `${label} ${message}` : message
}

/** How many steps of a path lead to a control on the page, at most; 0 where there is none. */
function nearestControl(store: FormStore, path: Issue['path']): number {
  const id = store.getControlId(path)
  if (id === undefined) return 0
  let steps = path.length
  // A field without a control of its own answers with that of what it stands in.
  while (steps > 1 && store.getControlId(path.slice(0, steps - 1)) === id) steps -= 1
  return steps
}

/** The labels along a path, with the places of items counted from 1; undefined where no field is declared. */
function placeLabel(
  fields: Fields,
  path: Issue['path'],
  { t, locale }: Pick<Shown, 't' | 'locale'>,
): string | undefined {
  let label = ''
  let inside: Fields | undefined = fields
  let item: Field | undefined
  for (const step of path) {
    if (typeof step === 'number') {
      label += ` ${step + 1}`
      if (item?.kind === 'list') item = item.of
      inside = fieldsOf(item)
      continue
    }
    const name = String(step)
    if (item?.kind === 'map') item = item.of
    else item = own<Field>(inside, name)
    if (!item) return label || undefined
    label += (label && t('list.comma')) + labelOf(item, name, locale)
    inside = fieldsOf(item)
  }
  return label || undefined
}

function fieldsOf(field: Field | undefined): Fields | undefined {
  if (field?.kind === 'group') return field.fields
  if (field?.kind === 'variant') {
    return Object.assign({}, ...Object.values(field.variants)) as Fields
  }
  return undefined
}
