import type { Messages } from './Messages'
import type { ActivityMessageKey } from './englishActivity'

/** The texts of the screen that shows who did what to which record, in Modern Standard Arabic. */
export const arabicActivity: Pick<Messages, ActivityMessageKey> = {
  'activity.allKinds': 'كل شيء',
  'activity.allPeople': 'الجميع',
  'activity.allTimes': 'في أي وقت',
  'activity.days': {
    zero: 'اليوم',
    one: 'آخر يوم',
    two: 'آخر يومين',
    few: 'آخر {count} أيام',
    many: 'آخر {count} يومًا',
    other: 'آخر {count} يوم',
  },
  'activity.empty': 'لم يتغير شيء بعد',
  'activity.emptyText': 'سيظهر هنا مَن غيَّر سجلًا وما الذي غيَّره.',
  'activity.filter': 'تصفية',
  'activity.forbiddenText': 'لا يسمح لك دورك بقراءة أي سجل، فلا تغييرات تراها هنا.',
  'activity.kind': 'ماذا',
  'activity.loaded': {
    zero: 'لا تغييرات',
    one: 'تغيير واحد',
    two: 'تغييران',
    few: '{count} تغييرات',
    many: '{count} تغييرًا',
    other: '{count} تغيير',
  },
  'activity.loadedMore': {
    zero: 'لا تغييرات بعد',
    one: 'تغيير واحد، وما هو أقدم',
    two: 'تغييران، وما هو أقدم',
    few: '{count} تغييرات، وما هو أقدم',
    many: '{count} تغييرًا، وما هو أقدم',
    other: '{count} تغيير، وما هو أقدم',
  },
  'activity.more': 'عرض تغييرات أقدم',
  'activity.noResults': 'لا تغيير يطابق',
  'activity.noResultsText': 'اختر شخصًا آخر أو مدة أطول.',
  'activity.notRead': 'لم تُحمَّل: {entities}',
  'activity.person': 'مَن',
  'activity.since': 'متى',
  'activity.showAll': 'عرض كل شيء',
  'activity.versions': 'الإصدارات',
  'activity.versionsOf': 'إصدارات {title}',
}
