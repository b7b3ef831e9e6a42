'use client'

import { useLocale as useWholeLocale } from '../internal/locale'
import type { LocaleValue } from '../internal/LocaleContext'

/** The language around a component. */
export type Locale = Pick<LocaleValue, 'locale' | 'direction' | 't'>

/**
 * The language that `LocaleProvider` gives, for texts, numbers and dates.
 *
 * @example transitionsOf(invoice, record, { role, ...useLocale() })
 */
export function useLocale(): Locale {
  return useWholeLocale()
}
