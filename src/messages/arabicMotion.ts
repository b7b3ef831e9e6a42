import type { Messages } from './Messages'
import type { MotionMessageKey } from './englishMotion'

/** The texts of a list whose order a person changes, in Modern Standard Arabic. */
export const arabicMotion: Pick<Messages, MotionMessageKey> = {
  'reorder.handle': 'نقل {item}',
  'reorder.hint':
    'اضغط على المسافة أو Enter للالتقاط، ثم انقل بمفاتيح الأسهم. تضعه المسافة أو Enter في مكانه الجديد، ويعيده Escape إلى مكانه الأول.',
  'reorder.moved': '{item}: الموضع {place} من {total}',
  'reorder.pickedUp': 'تم التقاط {item}، الموضع {place} من {total}',
  'reorder.putBack': 'أُعيد {item} إلى الموضع {place} من {total}',
  'reorder.putDown': 'وُضع {item} في الموضع {place} من {total}',
  'reorder.putHere': 'وضع {item} في الموضع {place}',
}
