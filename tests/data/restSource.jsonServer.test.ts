import { afterAll, describe, expect, test } from 'vitest'
import { jsonServerRest } from '../../src/data/restStyles'
import { restSource } from '../../src/data/restSource'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { integer, reference } from '../../src/spec/fields/fields'
import { testSource } from '../../src/testing/sourceConformance'
import { plainParcel, plainParcels } from '../testing/parcels'
import { startJsonServer } from './jsonServer'

const started: (() => Promise<void>)[] = []
afterAll(() => Promise.all(started.map((close) => close())))

async function serve(data: object) {
  const { url, close } = await startJsonServer(data)
  started.push(close)
  return url
}

describe.each([
  ['page', undefined],
  ['link', ['list', 'total', 'sort', 'getMany']],
] as const)('json-server, by %s', async (kind, only) => {
  await testSource(test, {
    entity: plainParcel,
    records: plainParcels,
    makeSource: async (data) =>
      restSource(plainParcel, {
        url: `${await serve({ parcels: data })}/parcels`,
        ...jsonServerRest,
        ...(kind === 'link' && { paging: { kind, limit: '_limit', start: '_page=1' } }),
        // It compares decimals as texts.
        sortable: ['to', 'note', 'weight', 'size', 'sent', 'fragile'],
        filterable: ['id', 'to', 'note', 'weight', 'size', 'sent', 'fragile'],
      }),
    ...(only && { only }),
    except: ['idempotencyKey', 'accents'],
  })
})

test('finds the records that hold a reference among several, and none of those to ids with its digits', async () => {
  const course = defineEntity({
    name: 'course',
    labels: ['Course', 'Courses'],
    id: 'id',
    fields: { id: integer({ readOnly: true }), participants: reference('member', { many: true }) },
  })
  const courses = [
    { id: 1, participants: [7, 9] },
    { id: 2, participants: [17, 70] },
    { id: 3, participants: [12, 7] },
    { id: 4, participants: [] },
  ]
  const source = restSource(course, { url: `${await serve({ courses })}/courses`, ...jsonServerRest })
  const { records } = await source.list({ filter: { participants: { contains: 7 } } })
  expect(records.map(({ id }) => id)).toEqual([1, 3])
})

test('a host needs three lines', async () => {
  const url = `${await serve({ parcels: plainParcels })}/parcels`
  const source = restSource(plainParcel, { url, ...jsonServerRest })
  const { records: some, total } = await source.list({
    filter: { size: { is: 'small' }, weight: { gte: 100 } },
    sort: [{ field: 'weight', direction: 'descending' }],
    limit: 1,
  })
  expect(some.map(({ to }) => to)).toEqual(['Bo Ek'])
  expect(total).toEqual({ kind: 'exact', count: 2 })
})
