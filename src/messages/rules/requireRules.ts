import { requiredRules } from './requiredRules'

/** The message of a rule across fields without one of its own. */
export const requireRules = {
  ...requiredRules,
  'rule.require': 'Change {field}: it can stay {condition}',
} as const
