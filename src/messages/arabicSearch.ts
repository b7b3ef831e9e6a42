import type { Messages } from './Messages'
import type { SearchMessageKey } from './englishSearch'

/** The texts of the search over a product, of the quick jump and of the help on keys, in Modern Standard Arabic. */
export const arabicSearch: Pick<Messages, SearchMessageKey> = {
  'search.all': {
    zero: '{entities}: لا شيء',
    one: '{entities}: النتيجة الوحيدة',
    two: '{entities}: النتيجتان',
    few: '{entities}: كل النتائج ({count})',
    many: '{entities}: كل النتائج ({count})',
    other: '{entities}: كل النتائج ({count})',
  },
  'search.commands': 'إجراءات',
  'search.empty': 'لا يوجد ما فيه «{words}»',
  'search.emptyText': 'جرّب كلمات أقل، أو جزءًا من كلمة.',
  'search.everywhere': 'في كل مكان',
  'search.failed': 'لم يصل رد على البحث',
  'search.field': 'بحث',
  'search.found': {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  'search.groupFailed': '{entities}: تعذّر البحث',
  'search.idle': 'أدخل ما تبحث عنه',
  'search.idleText': 'اسم أو رقم أو كلمة من نص.',
  'search.in': 'البحث في',
  'search.loadFailed': 'تعذّر تحميل البحث',
  'search.more': '{entities}: المزيد',
  'search.onPage': 'البحث في صفحة مستقلة',
  'search.open': 'بحث',
  'search.pages': 'الانتقال إلى',
  'search.placeholder': 'ابحث أو انتقل إلى',
  'search.recent': 'الأخيرة',
  'search.results': 'النتائج',
  'search.retry': '{entities}: تعذّر البحث. أعد المحاولة',
  'search.searching': 'جارٍ البحث في: {entities}',
  'search.seeAll': 'عرض كل النتائج',
  'search.waiting': 'جارٍ البحث',
}
