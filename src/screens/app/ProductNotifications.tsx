import { fail } from '../../internal/developerMessages'
import { NotificationsScreen } from '../notifications/NotificationsScreen'
import type { ProductScreenProps } from './ProductScreenProps'

/** Draw the notifications. */
export function ProductNotifications(props: ProductScreenProps) {
  const { label, breadcrumbs, autoFocus, state, match, given } = props
  const source =
    state.notices ??
    fail(
      `the screen “${match.name}” shows notifications, but the product has no source of them, so that it has nothing to show. Give <ProductProvider> notices: { list, mark, subscribe }.`,
    )
  return (
    <NotificationsScreen
      source={source}
      title={label}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...given}
    />
  )
}
