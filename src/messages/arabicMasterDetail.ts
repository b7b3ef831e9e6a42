import type { Messages } from './Messages'
import type { MasterDetailMessageKey } from './englishMasterDetail'

/** The texts of a list beside a record, in Modern Standard Arabic. */
export const arabicMasterDetail: Pick<Messages, MasterDetailMessageKey> = {
  'masterDetail.back': 'العودة إلى {list}',
  'masterDetail.choose': 'اختر واحدًا من القائمة.',
  'masterDetail.chooseEntity': 'اختر سجلًا من القائمة ليظهر هنا. وتبقى القائمة أمامك.',
  'masterDetail.none': 'لا شيء مفتوح',
  'masterDetail.resize': 'عرض «{list}»',
}
