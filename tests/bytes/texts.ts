import { fc } from '../properties'

const unit = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...'ABCQRXZabcdefgwxyz0189') },
  { weight: 2, arbitrary: fc.constantFrom(...'+/-_') },
  { weight: 2, arbitrary: fc.constant('=') },
  { weight: 1, arbitrary: fc.constantFrom(...'\t\n\f\r \v.*!\u00a0\u0130\u0141\ufeff', '😀') },
)

/** Texts that are nearly base64, or hex, or are. */
export const almostText = fc.oneof(
  fc.array(unit, { maxLength: 24 }).map((units) => units.join('')),
  fc.array(fc.constantFrom(...'0123456789abcdefABCDEF'), { maxLength: 24 }).map((units) => units.join('')),
  fc.base64String({ maxLength: 80 }),
  fc.base64String({ maxLength: 80 }).map((text) => text.replace(/(.{8})/g, '$1\r\n')),
)

const character = fc
  .oneof(fc.nat(0x2ff), fc.nat(0xffff), fc.nat(0x10ffff))
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

/** Texts of any characters. */
export const anyText = fc.array(character, { maxLength: 50 }).map((characters) => characters.join(''))
