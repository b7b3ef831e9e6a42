import { requiredRules } from './requiredRules'

/** The messages of a text. {field} is the label as it stands in a sentence, in every rule. */
export const textRules = {
  ...requiredRules,
  'rule.maxLength': {
    one: 'Shorten {field} to {max} character',
    other: 'Shorten {field} to {max} characters',
  },
  'rule.minLength': {
    one: 'Enter {field} with at least {min} character',
    other: 'Enter {field} with at least {min} characters',
  },
  'rule.pattern': 'Enter {field} in the expected form',
  'rule.patternLike': 'Enter {field} like {example}',
  'rule.text': 'Enter {field} as text',
} as const
