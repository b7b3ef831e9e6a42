import { requiredRules } from './requiredRules'

/** The message of a rule across fields without one of its own. */
export const requireRules = {
  ...requiredRules,
  'rule.it': 'it',
  'rule.require': 'Change {field}: it can stay {condition}',
  'rule.requireOfIt': 'Change {field} so that {condition}',
} as const
