import type { Messages } from './Messages'
import type { NotificationsMessageKey } from './englishNotifications'

/** The texts of the page of notices, in German. */
export const germanNotifications: Pick<Messages, NotificationsMessageKey> = {
  'notifications.arrived': { one: '{count} neue', other: '{count} neue' },
  'notifications.buttonUnread': {
    one: 'Benachrichtigungen, {count} ungelesen',
    other: 'Benachrichtigungen, {count} ungelesen',
  },
  'notifications.empty': 'Sie sind auf dem neuesten Stand',
  'notifications.emptyText': 'Hier steht dann, was andere tun und was Sie betrifft.',
  'notifications.emptyUnread': 'Alles ist gelesen.',
  'notifications.failed': 'Die Benachrichtigungen konnten nicht geladen werden',
  'notifications.loading': 'Benachrichtigungen werden geladen',
  'notifications.markAll': 'Alle als gelesen markieren',
  'notifications.markRead': 'Als gelesen markieren',
  'notifications.markUnread': 'Als ungelesen markieren',
  'notifications.notMarked': 'Die Markierung wurde nicht gespeichert und ist zurückgenommen',
  'notifications.older': 'Ältere anzeigen',
  'notifications.olderFailed': 'Die älteren konnten nicht geladen werden.',
  'notifications.today': 'Heute',
  'notifications.unreadMark': 'Ungelesen:',
  'notifications.unreadOnly': 'Nur ungelesene',
  'notifications.yesterday': 'Gestern',
}
