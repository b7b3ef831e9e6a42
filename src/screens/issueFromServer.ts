import { own } from '../internal/own'
import type { FormStore } from '../form/FormStore'
import type { Entity } from '../spec/entities/Entity'
import type { Issue } from '../spec/rules/issues'
import { labelOf } from '../spec/labels/labels'
import type { Translate } from '../messages/createTranslator'
import { sentence } from '../messages/sentence'

interface Shown {
  entity: Pick<Entity, 'fields'>
  store: FormStore
  t: Translate
  locale: string
}

/** Make an issue of a server's. Nothing leads to a field that the page does not show, so the words name it. */
export function issueFromServer(issue: Issue, { entity, store, t, locale }: Shown): Issue {
  const name = String(issue.path[0])
  const field = own(entity.fields, name)
  const isElsewhere = field && store.getControlId(name) === undefined
  const message = isElsewhere
    ? t('form.fieldElsewhere', { label: labelOf(field, name, locale), message: sentence(issue.message) })
    : issue.message
  return { ...issue, source: 'server', message }
}
