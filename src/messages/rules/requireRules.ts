import { requiredRules } from './requiredRules'

/** What a rule across fields asks for, where nobody gave it words of its own. */
export const requireRules = {
  ...requiredRules,
  'rule.require': 'Change {field}: it can stay {condition}',
} as const
