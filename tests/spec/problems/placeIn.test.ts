import { describe, expect, test } from 'vitest'
import { choices } from '../../../src/spec/fields/kinds/choice'
import { dateRange } from '../../../src/spec/fields/kinds/dateRange'
import { file } from '../../../src/spec/fields/kinds/file'
import { group } from '../../../src/spec/fields/kinds/group'
import { json } from '../../../src/spec/fields/kinds/json'
import { list } from '../../../src/spec/fields/kinds/list'
import { map } from '../../../src/spec/fields/kinds/map'
import { reference } from '../../../src/spec/fields/kinds/reference'
import { text } from '../../../src/spec/fields/kinds/text'
import { variant } from '../../../src/spec/fields/kinds/variant'
import { placeIn } from '../../../src/spec/problems/placeIn'

const fields = {
  name: text(),
  address: group({ lines: list(text()) }),
  method: variant('by', { card: { holder: text() }, transfer: { iban: text() } }),
  rates: map(group({ low: text() })),
  stay: dateRange(),
  days: choices(['mon', 'tue']),
  owner: reference('user'),
  friends: reference('user', { many: true }),
  papers: file({ many: true }),
  data: json(),
}

describe('the way to a value', () => {
  test.each([
    ['', []],
    ['name', ['name']],
    ['address/lines/1', ['address', 'lines', 1]],
    ['method/by', ['method', 'by']],
    ['method/iban', ['method', 'iban']],
    ['rates/2026/low', ['rates', '2026', 'low']],
    ['stay/end', ['stay', 'end']],
    ['days/0', ['days', 0]],
    ['friends/3', ['friends', 3]],
    ['papers/0', ['papers', 0]],
    ['data/a/0/b', ['data', 'a', 0, 'b']],
  ])('leads along %s', (steps, path) => {
    expect(placeIn(fields, steps === '' ? [] : steps.split('/'))).toEqual(path)
  })

  test.each([
    'nothing',
    'constructor',
    'name/0',
    'address/street',
    'address/lines/one',
    'address/lines/01',
    'method/by/card',
    'method/cvc',
    'rates/2026/high',
    'stay/middle',
    'stay/end/0',
    'owner/0',
    'days/x',
  ])('leads nowhere along %s', (steps) => {
    expect(placeIn(fields, steps.split('/'))).toBeUndefined()
  })
})
