import { arabicScreens } from './arabicScreens'
import type { Words } from './english'

/** Every text that the library itself can show, in Modern Standard Arabic. */
export const arabic: Words = {
  // components
  'banner.dismiss': 'إخفاء',
  'breadcrumbs.label': 'موقعك الحالي',
  'button.pending': 'جارٍ التنفيذ',
  'dialog.cancel': 'إلغاء',
  'dialog.close': 'إغلاق',
  'menu.label': 'إجراءات أخرى',
  'toast.dismiss': 'إخفاء',
  'toast.region': 'الرسائل',

  // errorSummary
  'errorSummary.title': 'توجد مشكلة',

  // fields
  'date.calendar': 'التقويم',
  'date.day': 'اليوم',
  'date.dayHint': 'يوم',
  'date.month': 'الشهر',
  'date.monthHint': 'شهر',
  'date.nextMonth': 'الشهر التالي',
  'date.open': 'اختر من التقويم',
  'date.previousMonth': 'الشهر السابق',
  'date.year': 'السنة',
  'date.yearHint': 'سنة',
  'field.charactersLeft': {
    zero: 'لم يبقَ أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقيت {count} أحرف',
    many: 'بقي {count} حرفًا',
    other: 'بقي {count} حرف',
  },
  'field.charactersOver': {
    zero: 'لا زيادة في الأحرف',
    one: 'زيادة حرف واحد',
    two: 'زيادة حرفين',
    few: 'زيادة {count} أحرف',
    many: 'زيادة {count} حرفًا',
    other: 'زيادة {count} حرف',
  },
  'field.choose': 'اختر',
  'field.noChoice': 'بلا',
  'field.optional': 'اختياري',

  // rules
  'rule.boolean': 'ضع علامة على {field} أو أزلها',
  'rule.choice': 'اختر أحد الخيارات في حقل {field}',
  'rule.date': 'أدخل تاريخًا صحيحًا في حقل {field}',
  'rule.integer': 'أدخل عددًا صحيحًا في حقل {field}',
  'rule.max': 'أدخل {max} أو أقل في حقل {field}',
  'rule.maxDate': 'أدخل {max} أو تاريخًا قبله في حقل {field}',
  'rule.maxLength': {
    zero: 'اترك حقل {field} فارغًا',
    one: 'اختصر حقل {field} إلى حرف واحد',
    two: 'اختصر حقل {field} إلى حرفين',
    few: 'اختصر حقل {field} إلى {max} أحرف',
    many: 'اختصر حقل {field} إلى {max} حرفًا',
    other: 'اختصر حقل {field} إلى {max} حرف',
  },
  'rule.min': 'أدخل {min} أو أكثر في حقل {field}',
  'rule.minDate': 'أدخل {min} أو تاريخًا بعده في حقل {field}',
  'rule.minLength': {
    zero: 'أدخل نصًا في حقل {field}',
    one: 'أدخل حرفًا واحدًا على الأقل في حقل {field}',
    two: 'أدخل حرفين على الأقل في حقل {field}',
    few: 'أدخل {min} أحرف على الأقل في حقل {field}',
    many: 'أدخل {min} حرفًا على الأقل في حقل {field}',
    other: 'أدخل {min} حرف على الأقل في حقل {field}',
  },
  'rule.number': 'أدخل رقمًا في حقل {field}، مثل {example}',
  'rule.numberTooExact': 'أدخل عددًا أقل من الأرقام في حقل {field}',
  'rule.pattern': 'أدخل حقل {field} بالصيغة المطلوبة',
  'rule.record': 'املأ بيانات {entity}',
  'rule.required': 'املأ حقل {field}',
  'rule.requiredChoice': 'اختر {field}',
  'rule.requiredTrue': 'ضع علامة على {field} للمتابعة',
  'rule.text': 'أدخل نصًا في حقل {field}',
  'rule.unique': 'أدخل قيمة أخرى في حقل {field}، فهذه مستعملة',
  'rule.validate': 'تحقق من حقل {field}',

  // screens and lists
  ...arabicScreens,
}
