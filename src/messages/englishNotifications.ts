/** The texts of the page of notices, and of the bell that leads there. */
export const englishNotifications = {
  'notifications.arrived': { one: '{count} new', other: '{count} new' },
  'notifications.buttonUnread': {
    one: 'Notifications, {count} unread',
    other: 'Notifications, {count} unread',
  },
  'notifications.empty': 'You are up to date',
  'notifications.emptyText': 'What others do that concerns you will stand here.',
  'notifications.emptyUnread': 'Everything is read.',
  'notifications.failed': 'Notifications could not be loaded',
  'notifications.loading': 'Loading notifications',
  'notifications.markAll': 'Mark all as read',
  'notifications.markRead': 'Mark as read',
  'notifications.markUnread': 'Mark as unread',
  'notifications.notMarked': 'The mark was not saved, and is taken back',
  'notifications.older': 'Show older',
  'notifications.olderFailed': 'The older ones could not be loaded.',
  'notifications.today': 'Today',
  'notifications.unreadMark': 'Unread:',
  'notifications.unreadOnly': 'Only unread',
  'notifications.yesterday': 'Yesterday',
} as const

export type NotificationsMessageKey = keyof typeof englishNotifications
