/** The texts about a paste that is too long, which come with it. */
export const longPasteTexts = {
  'longPaste.insert': 'Insert it anyway',
  'longPaste.save': 'Save it as a file',
  'longPaste.text': 'Nothing was inserted, because so long a text can make this page slow.',
  'longPaste.title': { one: 'You pasted {count} character', other: 'You pasted {count} characters' },
} as const
