import type { TranslateWith } from '../../internal/useScreenLocale'
import type { SearchMessageKey } from '../../messages/englishSearch'
import type { SearchGroup } from './searchState'

/** Names the way to all that was found in one place: "All 42 in Invoices". */
export function moreText({ label, total }: SearchGroup, t: TranslateWith<SearchMessageKey>): string {
  return total?.kind === 'exact'
    ? t('search.all', { count: total.count, entities: label })
    : t('search.more', { entities: label })
}
