/** The texts of the screen that shows who did what to which record. */
export const englishActivity = {
  'activity.allKinds': 'Everything',
  'activity.allPeople': 'Everyone',
  'activity.allTimes': 'Any time',
  'activity.days': { one: 'Last day', other: 'Last {count} days' },
  'activity.empty': 'Nothing has changed yet',
  'activity.emptyText': 'Who changes a record, and what, will stand here.',
  'activity.filter': 'Filter',
  'activity.forbiddenText': 'Your role may read no record, so there are no changes for you to see.',
  'activity.kind': 'What',
  'activity.loaded': { one: 'One change', other: '{count} changes' },
  'activity.loadedMore': { one: 'One change, and older ones', other: '{count} changes, and older ones' },
  'activity.more': 'Show older changes',
  'activity.noResults': 'No change matches',
  'activity.noResultsText': 'Choose another person, or a longer time.',
  'activity.notRead': 'Not loaded: {entities}',
  'activity.person': 'Who',
  'activity.since': 'When',
  'activity.showAll': 'Show everything',
  'activity.versions': 'Versions',
  'activity.versionsOf': 'Versions of {title}',
} as const

export type ActivityMessageKey = keyof typeof englishActivity
