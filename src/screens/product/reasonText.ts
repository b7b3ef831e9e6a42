import { sentence } from '../../messages/sentence'

/** Make a sentence of a reason, which is a part of one: "only while status is draft". */
export function reasonText(reason: string, locale: string): string {
  const [first = '', ...rest] = reason
  return sentence(first.toLocaleUpperCase(locale) + rest.join(''))
}
