/** A label that is a question is no name of a value: nothing can be made of it inside a sentence. */
export const requiredAnswerRules = { 'rule.requiredAnswer': 'Answer “{field}”' } as const
