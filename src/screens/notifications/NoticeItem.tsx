'use client'

import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import { IconButton } from '../../components/IconButton'
import { Link } from '../../components/Link'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishNotifications } from '../../messages/englishNotifications'
import { timeFormat } from '../../spec/values/timeFormat'
import { instantOf } from '../../spec/values/timeText'
import type { Notice } from './Notice'

interface NoticeItemProps {
  notice: Notice
  zone: string
  onMark: ((read: boolean) => void) | undefined
}

/** One notice: whether it is read by a dot, by weight and in words; its link; its mark. */
export function NoticeItem({ notice, zone, onMark }: NoticeItemProps) {
  const { t, locale } = useScreenLocale(englishNotifications)
  const { title, text, at, read, href } = notice
  const moment = instantOf(at)
  const time = Number.isNaN(moment) ? at : timeFormat(locale, zone).format(moment)
  return (
    <li tabIndex={-1} className="sw-NotificationsScreen-notice" data-unread={!read || undefined}>
      <span className="sw-NotificationsScreen-dot" aria-hidden="true" />
      <div className="sw-NotificationsScreen-words">
        <p className="sw-NotificationsScreen-title">
          {!read && <VisuallyHidden>{t('notifications.unreadMark')} </VisuallyHidden>}
          {href === undefined ? (
            <bdi>{title}</bdi>
          ) : (
            <Link variant="quiet" href={href} onClick={() => onMark && !read && onMark(true)}>
              <bdi>{title}</bdi>
            </Link>
          )}
        </p>
        {text !== undefined && (
          <p className="sw-NotificationsScreen-text">
            <bdi>{text}</bdi>
          </p>
        )}
        <time className="sw-NotificationsScreen-time" dateTime={at}>
          {time}
        </time>
      </div>
      {onMark && (
        <IconButton
          size="small"
          label={t(read ? 'notifications.markUnread' : 'notifications.markRead')}
          aria-description={title}
          icon={
            read ? (
              <Mail className="sw-icon" aria-hidden="true" />
            ) : (
              <MailOpen className="sw-icon" aria-hidden="true" />
            )
          }
          onClick={() => onMark(!read)}
        />
      )}
    </li>
  )
}
