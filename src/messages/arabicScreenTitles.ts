import type { Messages } from './Messages'
import type { ScreenTitleKey } from './englishScreenTitles'

/** How screens are called where one goes to them. */
export const arabicScreenTitles: Pick<Messages, ScreenTitleKey> = {
  'activity.title': 'سجل التغييرات',
  'board.button': 'لوحة',
  'board.title': '{entities} على لوحة',
  'calendar.button': 'التقويم',
  'calendar.title': '{entitiesLabel} في التقويم',
  'compare.title': 'مقارنة: {entitiesLabel}',
  'import.button': 'استيراد',
  'import.title': 'استيراد: {entitiesLabel}',
  'notifications.title': 'الإشعارات',
  'notifications.unread': {
    zero: 'لا شيء غير مقروء',
    one: 'واحد غير مقروء',
    two: 'اثنان غير مقروءين',
    few: '{count} غير مقروءة',
    many: '{count} غير مقروء',
    other: '{count} غير مقروء',
  },
  'overview.title': 'نظرة عامة',
  'people.title': '{entities} والأدوار',
  'search.title': 'بحث',
  'settings.title': 'الإعدادات',
  'specification.title': 'المواصفات',
  'trash.title': 'سلة المحذوفات',
  'tree.button': 'شجرة',
  'tree.title': '{entities} في شجرة',
}
