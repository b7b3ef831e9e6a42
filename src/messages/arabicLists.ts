import type { Messages } from './english'
import type { englishLists } from './englishLists'

/** The texts of what narrows, changes and takes away the records of a list, in Arabic. */
export const arabicLists: Pick<Messages, keyof typeof englishLists> = {
  // filters, beside those of a form of filters
  'filter.add': 'تصفية',
  'filter.addTitle': 'إضافة عامل تصفية',
  'filter.atLeast': '{value} على الأقل',
  'filter.atMost': '{value} على الأكثر',
  'filter.between': 'من {from} إلى {to}',
  'filter.changeTitle': 'تغيير عامل التصفية',
  'filter.clearFilters': 'مسح عوامل التصفية',
  'filter.condition': 'الشرط',
  'filter.end': 'النهاية',
  'filter.field': 'الحقل',
  'filter.from': 'من',
  'filter.given': 'مُدخل',
  'filter.holds': 'يحتوي على «{value}»',
  'filter.isNot': 'ليس {value}',
  'filter.missing': 'غير مُدخل',
  'filter.needsEnd': 'أدخل أحد الطرفين على الأقل',
  'filter.noResultsText': 'جرّب عوامل تصفية أقل.',
  'filter.since': 'من {value}',
  'filter.start': 'البداية',
  'filter.takeOff': 'إلغاء',
  'filter.test.contains': 'يحتوي على',
  'filter.test.given': 'مُدخل',
  'filter.test.in': 'أحد هذه',
  'filter.test.is': 'يساوي',
  'filter.test.missing': 'غير مُدخل',
  'filter.test.not': 'لا يساوي',
  'filter.test.range': 'بين',
  'filter.to': 'إلى',
  'filter.until': 'حتى {value}',
  'filter.wrongOrder': 'أدخل نهاية لا تسبق البداية',
}
