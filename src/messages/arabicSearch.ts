import type { Messages } from './Messages'
import type { SearchMessageKey } from './englishSearch'

/** The texts of the search over a product, of the quick jump and of the help on keys, in Modern Standard Arabic. */
export const arabicSearch: Pick<Messages, SearchMessageKey> = {
  'search.all': {
    zero: 'لا شيء في {entities}',
    one: 'النتيجة الوحيدة في {entities}',
    two: 'النتيجتان في {entities}',
    few: 'كل النتائج في {entities} ({count})',
    many: 'كل النتائج في {entities} ({count})',
    other: 'كل النتائج في {entities} ({count})',
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
  'search.groupFailed': 'تعذّر البحث في {entities}',
  'search.idle': 'أدخل ما تبحث عنه',
  'search.idleText': 'اسم أو رقم أو كلمة من نص.',
  'search.in': 'البحث في',
  'search.loadFailed': 'تعذّر تحميل البحث',
  'search.more': 'المزيد في {entities}',
  'search.onPage': 'البحث في صفحة مستقلة',
  'search.open': 'بحث',
  'search.pages': 'الانتقال إلى',
  'search.placeholder': 'ابحث أو انتقل إلى',
  'search.recent': 'الأخيرة',
  'search.results': 'النتائج',
  'search.retry': 'تعذّر البحث في {entities}. أعد المحاولة',
  'search.searching': 'جارٍ البحث في: {entities}',
  'search.seeAll': 'عرض كل النتائج',
  'search.waiting': 'جارٍ البحث',
}
