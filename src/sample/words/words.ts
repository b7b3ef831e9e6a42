import type { SampleWords } from '../SampleWords'

type Written = {
  readonly [Name in keyof SampleWords]: SampleWords[Name] extends readonly string[]
    ? string
    : SampleWords[Name]
}

const SINGLE = ['address', 'postcode', 'phone']

/** Lists are written with `|` between their entries, which is half the size. */
export function words(written: Written): SampleWords {
  const lists = Object.entries(written).map(([name, text]) => [
    name,
    typeof text === 'string' && !SINGLE.includes(name) ? Object.freeze(text.split('|')) : text,
  ])
  return Object.freeze(Object.fromEntries(lists)) as SampleWords
}
