import { describe, expect, it } from 'vitest'
import { createForm } from '../../../src/form/createForm'
import type { FormValues } from '../../../src/form/FormStore'
import { messagesInEnglish } from '../../../src/messages/createTranslator'
import { issueFromServer } from '../../../src/screens/source/issueFromServer'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { group, integer, list, map, text, variant } from '../../../src/spec/fields/fields'

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    number: text(),
    lines: list({ what: text(), quantity: integer({ label: 'Number of pieces' }) }),
    address: group({ city: text() }),
    notes: map(text()),
    method: variant('by', { card: { holder: text() } }, { label: 'Payment' }),
  },
})

function shown(
  path: readonly PropertyKey[],
  onPage: readonly (string | readonly PropertyKey[])[],
  { message = 'Enter 5 or less', ...more }: { isAlone?: boolean; message?: string } = {},
): string {
  const store = createForm<FormValues>({ defaultValues: { lines: [{ what: 'Ring' }, { what: 'Net' }] } })
  for (const place of onPage) store.register(place, { id: `field-${String(place)}` })
  return issueFromServer(
    { path, rule: 'server', params: {}, severity: 'error', source: 'server', message },
    { entity: order, store, t: messagesInEnglish, locale: 'en', ...more },
  ).message
}

describe('an issue of a server', () => {
  it.each([
    ['at its control', ['number'], 'Enter 5 or less'],
    ['at the whole record', [], 'Enter 5 or less'],
    ['at a field that nothing declares', ['secret'], 'Enter 5 or less'],
    ['in a list', ['lines', 1, 'quantity'], 'Lines 2, Number of pieces: Enter 5 or less.'],
    ['in a group', ['address', 'city'], 'Address, City: Enter 5 or less.'],
    ['in a map', ['notes', 'left'], 'Notes, Left: Enter 5 or less.'],
    ['in a variant', ['method', 'holder'], 'Payment, Holder: Enter 5 or less.'],
  ] as const)('names the place when that has no control of its own: %s', (_, path, words) => {
    expect(shown(path, ['number', 'lines', 'address', 'notes', 'method'])).toBe(words)
  })

  it('that goes on behind the name of its field is said with that name', () => {
    const places = ['number', 'lines', ['lines', 1, 'quantity']]
    expect(shown(['number'], places, { message: 'has already been taken' })).toBe(
      'Number has already been taken',
    )
    expect(shown(['lines', 1, 'quantity'], places, { message: 'must be positive' })).toBe(
      'Lines 2, Number of pieces must be positive',
    )
    expect(shown([], places, { message: 'is locked' })).toBe('is locked')
  })

  it('stands at its own control in a list, without the place', () => {
    expect(shown(['lines', 1, 'quantity'], ['lines', ['lines', 1, 'quantity']])).toBe('Enter 5 or less')
  })

  it('says that it cannot be mended where the page shows nothing of it', () => {
    expect(shown(['lines', 0, 'what'], ['number'])).toBe(
      'Lines 1, What: Enter 5 or less. It cannot be changed on this page.',
    )
  })

  it('does not say so of what may stand right beside the one field that is asked for', () => {
    expect(shown(['lines', 0, 'what'], ['number'], { isAlone: true })).toBe('Lines 1, What: Enter 5 or less.')
  })
})
