import { formatRules } from '../../../messages/rules/formatRules'
import type { FieldBase, FieldBuilder } from '../FieldBase'
import { build, type Kind } from '../Kind'
import { EMAIL, isEmail, isPhone, isUrl, LONGEST_MAIL, LONGEST_PHONE, PHONE, URL_START } from '../textFormat'
import { standardName } from '../../labels/standardNames'
import { type TextOptions, textKind } from './text'

type PhoneOptions = Omit<TextOptions, 'format' | 'multiline'>
type Options = Omit<PhoneOptions, 'country'>

/** A text that is validated as one of its format, once it keeps the rules of any text. */
function formatted(
  format: 'email' | 'url' | 'phone',
  keeps: (text: string) => boolean,
  said: {
    readonly pattern: string
    readonly format?: string | undefined
    readonly maxLength?: number | undefined
  },
): Kind<TextOptions & FieldBase> {
  return {
    ...textKind,
    messages: { ...textKind.messages, ...formatRules },
    check(field, raw, checking) {
      // A telephone's keyboard puts a space after a word, and a copy may have some around it.
      const value = typeof raw === 'string' ? raw.trim() : raw
      if (typeof value !== 'string' || keeps(value)) return textKind.check(field, value, checking)
      if (!value) return value
      const { country } = field
      // An example of another country would mislead, and those of all are loaded with the field alone.
      if (format !== 'phone' || !country)
        return checking.reject('format', raw, { format }, {}, `rule.${format}`)
      const shown = { country: standardName('region', country, checking.locale) }
      return checking.reject('format', raw, { format }, shown, 'rule.phoneOf')
    },
    schema(field) {
      const own = textKind.schema(field) as { readonly pattern?: string | undefined }
      const hasOwn = field.pattern && own.pattern
      return {
        ...own,
        ...said,
        pattern: hasOwn ? own.pattern : said.pattern,
        allOf: hasOwn ? [{ pattern: said.pattern }] : undefined,
      }
    },
  }
}

const emailKind = /* @__PURE__ */ formatted('email', isEmail, {
  format: 'email',
  pattern: EMAIL.source,
  maxLength: LONGEST_MAIL,
})
const urlKind = /* @__PURE__ */ formatted('url', isUrl, {
  format: 'uri',
  pattern: `${URL_START.source}\\S*$`,
})
const phoneKind = /* @__PURE__ */ formatted('phone', isPhone, {
  pattern: PHONE.source,
  maxLength: LONGEST_PHONE,
})

/** An address of mail, as HTML's `type=email` validates it, with a dot in its domain. */
export const email: FieldBuilder<'text', TextOptions, string, string, Options> = (options) =>
  build('text', emailKind, { ...options, format: 'email' })

/** A whole address of the web, with http or https. */
export const url: FieldBuilder<'text', TextOptions, string, string, Options> = (options) =>
  build('text', urlKind, { ...options, format: 'url' })

/** A telephone number, in whatever groups a person writes it: `phone({ country: 'DE' })` where most are of one country. */
export const phone: FieldBuilder<'text', TextOptions, string, string, PhoneOptions> = (options) =>
  build('text', phoneKind, { ...options, format: 'phone' })
