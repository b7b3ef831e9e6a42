import type { Fields } from '../../fields/Field'
import { explain } from '../../conditions/explainWhen'
import type { When } from '../../conditions/When'
import { said } from './sheetText'
import type { SheetContext } from './Section'

/** "only while status is draft" */
export function onlyWhile(when: When, fields: Fields, { t, locale }: SheetContext): string {
  return said(explain(when, fields, { t, locale }))
}

/** "status is draft", to stand by itself. */
export function conditionText(when: When, fields: Fields, { t, locale }: SheetContext): string {
  const bare: typeof t = (key, ...rest) => {
    if (key !== 'when.only' && key !== 'when.while') return t(key, ...rest)
    return String((rest[0] as { readonly conditions: string }).conditions)
  }
  return said(explain(when, fields, { t: bare, locale }))
}
