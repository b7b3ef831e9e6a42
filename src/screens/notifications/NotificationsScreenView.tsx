'use client'

import BellOff from 'lucide-react/icons/bell-off'
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { PageHeader } from '../../components/PageHeader'
import { Skeleton } from '../../components/Skeleton'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { CheckboxField } from '../../fields/CheckboxField'
import { useAnnounce } from '../../internal/announce'
import { classes } from '../../internal/classes'
import { clock } from '../../internal/clock'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { useZone } from '../../internal/zone'
import { englishNotifications } from '../../messages/englishNotifications'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { nextLevel } from '../status/nextLevel'
import type { ScreenProps } from '../status/ScreenProps'
import { useScreenFocus } from '../status/useScreenFocus'
import type { Notice } from './Notice'
import { nearDay, noticeDays } from './noticeDays'
import { NoticeItem } from './NoticeItem'
import type { NotificationsState } from './useNotifications'

/** Props of the page of notices, whether it reads them itself or is given them. */
export interface NotificationsScreenBaseProps extends ScreenProps {
  /** Names the page. @default "Notifications" */
  title?: ReactNode
  /** The way here, from the top. */
  breadcrumbs?: ReactNode
  /** The zone whose days and clocks count, as the IANA database names it. @default that of the `LocaleProvider`, or else 'UTC' */
  zone?: string | undefined
  /** The words for failed calls. @default the page says the status in words and quotes the server */
  errors?: ErrorCatalogue | undefined
}

export interface NotificationsScreenViewProps extends NotificationsScreenBaseProps, NotificationsState {
  /**
   * How the notices stand, in one word.
   * @selector [data-status="empty"]
   */
  status: NotificationsState['status']
}

/** Notices of a person, day by day. New ones wait above, and move nothing. */
export function NotificationsScreenView(props: NotificationsScreenViewProps) {
  const { status, notices, arrived, unread, unreadOnly, older, problem, markProblem } = props
  const { onRetry, onShowOlder, onShowArrived, onUnreadOnlyChange, onMark } = props
  const { title, breadcrumbs, errors, headingLevel = 1, autoFocus = false } = props
  const { className, style, ref } = props
  const zone = useZone(props.zone)
  const { t, locale } = useScreenLocale(englishNotifications)
  const announce = useAnnounce()
  const id = useId()
  const heading = useScreenFocus(autoFocus)
  const now = useSyncExternalStore(clock.subscribe, clock.now, unknown)
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ readonly index: number; readonly count: number }>(undefined)
  const DayHeading = `h${nextLevel(headingLevel)}` as const
  const count = notices.length
  const waiting = arrived.length
  const words = t('notifications.arrived', { count: waiting })

  useEffect(() => {
    if (waiting > 0) announce(words)
  }, [waiting, words, announce])
  // The button that was pressed goes, or moves: the first of those that it brought takes the focus.
  useEffect(() => {
    const { current } = wanted
    if (!current || count <= current.count) return
    wanted.current = undefined
    list.current?.querySelectorAll<HTMLElement>('.sw-NotificationsScreen-notice')[current.index]?.focus()
  }, [count])

  const dayWords = (day: string) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day
    const near = now === undefined ? undefined : nearDay(day, now, zone)
    if (near) return t(`notifications.${near}`)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
  }
  const isEmpty = status === 'empty'
  return (
    <section
      {...dataOf(props)}
      ref={ref}
      style={style}
      className={classes('sw-Screen sw-NotificationsScreen', className)}
      data-status={status}
      aria-labelledby={id}
      aria-busy={status === 'loading' || undefined}
    >
      <PageHeader
        title={title ?? t('notifications.title')}
        titleId={id}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={breadcrumbs}
        actions={
          onMark &&
          status === 'ready' &&
          (unread ?? notices.filter(({ read }) => !read).length) > 0 && (
            <Button onClick={() => onMark('all', true)}>{t('notifications.markAll')}</Button>
          )
        }
      />
      {status !== 'failed' && (
        <div className="sw-NotificationsScreen-line">
          <CheckboxField
            label={t('notifications.unreadOnly')}
            value={unreadOnly}
            required
            onValueChange={(next) => onUnreadOnlyChange(next === true)}
          />
          {unread !== undefined && (
            <p className="sw-NotificationsScreen-count">{t('notifications.unread', { count: unread })}</p>
          )}
        </div>
      )}
      {waiting > 0 && (
        <Button
          className="sw-NotificationsScreen-arrived"
          onClick={() => {
            wanted.current = { index: 0, count }
            onShowArrived()
          }}
        >
          {words}
        </Button>
      )}
      {markProblem && (
        <Banner tone="danger" title={t('notifications.notMarked')}>
          {problemMessages(markProblem, t, errors)}
        </Banner>
      )}
      {status === 'failed' && (
        <Banner
          tone="danger"
          title={t('notifications.failed')}
          actions={
            <Button size="small" onClick={onRetry}>
              {t('status.retry')}
            </Button>
          }
        >
          {problem && problemMessages(problem, t, errors)}
        </Banner>
      )}
      {status === 'loading' && count === 0 && <Places label={t('notifications.loading')} />}
      {isEmpty && (
        <EmptyState
          icon={<BellOff className="sw-icon" aria-hidden="true" />}
          headingLevel={nextLevel(headingLevel)}
          title={t('notifications.empty')}
        >
          {t(unreadOnly ? 'notifications.emptyUnread' : 'notifications.emptyText')}
        </EmptyState>
      )}
      <div ref={list} className="sw-NotificationsScreen-days">
        {noticeDays(notices, zone).map(({ day, notices: some }, index) => (
          <section key={`${day} ${some[0]?.id}`} aria-labelledby={`${id}-${index}`}>
            <DayHeading id={`${id}-${index}`} className="sw-NotificationsScreen-day">
              {dayWords(day)}
            </DayHeading>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
            <ul role="list" className="sw-NotificationsScreen-list">
              {some.map((notice: Notice) => (
                <NoticeItem
                  key={notice.id}
                  notice={notice}
                  zone={zone}
                  onMark={onMark && ((read) => onMark([notice.id], read))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {status === 'ready' && older !== 'none' && (
        <div className="sw-NotificationsScreen-more">
          {older === 'failed' && (
            <p className="sw-NotificationsScreen-problem" role="alert">
              {t('notifications.olderFailed')}
            </p>
          )}
          <Button
            pending={older === 'loading'}
            onClick={() => {
              wanted.current = { index: count, count }
              onShowOlder()
            }}
          >
            {t(older === 'failed' ? 'status.retry' : 'notifications.older')}
          </Button>
        </div>
      )}
    </section>
  )
}

const unknown = () => undefined

/** The places of some notices on their way. */
function Places({ label }: { label: string }) {
  return (
    <div className="sw-NotificationsScreen-places">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="block" height="3.5rem" />
      ))}
    </div>
  )
}
