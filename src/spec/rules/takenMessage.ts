import { fillIn } from '../../messages/fill'
import { uniqueRules } from '../../messages/rules/uniqueRules'
import type { TranslateRule } from '../../messages/createTranslator'
import type { FieldBase } from '../fields/FieldBase'
import { nounOf } from '../labels/labels'

/** The message for a value that another record has already; in English without a `t`. */
export function takenMessage(
  fields: Readonly<Record<string, FieldBase>>,
  name: string,
  t: TranslateRule | undefined,
  locale: string | undefined,
): string {
  const field = fields[name]
  const filling = { field: field ? nounOf(field, name, t && locale) : name }
  return t ? t('rule.unique', filling) : fillIn('en')(uniqueRules['rule.unique'], filling)
}
