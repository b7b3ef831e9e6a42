/** The texts of a list beside a record. */
export const englishMasterDetail = {
  'masterDetail.back': 'Back to {list}',
  'masterDetail.choose': 'Choose one from the list.',
  'masterDetail.chooseEntity': 'Choose a record from the list to see it here. The list stays in sight.',
  'masterDetail.none': 'Nothing is open',
  'masterDetail.resize': 'Width of “{list}”',
} as const

export type MasterDetailMessageKey = keyof typeof englishMasterDetail
