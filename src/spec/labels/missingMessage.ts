import { isQuestion } from './inSentence'

/** The message for a missing value: a value is entered, an option chosen, and a question answered. */
export function missingMessage<Own extends string = never>(
  noun: string,
  own: Own | 'rule.required' = 'rule.required',
): Own | 'rule.required' | 'rule.requiredAnswer' {
  const isAsked = own === 'rule.required' || own === 'rule.requiredChoice'
  return isAsked && isQuestion(noun) ? 'rule.requiredAnswer' : own
}
