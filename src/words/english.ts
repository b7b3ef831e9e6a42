/**
 * Every text that the library itself can show, in English. A host changes single ones, or gives another
 * language, with `LocaleProvider`. `{name}` is filled in; a text that counts gives one form for each plural
 * category of its language (CLDR), chosen by `{count}`.
 */
export const english = {
  // fields
  'field.optional': 'optional',
  'field.required': 'required',

  // rules: what to do, the same beside the field and in the summary. {field} is the label as it stands in a sentence.
  'rule.choice': 'Choose one of the options for {field}',
  'rule.date': 'Enter {field} as a real date',
  'rule.integer': 'Enter {field} as a whole number',
  'rule.max': 'Enter {field} as {max} or less',
  'rule.maxDate': 'Enter {field} as {max} or earlier',
  'rule.maxLength': {
    one: 'Shorten {field} to {max} character',
    other: 'Shorten {field} to {max} characters',
  },
  'rule.min': 'Enter {field} as {min} or more',
  'rule.minDate': 'Enter {field} as {min} or later',
  'rule.minLength': {
    one: 'Enter {field} with at least {min} character',
    other: 'Enter {field} with at least {min} characters',
  },
  'rule.number': 'Enter {field} as a number, like {example}',
  'rule.numberTooExact': 'Enter {field} with fewer digits',
  'rule.pattern': 'Enter {field} in the expected form',
  'rule.required': 'Enter {field}',
  'rule.requiredChoice': 'Choose {field}',
  'rule.requiredTrue': 'Tick {field} to continue',
  'rule.text': 'Enter {field} as text',
  'rule.validate': 'Check {field}',
} as const

/** The plural categories of CLDR, of which a language uses some; `other` always. */
export type PluralForms = { readonly other: string } & {
  readonly [category in 'zero' | 'one' | 'two' | 'few' | 'many']?: string
}

export type WordKey = keyof typeof english

/** A whole catalogue: one text, or its plural forms, for each key. */
export type Words = { readonly [key in WordKey]: string | PluralForms }
