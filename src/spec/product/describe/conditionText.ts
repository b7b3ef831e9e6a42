import type { Fields } from '../../fields/Field'
import { explain, explainBare } from '../../conditions/explainWhen'
import type { When } from '../../conditions/When'
import { said } from './sheetText'
import type { SheetContext } from './Section'

/** "only while status is draft" */
export function onlyWhile(
  when: When,
  fields: Parameters<typeof explain>[1],
  { t, locale }: SheetContext,
): string {
  return said(explain(when, fields, { t, locale }))
}

/** "status is draft", to stand by itself. */
export function conditionText(when: When, fields: Fields, { t, locale }: SheetContext): string {
  return said(explainBare(when, fields, { t, locale }))
}
