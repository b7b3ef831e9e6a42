/** What a form says by itself, apart from the rest of the catalogue: a page with one form needs no more. */
export const englishForms = {
  'errorSummary.title': 'There is a problem',
  'rule.required': 'Enter {field}',
  'rule.requiredTrue': 'Tick {field} to continue',
} as const

export type FormWordKey = keyof typeof englishForms
