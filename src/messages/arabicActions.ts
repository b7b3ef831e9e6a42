import type { Messages } from './Messages'
import type { ActionMessageKey } from './englishActions'

/** The texts of one action, in Modern Standard Arabic. */
export const arabicActions: Pick<Messages, ActionMessageKey> = {
  'action.done': 'تم: {label}',
  'action.failed': 'لم يتم: {label}',
  'action.notUndone': 'لم يتم التراجع: {label}',
  'action.typeName': 'أدخل «{name}» للمتابعة',
  'action.typeNameAgain': 'أدخل الاسم كما هو مكتوب هنا: {name}',
  'action.undo': 'تراجع',
  'action.undone': 'تم التراجع: {label}',
}
