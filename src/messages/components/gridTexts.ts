/** The texts of a grid of records. */
export const gridTexts = {
  'list.details': 'Details',
  'list.groupCount': { one: 'one record', other: '{count} records' },
  'list.select': 'Select',
  'list.selectAll': 'Select all',
  'list.selected': { one: '{count} selected', other: '{count} selected' },
  'list.selectedAll': 'All selected',
  'list.selectedNone': 'Nothing selected',
  'list.sortRank': 'Decides as number {rank} of {count}',
  'list.sortedAscending': 'Sorted by {column}, ascending',
  'list.sortedDescending': 'Sorted by {column}, descending',
  'list.sortedNone': 'No longer sorted',
  'list.sortedThenAscending': '{before}, then by {column}, ascending',
  'list.sortedThenDescending': '{before}, then by {column}, descending',
  'row.total': 'Totals',
} as const
