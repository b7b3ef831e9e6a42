/** The texts of charts. */
export const chartTexts = {
  'chart.category': 'Category',
  'chart.date': 'Date',
  'chart.loading': 'The chart is loading',
  'chart.others': { one: 'One other', other: '{count} others' },
  'chart.point': '{label}: {values}',
  'chart.showChart': 'Show as chart',
  'chart.showTable': 'Show as table',
  'chart.unknown': 'not known',
  'chart.value': 'Value',
} as const
