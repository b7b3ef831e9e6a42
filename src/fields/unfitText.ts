import type { ReferenceTarget } from '../components/useReference'
import { own } from '../internal/own'
import { englishConditions } from '../messages/englishConditions'
import { referenceTexts } from '../messages/fields/referenceTexts'
import type { TranslateFor } from '../messages/createTranslator'
import { explainBare } from '../spec/conditions/explainWhen'
import { alternativesOf, clausesOf, type When } from '../spec/conditions/When'

/** The texts of references, with those of the conditions on them. */
export const offeredTexts = { ...referenceTexts, ...englishConditions }

interface Language {
  readonly t: TranslateFor<keyof typeof offeredTexts>
  readonly locale: string
}

/** Say to choose another record, and which ones can be chosen, where that can be told: the id of a record tells a person nothing. */
export function unfitText(when: When, { entity }: ReferenceTarget, { t, locale }: Language): string {
  const clauses = alternativesOf(when).flatMap(clausesOf)
  const canBeTold = clauses.every(({ name, operator }) => {
    const field = own(entity.fields, name)
    const hasWords = field && field.kind !== 'reference' && name !== entity.id
    return hasWords || (field && (operator === 'me' || operator === 'empty'))
  })
  return canBeTold
    ? t('reference.unfitWhere', { condition: explainBare(when, entity, { t, locale }) })
    : t('reference.unfit')
}
