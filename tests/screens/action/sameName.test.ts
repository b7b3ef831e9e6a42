// @vitest-environment node
import { expect, it } from 'vitest'
import { isSameName } from '../../../src/screens/action/sameName'

it.each([
  ['zurich - kloten', 'Zürich – Kloten'],
  ['  BS-1204 ', 'BS‑1204'],
  ["O'Hare", 'O’Hare'],
  ['10 000 gulls', '10\u202f000 gulls'],
  ['"Old" hangar', '“Old” hangar'],
  ['احمد', 'أحمد'],
  ['INV-2041', '\u2068INV-2041\u2069'],
])('takes “%s” for “%s”, as far as keyboards go', (typed, name) => {
  expect(isSameName(typed, name)).toBe(true)
})

it.each([
  ['', 'BS-1204'],
  ['BS-120', 'BS-1204'],
  ['BS 1204', 'BS-1204'],
  ['Kloten', 'Zürich – Kloten'],
  ['🗑', '🗃'],
])('does not take “%s” for “%s”', (typed, name) => {
  expect(isSameName(typed, name)).toBe(false)
})
