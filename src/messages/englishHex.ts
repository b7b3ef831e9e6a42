import type { PluralForms } from './english'

/** The texts of a view of bytes. They are a catalogue of their own, which only a page with such a view loads. */
export const englishHex = {
  'hex.base64': 'Base64',
  'hex.bigEndian': 'Big-endian',
  'hex.byte': 'Byte {byte} at offset {offset}',
  'hex.byteCharacter': 'Byte {byte} at offset {offset}, character {character}',
  'hex.byteWaiting': 'Offset {offset}, not read yet',
  'hex.bytes': 'Bytes',
  'hex.bytesTyped': 'Enter bytes in pairs of digits, like DE AD BE EF',
  'hex.cancelFind': 'Stop counting',
  'hex.characters': 'Text',
  'hex.copied': { one: '{count} byte copied as {format}', other: '{count} bytes copied as {format}' },
  'hex.copy': 'Copy',
  'hex.copyAs': 'Copy as',
  'hex.copyNothing': 'Select bytes to copy',
  'hex.copyRejected':
    'This could not be copied. Select fewer bytes, or allow this page to use the clipboard.',
  'hex.copyTooMuch': 'Select {limit} bytes or fewer to copy them',
  'hex.empty': 'This file is empty',
  'hex.emptyText': 'It has a name and no bytes.',
  'hex.failed': 'This file could not be read',
  'hex.failedText':
    'It may have been changed, moved or removed since it was chosen. Try again, or choose it once more.',
  'hex.find': 'Find',
  'hex.findAs': 'Find as',
  'hex.findFailed': 'The file could not be read to its end',
  'hex.findNext': 'Next place',
  'hex.findPrevious': 'Previous place',
  'hex.findSoFar': { one: '{count} place so far, {percent}', other: '{count} places so far, {percent}' },
  'hex.found': { one: '{count} place', other: '{count} places' },
  'hex.foundAt': '{place} of {count}',
  'hex.foundHere': 'Found at offset {offset}',
  'hex.foundNothing': 'Not in this file',
  'hex.goTo': 'Go to offset',
  'hex.goToTyped': 'Enter an offset up to {last}, or two with a hyphen between',
  'hex.hex': 'Hex',
  'hex.length': 'Length',
  'hex.lengthBytes': { one: '{count} byte', other: '{count} bytes' },
  'hex.littleEndian': 'Little-endian',
  'hex.offset': 'Offset',
  'hex.offsetRange': '{from} to {to}',
  'hex.retry': 'Try again',
  'hex.searching': 'Searching',
  'hex.selected': { one: '{count} byte selected', other: '{count} bytes selected' },
  'hex.selectedNone': 'Nothing selected',
  'hex.signed': '{unsigned}, signed {signed}',
  'hex.stopped': {
    one: '{count} place, stopped at {percent}',
    other: '{count} places, stopped at {percent}',
  },
  'hex.text': 'Text',
  'hex.toolbar': 'Find and copy',
  'hex.value': 'Value',
} as const

export type HexMessageKey = keyof typeof englishHex

/** The words of a view of bytes in another language. */
export type HexMessages = { readonly [key in HexMessageKey]: string | PluralForms }
