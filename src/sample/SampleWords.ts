/**
 * What samples are written with, in one language. Names in another script than Latin are followed by how they stand
 * in an address of mail: `佐藤=sato`.
 */
export interface SampleWords {
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
  /** Whether the family name comes first. */
  readonly familyFirst?: boolean
  /** City and country: `Leeds=United Kingdom`. */
  readonly places: readonly string[]
  readonly streets: readonly string[]
  /** An address of a street, with `#` for each digit and `*` for the street: `## *`. */
  readonly address: string
  readonly postcode: string
  /** Numbers that are reserved for examples, with `#` for each free digit. */
  readonly phone: string
  /** What a company is called, with `*` for a family name: `* & Sons`. */
  readonly companies: readonly string[]
  readonly jobs: readonly string[]
  readonly departments: readonly string[]
  /** Things that are sold: `Oak desk`. */
  readonly products: readonly string[]
  /** What a task, a report or a topic is called. */
  readonly titles: readonly string[]
  /** Whole sentences of a note. */
  readonly sentences: readonly string[]
  /** Single words: tags, categories, keys. */
  readonly nouns: readonly string[]
}
