import type { Messages } from './Messages'
import type { ConditionMessageKey } from './englishConditions'

/**
 * The words of conditions, in Modern Standard Arabic. Each begins with a feminine noun, the value of a field say, so that the words
 * before it can agree, and nothing has to agree with the gender of a label that is not known here.
 */
export const arabicConditions: Pick<Messages, ConditionMessageKey> = {
  'when.after': 'قيمة {field} بعد {value}',
  'when.atLeast': 'قيمة {field} لا تقل عن {value}',
  'when.atMost': 'قيمة {field} لا تزيد على {value}',
  'when.before': 'قيمة {field} قبل {value}',
  'when.contains': 'قيمة {field} تتضمن {value}',
  'when.empty': 'قيمة {field} فارغة',
  'when.from': 'قيمة {field} تقع {value} أو بعد ذلك',
  'when.is': 'قيمة {field} {value}',
  'when.isNo': 'قيمة {field} هي لا',
  'when.isNot': 'قيمة {field} ليست {value}',
  'when.isYes': 'قيمة {field} هي نعم',
  'when.less': 'قيمة {field} أقل من {value}',
  'when.me': 'قيمة {field} تشير إليك',
  'when.meAmong': 'قيمة {field} تتضمنك',
  'when.meItself': 'بيانات السجل هي بياناتك',
  'when.mine': 'قيمة {field} تخصك',
  'when.mineAmong': 'قيمة {field} تتضمن ما يخصك',
  'when.mineItself': 'بيانات السجل تخصك',
  'when.more': 'قيمة {field} أكثر من {value}',
  'when.no': 'لا',
  'when.notAfter': 'قيمة {field} ليست بعد {value}',
  'when.notAllowed': 'دورك لا يسمح بذلك',
  'when.notBefore': 'قيمة {field} ليست قبل {value}',
  'when.notEmpty': 'قيمة {field} غير فارغة',
  'when.notLess': 'قيمة {field} لا تقل عن قيمة {value}',
  'when.notMore': 'قيمة {field} لا تزيد على قيمة {value}',
  'when.notSame': 'قيمة {field} تختلف عن قيمة {value}',
  'when.only': 'فقط {conditions}',
  'when.option': '«{value}»',
  'when.quoted': '«{value}»',
  'when.same': 'قيمة {field} هي نفسها قيمة {value}',
  'when.until': 'قيمة {field} تقع {value} أو قبل ذلك',
  'when.while': 'إذا كانت {conditions}',
  'when.yes': 'نعم',
}
