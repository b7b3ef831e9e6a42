import type { Meanings, SampleWords } from './SampleWords'

/** The content of a field by its name; undefined when the name says nothing. */
export function contentByName(
  sort: keyof Meanings,
  name: string,
  { meanings }: Pick<SampleWords, 'meanings'>,
): string | undefined {
  const lines = meanings[sort].split('\n').map((line) => line.split(': '))
  return lines.find(([called]) => new RegExp(`(?<![a-z])(${called})s?(?![a-z])`).test(name))?.[1]
}
