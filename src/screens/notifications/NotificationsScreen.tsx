'use client'

import { useProduct } from '../product/useProduct'
import type { NoticeSource } from './Notice'
import { type NotificationsScreenBaseProps, NotificationsScreenView } from './NotificationsScreenView'
import { useNotifications } from './useNotifications'

export interface NotificationsScreenProps extends NotificationsScreenBaseProps {
  /** Where the notices come from; it stays the same object. */
  source: NoticeSource
}

/** Reads what a person is told of, marks it, and says what comes meanwhile. */
export function NotificationsScreen({ source, errors, ...props }: NotificationsScreenProps) {
  const product = useProduct()?.product
  return (
    <NotificationsScreenView {...props} {...useNotifications(source)} errors={errors ?? product?.errors} />
  )
}
