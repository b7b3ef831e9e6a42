/** Titles of screens in navigation, and of the buttons that lead there; their other texts come with them. */
export const englishScreenTitles = {
  'activity.title': 'History',
  'board.button': 'Board',
  'board.title': '{entities} on a board',
  'calendar.button': 'Calendar',
  'calendar.title': 'Calendar of {entities}',
  'compare.title': 'Compare {entities}',
  'import.button': 'Import',
  'import.title': 'Import {entities}',
  'notifications.title': 'Notifications',
  'notifications.unread': { one: '{count} unread', other: '{count} unread' },
  'overview.title': 'Overview',
  'people.title': '{entities} and roles',
  'search.title': 'Search',
  'settings.title': 'Settings',
  'specification.title': 'Specification',
  'trash.title': 'Trash',
  'tree.button': 'Tree',
  'tree.title': '{entities} in a tree',
} as const

export type ScreenTitleKey = keyof typeof englishScreenTitles
