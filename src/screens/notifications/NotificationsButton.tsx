'use client'

import Bell from 'lucide-react/icons/bell'
import { type MouseEvent, useEffect } from 'react'
import { IconButton } from '../../components/IconButton'
import type { ProductState } from '../product/ProductContext'
import { useProduct } from '../product/useProduct'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { warn } from '../../internal/developerMessages'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishNotifications } from '../../messages/englishNotifications'
import type { RootProps } from '../../internal/RootProps'
import { noticesPath } from './noticesPath'
import { useUnreadNotices } from './useUnreadNotices'

export interface NotificationsButtonProps extends RootProps<HTMLSpanElement> {
  /** How many are not read; undefined while that is not known. @default as the `notices` of the product say */
  unread?: number | undefined
  /**
   * Where the notices are. Without it the button calls `onClick`; without either, and for a role that may not open the product's screen,
   * there is none.
   * @default the product's screen that shows `notifications`
   */
  href?: string | undefined
  /** Called when it is pressed. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

/** A bell for the header of an app. Its name says how many notices are not read: "Notifications, 3 unread". */
export function NotificationsButton(props: NotificationsButtonProps) {
  const { onClick, className, style, ref } = props
  const { t, locale } = useScreenLocale(englishNotifications)
  const product = useProduct()
  const known = useUnreadNotices()
  const unread = ('unread' in props ? props.unread : known) ?? 0
  const href = props.href ?? (onClick ? undefined : noticesHref(product))
  const leadsNowhere = href === undefined && !onClick
  const isMistaken = leadsNowhere && !hasNotices(product)
  useEffect(() => {
    if (!isMistaken) return
    warn(
      "<NotificationsButton> leads nowhere, because no screen of the product shows notifications, so that none is drawn. Give it href or onClick, or the product a screen with shows: 'notifications'.",
    )
  }, [isMistaken])
  if (leadsNowhere) return null
  const label = unread > 0 ? t('notifications.buttonUnread', { count: unread }) : t('notifications.title')
  return (
    <span
      {...dataOf(props)}
      ref={ref}
      style={style}
      className={classes('sw-NotificationsButton', className)}
      data-unread={unread > 0 || undefined}
    >
      <IconButton
        label={label}
        icon={<Bell className="sw-icon" aria-hidden="true" />}
        {...(href !== undefined && { href })}
        {...(onClick && { onClick })}
      />
      {unread > 0 && (
        <span className="sw-NotificationsButton-count" aria-hidden="true">
          {unread > most
            ? `${new Intl.NumberFormat(locale).format(most)}+`
            : new Intl.NumberFormat(locale).format(unread)}
        </span>
      )}
    </span>
  )
}

function noticesHref(state: ProductState | undefined): string | undefined {
  const path = state && noticesPath(state.product, state.role)
  return path === undefined ? undefined : (state?.router?.createHref?.(path) ?? path)
}

/** Whether any role may read notices: then it is no mistake that others have no bell. */
function hasNotices(state: ProductState | undefined): boolean {
  return Object.values(state?.product.screens ?? {}).some(({ shows }) => shows === 'notifications')
}

/** More does not fit on a bell; the name says how many there are. */
const most = 99
