/** The texts of fields that look for options as a person types. */
export const comboboxTexts = {
  'combobox.count': { one: '{count} option', other: '{count} options' },
  'combobox.create': 'Create “{text}”',
  'combobox.empty': 'There is nothing to choose from',
  'combobox.failed': 'The options could not be loaded',
  'combobox.loading': 'Loading',
  'combobox.none': 'Nothing is called “{text}”',
  'combobox.recent': 'Recent',
  'combobox.retry': 'Try again',
  'combobox.show': 'Show options',
  'combobox.unlisted': 'Choose one of the options',
  'combobox.unlistedOf': 'Choose one of the options for {field}',
} as const
