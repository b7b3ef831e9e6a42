import { sentence } from '../messages/sentence'

/** Several findings about one value are sentences of one paragraph; undefined where there are none. */
export function paragraphOf(found: readonly { readonly message: string }[]): string | undefined {
  const words = found.map(({ message }) => message)
  return words.length < 2 ? words[0] : words.map(sentence).join(' ')
}
