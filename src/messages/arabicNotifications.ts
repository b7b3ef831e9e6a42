import type { Messages } from './Messages'
import type { NotificationsMessageKey } from './englishNotifications'

/** The texts of the page of notices, in Modern Standard Arabic. */
export const arabicNotifications: Pick<Messages, NotificationsMessageKey> = {
  'notifications.arrived': {
    zero: 'لا جديد',
    one: 'إشعار جديد',
    two: 'إشعاران جديدان',
    few: '{count} إشعارات جديدة',
    many: '{count} إشعارًا جديدًا',
    other: '{count} إشعار جديد',
  },
  'notifications.buttonUnread': {
    zero: 'الإشعارات، كلها مقروءة',
    one: 'الإشعارات، واحد غير مقروء',
    two: 'الإشعارات، اثنان غير مقروءين',
    few: 'الإشعارات، {count} غير مقروءة',
    many: 'الإشعارات، {count} غير مقروء',
    other: 'الإشعارات، {count} غير مقروء',
  },
  'notifications.empty': 'لا شيء فاتك',
  'notifications.emptyText': 'سيظهر هنا ما يفعله الآخرون ويخصّك.',
  'notifications.emptyUnread': 'كل شيء مقروء.',
  'notifications.failed': 'تعذّر تحميل الإشعارات',
  'notifications.loading': 'جارٍ تحميل الإشعارات',
  'notifications.markAll': 'تحديد الكل كمقروء',
  'notifications.markRead': 'تحديد كمقروء',
  'notifications.markUnread': 'تحديد كغير مقروء',
  'notifications.notMarked': 'لم تُحفظ العلامة وأُعيدت كما كانت',
  'notifications.older': 'عرض الأقدم',
  'notifications.olderFailed': 'تعذّر تحميل الإشعارات الأقدم.',
  'notifications.today': 'اليوم',
  'notifications.unreadMark': 'غير مقروء:',
  'notifications.unreadOnly': 'غير المقروءة فقط',
  'notifications.yesterday': 'أمس',
}
