import { textRules } from '../../../messages/rules/textRules'
import { asciiDigits } from '../../values/digits'
import { countCharacters } from '../../values/countCharacters'
import type { FieldBase, FieldBuilder, FieldOptions, Mine } from '../FieldBase'
import { build, type Kind } from '../Kind'
import { charactersSchema, schemaPattern } from '../textSchema'
import { patternLimit } from '../../pattern/patternLimit'
import { matchesWhole } from '../../pattern/wholeText'

/** The use of a text: it decides the keyboard on a phone, and what the browser fills in. */
export type TextFormat = 'email' | 'url' | 'phone' | 'search' | 'password'

export interface TextOptions extends FieldOptions<string, Mine> {
  /** At least so many characters as a person counts them (graphemes). */
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  /**
   * The whole text must match, as in HTML: the expression is anchored at both ends. Where it may take longer than a
   * text is long, so long a text as would hang the page is rejected before it is tried; `checkProduct` says how long.
   */
  readonly pattern?: RegExp | undefined
  /** For words to search for, or a secret. `email()`, `url()` and `phone()` are validated as well. */
  readonly format?: TextFormat | undefined
  /**
   * Of a `phone()`: the country whose numbers are written without "+", in two letters, `DE`, whatever the language of the page.
   * @default the country of the locale, where its tag names one, as `en-GB` does
   */
  readonly country?: string | undefined
  /**
   * `latin` keeps the digits of every script as 0 to 9, as the numbers of papers and accounts are: an Arabic keyboard writes ١٢٣.
   * `pattern` and `validate` see them so as well.
   * @default as they were typed
   */
  readonly digits?: 'latin' | undefined
  /** Written and shown on several lines. @default false */
  readonly multiline?: boolean | undefined
}

/** The rules of every text, in any format. */
export const textKind: Kind<TextOptions & FieldBase> = {
  messages: textRules,
  keepsEmpty: true,
  check(field, given, checking) {
    if (typeof given !== 'string') return checking.reject('text', given)
    const raw = field.digits === 'latin' ? asciiDigits(given) : given
    const { minLength: min = 0, maxLength: max = Infinity, pattern } = field
    if (raw.length < min || (min && countCharacters(raw, min) < min)) {
      return checking.reject('minLength', raw, { min })
    }
    if (raw.length > max && countCharacters(raw, max) > max) {
      return checking.reject('maxLength', raw, { max })
    }
    const most = pattern ? patternLimit(pattern) : Infinity
    if (raw.length > most) return checking.reject('maxLength', raw, { max: most })
    if (pattern && !matchesWhole(pattern, raw)) {
      const { example } = field
      // An example that the pattern rejects as well would help no person.
      const isHelp = typeof example === 'string' && matchesWhole(pattern, example)
      return checking.reject(
        'pattern',
        raw,
        { pattern: pattern.source },
        isHelp ? { example } : {},
        isHelp ? 'rule.patternLike' : 'rule.pattern',
      )
    }
    return raw
  },
  schema({ required, minLength, maxLength, pattern }) {
    const blank = required ? '\\S' : undefined
    const own = pattern && schemaPattern(pattern)
    return {
      type: 'string',
      minLength: required ? minLength || 1 : minLength,
      anyOf: maxLength === undefined ? undefined : charactersSchema(maxLength),
      pattern: own ?? blank,
      allOf: own && blank ? [{ pattern: blank }] : undefined,
    }
  },
}

/** Words, on one line or on several. A password is sensitive, whatever else is said. */
export const text: FieldBuilder<'text', TextOptions, string> = (options) =>
  build('text', textKind, options?.format === 'password' ? { ...options, sensitive: true } : options)
