import { requiredRules } from './requiredRules'

export const colourRules = {
  ...requiredRules,
  'rule.colour': 'Enter {field} as a colour, like #1a2b3c',
} as const
