import { own } from '../../internal/own'
import type { Translate } from '../../messages/createTranslator'
import type { Entity } from '../../spec/entities/Entity'
import { localize } from '../../spec/labels/LocalizedText'
import type { HistoryEntry } from './historyEntries'

/** Name a change: the transition by its label, a removal, or how many fields changed. */
export function versionTitle(
  entity: Entity,
  { version, changes, isFirst }: Pick<HistoryEntry, 'version' | 'changes' | 'isFirst'>,
  t: Translate,
  locale: string,
): string {
  const label = own(entity.transitions, version.transition)?.label
  if (label !== undefined) return localize(label, locale)
  if (version.transition !== undefined) return version.transition
  if (version.action) return t(version.action === 'remove' ? 'history.removed' : 'history.broughtBack')
  if (isFirst) return t(version.at === undefined ? 'history.first' : 'history.created')
  return changes.length > 0 ? t('history.changed', { count: changes.length }) : t('history.noted')
}
