import { colourRules } from '../../../messages/rules/colourRules'
import type { FieldBase, FieldBuilder, FieldOptions } from '../FieldBase'
import { build, type Kind } from '../Kind'

/** A colour as `#1a2b3c`, red, green and blue in hexadecimal, as `<input type="color">` gives it. */
export type ColourOptions = FieldOptions<string>

const kind: Kind<ColourOptions & FieldBase> = {
  messages: colourRules,
  check(_field, raw, checking) {
    const isColour = typeof raw === 'string' && /^#[\da-f]{6}$/i.test(raw)
    return isColour ? raw.toLowerCase() : checking.reject('colour', raw)
  },
  schema: () => ({ type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }),
}

/** A colour. */
export const colour: FieldBuilder<'colour', ColourOptions, string> = (options) =>
  build('colour', kind, options)
