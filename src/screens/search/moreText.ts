import type { Translate } from '../../messages/createTranslator'
import type { SearchGroup } from './searchState'

/** Names the way to all that was found in one place: "All 42 in Invoices". */
export function moreText({ label, total }: SearchGroup, t: Translate): string {
  return total?.kind === 'exact'
    ? t('search.all', { count: total.count, entities: label })
    : t('search.more', { entities: label })
}
