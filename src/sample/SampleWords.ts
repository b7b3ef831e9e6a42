/**
 * What samples are written with, in one language. Where there are several, `|` stands between them; `#` is a digit, and
 * `{nouns}` one of another list. What stands in an address of mail otherwise follows a `=`: `佐藤=sato`.
 */
export interface SampleWords {
  readonly firstNames: string
  readonly lastNames: string
  /** Both names, in their order: `{firstNames} {lastNames}`. */
  readonly fullName: string
  /** City and country: `Leeds=United Kingdom`. */
  readonly places: string
  readonly streets: string
  /** An address of a street: `## {streets}`. */
  readonly address: string
  readonly postcode: string
  /** Numbers that are reserved for examples. */
  readonly phone: string
  /** What a company is called: `{lastNames} & Sons`. */
  readonly companies: string
  readonly jobs: string
  readonly departments: string
  /** Things that are sold: `Oak desk`. */
  readonly products: string
  /** What a task, a report or a topic is called. */
  readonly titles: string
  /** Whole sentences of a note. */
  readonly sentences: string
  /** Single words: tags, categories, keys. */
  readonly nouns: string
  /** What fields are called: in English, as in most programs, and in this language. */
  readonly meanings: Meanings
}

/**
 * What the fields of a name hold, a line each: the names as an expression in small letters, a colon and a space, and
 * what is written. `vorname: {firstNames}`, `alter: 18..80`. The first line that fits decides. What stands in an address
 * of mail or of the web is marked by `@`, what follows a `=` by `>`.
 */
export interface Meanings {
  /** Who fields may speak of, as an expression: the name and the address of one person agree. */
  readonly people: string
  readonly texts: string
  readonly numbers: string
  /** In days from now. */
  readonly days: string
}
