import type { englishStorage } from './englishStorage'

export const arabicStorage: { readonly [key in keyof typeof englishStorage]: string } = {
  'storage.blocked':
    'لا يحتفظ هذا المتصفح بشيء لهذه الصفحة. غادر النافذة الخاصة، أو اسمح للصفحة بتخزين البيانات.',
  'storage.full': 'لم تبقَ مساحة على هذا الجهاز. أفرغ بعض المساحة ثم حاول مرة أخرى.',
  'storage.newer': 'توجد هنا نسخة أحدث من هذه الصفحة قيد الاستخدام. أعد تحميل الصفحة للمتابعة.',
}
