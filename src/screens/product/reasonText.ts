import { capitalized } from '../../messages/capitalized'
import { sentence } from '../../messages/sentence'

/** Make a sentence of a reason, which is a part of one: "only while status is draft". */
export function reasonText(reason: string, locale: string): string {
  return sentence(capitalized(reason, locale))
}
