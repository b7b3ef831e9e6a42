'use client'

import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import { NotificationsScreen } from '../notifications/NotificationsScreen'
import type { ProductScreenProps } from './ProductScreenProps'

/** What the person is told of. */
export function ProductNotifications(props: ProductScreenProps & { title: string | undefined }) {
  const { title, breadcrumbs, autoFocus, state, match, given } = props
  const { t } = useLocale()
  const heading = title ?? t('notifications.title')
  const source =
    state.notices ??
    fail(
      `the screen “${match.name}” shows notifications, but the product has no source of them, so that it has nothing to show. Give <ProductProvider> notices: { list, mark, subscribe }.`,
    )
  return (
    <NotificationsScreen
      // What one role has read is not for another.
      key={`${state.role ?? ''} ${state.me ?? ''}`}
      source={source}
      title={heading}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...given}
    />
  )
}
