import { expect, test } from 'vitest'
import { OpenApi } from '../../src/import/OpenApi'
import { propertiesOf, requiredOf, withAllForms } from '../../src/import/recordSchema'
import { documentOf, ref } from './document'

const names = Array.from({ length: 12 }, (_, index) => `part${index}`)
const all = names.map(ref)
const parts = names.map((name) => [
  name,
  { allOf: all, oneOf: all, properties: { [name]: { type: 'string' } }, required: [name] },
])
const api = new OpenApi(documentOf({ paths: {}, schemas: Object.fromEntries(parts) }))

test('a record that leads back to itself in many ways is read once, and does not grow without end', () => {
  expect([...propertiesOf(api, ref('part0')).keys()].toSorted()).toEqual(names.toSorted())
  expect(requiredOf(api, ref('part0')).size).toBeGreaterThan(0)
  expect(JSON.stringify(withAllForms(api, ref('part0'), 'part')).length).toBeLessThan(1_000_000)
}, 60_000)
