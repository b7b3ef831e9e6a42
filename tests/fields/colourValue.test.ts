import { expect, it, test } from 'vitest'
import { colours, isColour } from '../../src/fields/colourValue'

test.each([
  ['#1a2b3c', '#1a2b3c'],
  ['#1A2B3C', '#1a2b3c'],
  ['1a2b3c', '#1a2b3c'],
  [' #abc ', '#aabbcc'],
  ['fff', '#ffffff'],
  ['＃１２３', '#112233'],
  ['', null],
  [' ', null],
  ['#12', '#12'],
  ['#12345', '#12345'],
  ['crimson', 'crimson'],
  ['#ggg', '#ggg'],
])('“%s” is read as %s', (text, value) => {
  expect(colours.read(text, 'en')).toBe(value)
})

it('tells a colour from a text that is none', () => {
  expect(isColour('#1A2b3c')).toBe(true)
  for (const other of ['#abc', 'crimson', null, undefined]) expect(isColour(other)).toBe(false)
})
