/** The texts of the screen that has removed records. */
export const englishTrash = {
  'trash.all': 'Everything',
  'trash.backWithText': {
    one: 'It refers to {titles}, which was removed as well. Both come back.',
    other: 'This refers to {titles}, which were removed as well. All of them come back.',
  },
  'trash.backWithTitle': 'Restore with what belongs to it?',
  'trash.by': 'by {name}',
  'trash.empty': 'The trash is empty',
  'trash.emptyAll': 'Empty the trash',
  'trash.emptyText': 'What you remove stands here, and can be brought back.',
  'trash.forbiddenText': 'Your role may neither bring anything back nor remove it for good.',
  'trash.goes': 'Goes',
  'trash.item': 'What was removed',
  'trash.keptDays': {
    one: 'What is removed can be brought back for one day. Then it is gone for good.',
    other: 'What is removed can be brought back for {count} days. Then it is gone for good.',
  },
  'trash.keptForEver': 'Not by itself',
  'trash.kind': 'Show',
  'trash.more': 'Show older ones',
  'trash.noneOfKind': 'None of these in the trash',
  'trash.notPurged': { one: 'One was not removed', other: '{count} were not removed' },
  'trash.notRead': 'Not loaded: {entities}',
  'trash.notRestored': { one: 'One was not restored', other: '{count} were not restored' },
  'trash.purge': 'Remove for good',
  'trash.purged': { one: '{title} is gone for good', other: '{count} are gone for good' },
  'trash.purgeOne': 'Remove {title} for good',
  'trash.purgeText': 'Nothing can bring it back after that.',
  'trash.purgeTitle': { one: 'Remove {title} for good?', other: 'Remove {count} for good?' },
  'trash.purgeTyped': {
    one: 'Enter “{title}” to remove it',
    other: 'Enter the number {count} to remove them',
  },
  'trash.purgeTypedAgain': 'Enter it as it is written here: {text}',
  'trash.removed': 'Removed',
  'trash.restore': 'Restore',
  'trash.restoreAll': 'Restore all',
  'trash.restored': { one: '{title} is back', other: '{count} are back' },
  'trash.restoreOne': 'Restore {title}',
} as const

export type TrashMessageKey = keyof typeof englishTrash
