import { fillIn } from '../../messages/fill'
import { orList } from '../../messages/listText'
import { uniqueRules } from '../../messages/rules/uniqueRules'
import type { TranslateRule } from '../../messages/createTranslator'
import type { FieldBase } from '../fields/FieldBase'
import { nounIn } from '../labels/labels'

/** The message for values that another record has already, of one field or of several together; in English without a `t`. */
export function takenMessage(
  fields: Readonly<Record<string, FieldBase>>,
  names: readonly string[],
  t: TranslateRule | undefined,
  locale: string | undefined,
): string {
  const nouns = names.map((name) => nounIn(fields, name, t && locale))
  const key = names.length > 1 ? 'rule.uniqueTogether' : 'rule.unique'
  const filling = { field: orList(nouns, t && locale) }
  return t ? t(key, filling) : fillIn('en')(uniqueRules[key], filling)
}
