/** The texts of the search over a product, of the quick jump and of the help on keys. */
export const englishSearch = {
  'search.all': { one: 'The one in {entities}', other: 'All {count} in {entities}' },
  'search.commands': 'Actions',
  'search.empty': 'Nothing has “{words}”',
  'search.emptyText': 'Try fewer words, or a part of one.',
  'search.everywhere': 'Everywhere',
  'search.failed': 'The search got no answer',
  'search.field': 'Search',
  'search.found': { one: 'One result', other: '{count} results' },
  'search.groupFailed': '{entities} could not be searched',
  'search.idle': 'Enter what you look for',
  'search.idleText': 'A name, a number, or a word of a text.',
  'search.in': 'Search in',
  'search.loadFailed': 'The search could not be loaded',
  'search.more': 'More in {entities}',
  'search.onPage': 'Search on a page of its own',
  'search.open': 'Search',
  'search.pages': 'Go to',
  'search.placeholder': 'Search or jump to',
  'search.recent': 'Recent',
  'search.results': 'Results',
  'search.retry': '{entities} could not be searched. Try again',
  'search.searching': 'Searching: {entities}',
  'search.seeAll': 'See all results',
  'search.waiting': 'Searching',
} as const

export type SearchMessageKey = keyof typeof englishSearch
