import type { PluralForms } from './english'

/** The texts of the help with keys. They are a catalogue of their own, which is loaded with the help. */
export const englishKeys = {
  // parts of a screen
  'keys.board': 'Board',
  'keys.calendar': 'Calendar',
  'keys.form': 'Form',
  'keys.grid': 'List',
  'keys.page': 'Anywhere',
  'keys.search': 'Search box',

  // what keys do
  'keys.board.card': 'Go to another card',
  'keys.board.cancel': 'Put the card back',
  'keys.board.drop': 'Put the card down',
  'keys.board.edges': 'First or last card of the column',
  'keys.board.lift': 'Pick the card up',
  'keys.board.open': 'Open the card',
  'keys.board.step': 'Choose the column, with a card picked up',
  'keys.calendar.ask': 'Enter the day to move the entry to',
  'keys.calendar.cancel': 'Put the entry back',
  'keys.calendar.day': 'Go to another day',
  'keys.calendar.drop': 'Put the entry down',
  'keys.calendar.length': 'Make it shorter or longer, with an entry picked up',
  'keys.calendar.lift': 'Pick the entry up',
  'keys.calendar.month': 'Previous or next month',
  'keys.calendar.step': 'Choose the day, with an entry picked up',
  'keys.calendar.week': 'First or last day of the week',
  'keys.calendar.year': 'Previous or next year',
  'keys.form.submit': 'Send the form, from a box of one line',
  'keys.grid.all': 'Select everything',
  'keys.grid.cell': 'Go to another cell',
  'keys.grid.close': 'Hide the rows of the group',
  'keys.grid.closeBranch': 'Close the branch, then go to the row above it',
  'keys.grid.details': 'Leave what the row shows below it',
  'keys.grid.edit': 'Edit the value',
  'keys.grid.editCancel': 'Leave the value as it was',
  'keys.grid.extend': 'Select one row after another',
  'keys.grid.none': 'Give up the selection',
  'keys.grid.open': 'Open the record',
  'keys.grid.openBranch': 'Open the branch',
  'keys.grid.openGroup': 'Show the rows of the group',
  'keys.grid.page': 'One screen up or down',
  'keys.grid.range': 'Select up to this row',
  'keys.grid.records': 'First or last row',
  'keys.grid.resize': 'Make the column narrower or wider, on its heading',
  'keys.grid.row': 'First or last cell of the row',
  'keys.grid.select': 'Select the row',
  'keys.grid.sort': 'Sort by the column, on its heading',
  'keys.grid.sortThen': 'Sort by one more column, on its heading',
  'keys.page.back': 'Back to the list, from the record',
  'keys.page.between': 'From the list to the record, and back',
  'keys.page.help': 'Show these keys',
  'keys.page.news': 'To the newest message',
  'keys.page.records': 'Previous or next record',
  'keys.page.search': 'Search everything',
  'keys.search.clear': 'Empty the box',
  'keys.search.now': 'Search at once',

  // keys by their names, as they are spoken
  'keys.name.and': '{one} and {other}',
  'keys.name.control': 'Ctrl',
  'keys.name.down': 'down arrow',
  'keys.name.left': 'left arrow',
  'keys.name.or': '{one} or {other}',
  'keys.name.pageDown': 'Page Down',
  'keys.name.pageUp': 'Page Up',
  'keys.name.right': 'right arrow',
  'keys.name.space': 'Space',
  'keys.name.up': 'up arrow',

  // the dialog
  'keys.empty': 'Nothing on this page has keys of its own. Tab leads from one part to the next.',
  'keys.onDevice': 'Turn it off if you dictate, or press it by mistake. It is remembered on this device.',
  'keys.openWith': 'Open this with {key}',
} as const

export type KeysMessageKey = keyof typeof englishKeys

/** The words of the help with keys in another language. */
export type KeysMessages = { readonly [key in KeysMessageKey]: string | PluralForms }
