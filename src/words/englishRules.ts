import { englishForms } from './englishForms'

/**
 * The words of refused values, apart from the rest of the catalogue: what validates on a server needs no more.
 * They say what to do, the same beside the field and in the summary. {field} is the label as it stands in a
 * sentence.
 */
export const englishRules = {
  'rule.boolean': 'Tick or untick {field}',
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
  'rule.record': 'Fill in the details of {entity}',
  'rule.required': englishForms['rule.required'],
  'rule.requiredChoice': 'Choose {field}',
  'rule.requiredTrue': englishForms['rule.requiredTrue'],
  'rule.text': 'Enter {field} as text',
  'rule.unique': 'Enter another {field}, this one is taken',
  'rule.validate': 'Check {field}',
} as const

export type RuleWordKey = keyof typeof englishRules
