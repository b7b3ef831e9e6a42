import type { FormStore } from '../form/FormStore'
import type { Entity } from '../spec/Entity'
import type { Issue } from '../spec/issues'
import { labelOf } from '../spec/labels'
import type { Say } from '../words/say'
import { sentence } from '../words/sentence'

interface Shown {
  entity: Pick<Entity, 'fields'>
  store: FormStore
  say: Say
  locale: string
}

/** What the server found. Nothing leads to a field that the page does not show, so that the words name it. */
export function issueFromServer(issue: Issue, { entity, store, say, locale }: Shown): Issue {
  const name = String(issue.path[0])
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  const isElsewhere = field && store.getControlId(name) === undefined
  const message = isElsewhere
    ? say('form.fieldElsewhere', { label: labelOf(field, name, locale), message: sentence(issue.message) })
    : issue.message
  return { ...issue, source: 'server', message }
}
