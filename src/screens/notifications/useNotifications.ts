'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createNotices, type NoticesState } from './createNotices'
import type { Notice, NoticeSource } from './Notice'

export interface NotificationsState extends NoticesState {
  /** Reads them again. */
  readonly onRetry: () => void
  readonly onShowOlder: () => void
  /** Shows those that have arrived. */
  readonly onShowArrived: () => void
  readonly onUnreadOnlyChange: (unreadOnly: boolean) => void
  /** Marks some, or all, as read or not; undefined where the source cannot. */
  readonly onMark: ((which: readonly Notice['id'][] | 'all', read: boolean) => void) | undefined
}

/** Read, mark and watch the notices of a source. The source stays the same object. */
export function useNotifications(source: NoticeSource): NotificationsState {
  const notices = useMemo(() => createNotices(source), [source])
  const state = useSyncExternalStore(notices.subscribe, notices.getState, notices.getState)
  useEffect(() => notices.open(), [notices])
  return {
    ...state,
    onRetry: notices.reload,
    onShowOlder: notices.showOlder,
    onShowArrived: notices.showArrived,
    onUnreadOnlyChange: notices.setUnreadOnly,
    onMark: source.mark ? notices.mark : undefined,
  }
}
