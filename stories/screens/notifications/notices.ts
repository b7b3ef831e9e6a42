import type { Notice, NoticeSource } from '../../../src/screens/notifications/Notice'
import type { NotificationsState } from '../../../src/screens/notifications/useNotifications'

/** Whom the workshop tells of what, over three days. */
export const notices: readonly Notice[] = [
  {
    id: 7,
    title: 'École Jean Moulin paid invoice INV-2046',
    at: '2026-03-04T08:50:00Z',
    read: false,
    href: '#/invoices/INV-2046',
  },
  {
    id: 6,
    title: 'Ines asks about invoice INV-2047',
    text: '“The battery is on the list twice. Is one of them for the second bicycle?”',
    at: '2026-03-04T07:15:00Z',
    read: false,
    href: '#/invoices/INV-2047',
  },
  { id: 5, title: 'The nightly backup is done', at: '2026-03-04T02:00:00Z', read: true },
  {
    id: 4,
    title: 'Invoice INV-2044 is overdue',
    text: 'Brass & Sons Couriers should have paid by February 28.',
    at: '2026-03-03T06:00:00Z',
    read: false,
    href: '#/invoices/INV-2044',
  },
  {
    id: 3,
    title: 'Mehmet Yıldız paid invoice INV-2043',
    at: '2026-03-03T05:30:00Z',
    read: true,
    href: '#/invoices/INV-2043',
  },
  {
    id: 2,
    title: 'Two of “Battery 500 Wh” are left',
    at: '2026-02-27T16:20:00Z',
    read: true,
    href: '#/parts/P-106',
  },
  { id: 1, title: 'Ines joined the workshop', at: '2026-02-27T09:00:00Z', read: true },
]

const newest: Notice = {
  id: 8,
  title: 'Amélie Rousseau paid invoice INV-2048',
  at: '2026-03-04T09:05:00Z',
  read: false,
  href: '#/invoices/INV-2048',
}

export interface SteeredNotices extends NoticeSource {
  /** Lets another notice come. */
  arrive: () => void
  /** While it is set, calls of that kind fail. */
  fail: 'list' | 'mark' | 'older' | undefined
}

/** Notices in memory, five at a time. */
export function noticeSource(first: readonly Notice[] = notices): SteeredNotices {
  let all = first
  const listeners = new Set<() => void>()
  const source: SteeredNotices = {
    fail: undefined,
    async list({ unread, cursor }) {
      await Promise.resolve()
      if (source.fail === 'list' || (source.fail === 'older' && cursor !== undefined))
        throw new Error('No answer')
      const some = unread ? all.filter(({ read }) => !read) : all
      const from = Number(cursor ?? 0)
      return {
        notices: some.slice(from, from + 5),
        next: from + 5 < some.length ? String(from + 5) : undefined,
        unread: all.filter(({ read }) => !read).length,
      }
    },
    async mark(which, read) {
      await Promise.resolve()
      if (source.fail === 'mark') throw new Error('No answer')
      all = all.map((one) => (which === 'all' || which.includes(one.id) ? { ...one, read } : one))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    arrive() {
      all = [newest, ...all]
      for (const listener of listeners) listener()
    },
  }
  return source
}

const nothing = () => {}

/** The state of a page that shows them. */
export const noticesShown: NotificationsState = {
  status: 'ready',
  notices,
  arrived: [],
  unread: 3,
  unreadOnly: false,
  older: 'none',
  problem: undefined,
  markProblem: undefined,
  onRetry: nothing,
  onShowOlder: nothing,
  onShowArrived: nothing,
  onUnreadOnlyChange: nothing,
  onMark: nothing,
}
