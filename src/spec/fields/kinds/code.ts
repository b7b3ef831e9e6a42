import { codeRules } from '../../../messages/rules/codeRules'
import { asciiDigits } from '../../values/digits'
import type { FieldBase, FieldBuilder, FieldOptions } from '../FieldBase'
import { build, type Kind } from '../Kind'

/** A code that was sent to the person and is good once. It is sensitive, whatever else is said. */
export interface CodeOptions extends FieldOptions<string> {
  /** How many characters it has. @default 6 */
  readonly length?: number | undefined
  /** The characters that it is made of. @default 'digits' */
  readonly characters?: 'digits' | 'letters and digits' | undefined
}

/** More space than a person copies with a code. */
const MOST_AROUND = 1000

const kind: Kind<CodeOptions & FieldBase> = {
  messages: codeRules,
  check({ length = 6, characters = 'digits' }, raw, checking) {
    // People copy it with the space that made it readable.
    const code =
      typeof raw === 'string' && raw.length <= length + MOST_AROUND
        ? asciiDigits(raw.replace(/[\s-]/g, ''))
        : ''
    const isWhole = code.length === length && (characters === 'digits' ? /^\d+$/ : /^[a-z\d]+$/i).test(code)
    if (isWhole) return code
    const key = characters === 'digits' ? 'rule.code' : 'rule.codeOfLetters'
    return checking.reject('code', raw, { length }, {}, key)
  },
  schema: ({ length = 6, characters = 'digits' }) => ({
    type: 'string',
    pattern: `^[${characters === 'digits' ? '0-9' : '0-9A-Za-z'}]{${length}}$`,
  }),
}

/** A one-time code. */
export const code: FieldBuilder<'code', CodeOptions, string> = (options) =>
  build('code', kind, { ...options, sensitive: true })
