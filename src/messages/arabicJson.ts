import type { Messages } from './Messages'
import type { jsonTexts } from './fields/jsonTexts'

/** The texts of a field for JSON, in Modern Standard Arabic. */
export const arabicJson: Pick<Messages, keyof typeof jsonTexts> = {
  'json.after': 'السطر {line}: احذف ما يأتي بعد النهاية',
  'json.close': 'السطر {line}: أغلق القوس {about} المفتوح هناك',
  'json.colon': 'السطر {line}: ضع نقطتين رأسيتين بعد الاسم',
  'json.comma': 'السطر {line}: ضع فاصلة أو {about} هنا',
  'json.digits': 'السطر {line}: ضع {about} بين علامتي اقتباس، لأن أرقامه أكثر مما يحفظه العدد',
  'json.escape': 'السطر {line}: اكتب \\\\ للشرطة المائلة العكسية، و\\t لمسافة الجدولة',
  'json.format': 'تنسيق',
  'json.leave': 'مفتاح Tab يزيح النص. اضغط Escape ثم Tab للخروج من المربع.',
  'json.name': 'السطر {line}: ضع اسمًا بين علامتي اقتباس هنا',
  'json.quote': 'السطر {line}: أنهِ النص بعلامة اقتباس',
  'json.trailing': 'السطر {line}: احذف الفاصلة قبل {about}',
  'json.twice': 'السطر {line}: غيّر أحد الاسمين «{about}»',
  'json.value': 'السطر {line}: ضع قيمة هنا. النصوص تكون بين علامتي اقتباس',
}
