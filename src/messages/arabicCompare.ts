import type { Messages } from './Messages'
import type { CompareMessageKey } from './englishCompare'

/** The texts of the screen that sets records side by side, in Modern Standard Arabic. */
export const arabicCompare: Pick<Messages, CompareMessageKey> = {
  'compare.button': {
    zero: 'مقارنة',
    one: 'مقارنة',
    two: 'مقارنة سجلين',
    few: 'مقارنة {count} سجلات',
    many: 'مقارنة {count} سجلًا',
    other: 'مقارنة {count} سجل',
  },
  'compare.buttonReason': 'حدِّد من سجلين إلى أربعة للمقارنة بينها.',
  'compare.differing': {
    zero: 'لا يختلف أي حقل من {total}',
    one: 'يختلف حقل واحد من {total}',
    two: 'يختلف حقلان من {total}',
    few: 'تختلف {count} حقول من {total}',
    many: 'يختلف {count} حقلًا من {total}',
    other: 'يختلف {count} حقل من {total}',
  },
  'compare.differs': 'مختلف',
  'compare.field': 'الحقل',
  'compare.leaveOut': 'استبعاد {title}',
  'compare.notFound': 'هذا السجل غير موجود، أو لم يعد موجودًا.',
  'compare.onlyDifferences': 'الاختلافات فقط',
  'compare.same': 'هي متطابقة في كل الحقول',
  'compare.toList': 'الاختيار من القائمة',
  'compare.tooFew': 'لا شيء للمقارنة',
  'compare.tooFewText': 'حدِّد من سجلين إلى أربعة في القائمة، ثم «مقارنة».',
  'compare.unknown': 'غير معروف',
}
