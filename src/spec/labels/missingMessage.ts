import type { RuleMessageKey } from '../../messages/englishRules'
import { isQuestion } from './inSentence'

/** The message for a missing value: a value is entered, an option chosen, and a question answered. */
export function missingMessage(noun: string, own: RuleMessageKey = 'rule.required'): RuleMessageKey {
  const isAsked = own === 'rule.required' || own === 'rule.requiredChoice'
  return isAsked && isQuestion(noun) ? 'rule.requiredAnswer' : own
}
