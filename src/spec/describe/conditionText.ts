import type { Fields } from '../Field'
import { explain } from '../explainWhen'
import type { When } from '../When'
import { md } from './markdown'
import type { Telling } from './Telling'

/** "only while status is draft" */
export function onlyWhile(when: When, fields: Fields, { say, locale }: Telling): string {
  return md(explain(when, fields, { say, locale }))
}

/** "status is draft", to stand by itself. */
export function conditionText(when: When, fields: Fields, { say, locale }: Telling): string {
  const bare: typeof say = (key, ...rest) => {
    if (key !== 'when.only' && key !== 'when.while') return say(key, ...rest)
    return String((rest[0] as { readonly conditions: string }).conditions)
  }
  return md(explain(when, fields, { say: bare, locale }))
}
