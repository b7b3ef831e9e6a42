import { fillIn } from '../words/fill'
import { uniqueRules } from '../words/rules/uniqueRules'
import type { SayRule } from '../words/say'
import type { FieldBase } from './FieldBase'
import { nounOf } from './labels'

/** What is said of a value that another record has already; in English when nobody gives other words. */
export function takenWords(
  fields: Readonly<Record<string, FieldBase>>,
  name: string,
  say: SayRule | undefined,
  locale: string | undefined,
): string {
  const field = fields[name]
  const filling = { field: field ? nounOf(field, name, say && locale) : name }
  return say ? say('rule.unique', filling) : fillIn('en')(uniqueRules['rule.unique'], filling)
}
