import type { Notation } from './useWrittenControl'

/** A colour as `#1a2b3c`; the text as typed where it is none; `null` where nothing stands. */
export type ColourValue = string | null

/** Colours as three bytes in hexadecimal, which may be typed without `#`, or short: `abc` for `#aabbcc`. */
export const colours: Notation<ColourValue> = {
  read: (text) => {
    const typed = text.normalize('NFKC').trim()
    if (!typed) return null
    const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed) ?? []
    if (!digits) return text
    const bytes = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
    return `#${bytes.toLowerCase()}`
  },
  write: (value) => value ?? '',
  isSame: Object.is,
}

export function isColour(value: ColourValue | undefined): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
}
