/**
 * The words of samples in one language. `|` stands between several; `#` is a digit, and `{nouns}` one of another list.
 * A form for addresses of mail follows a `=`: `佐藤=sato`.
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
  /** Names of companies: `{lastNames} & Sons`. */
  readonly companies: string
  readonly jobs: string
  readonly departments: string
  /** Things that are sold: `Oak desk`. */
  readonly products: string
  /** Titles of a task, a report or a topic. */
  readonly titles: string
  /** Whole sentences of a note. */
  readonly sentences: string
  /** Single words: tags, categories, keys. */
  readonly nouns: string
  /** The content of fields by their names: in English, as in most programs, and in this language. */
  readonly meanings: Meanings
}

/**
 * The content of fields by their names, a line each: the names as an expression in small letters, a colon and a space,
 * and the content. `vorname: {firstNames}`, `alter: 18..80`. The first line that fits decides. A list followed by `@`
 * is written as in an address of mail or of the web, one followed by `>` is written as after its `=`.
 */
export interface Meanings {
  /** The people that fields may name, as an expression: the name and the address of one person agree. */
  readonly people: string
  readonly texts: string
  readonly numbers: string
  /** In days from now. */
  readonly days: string
}
