import type { TranslateFor } from '../../messages/createTranslator'
import type { Field } from '../../spec/fields/Field'
import { valueText } from '../../spec/values/valueText'

/** A value in one line, inside a sentence: of a field with two answers no person reads "true". */
export function valueWords(
  field: Field,
  value: unknown,
  { t, locale }: { t: TranslateFor<'value.yes' | 'value.no'>; locale: string },
): string {
  if (field.kind === 'boolean' && typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  return valueText(field, value, locale)
}
