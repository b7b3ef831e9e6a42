import { titleOf } from '../../../src/spec/entities/titleOf'
import { describe, expect, test } from 'vitest'
import { activityItems, type ActivityPart, daysOfActivity } from '../../../src/screens/history/activityItems'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'
import type { Entity } from '../../../src/spec/entities/Entity'
import { part as partEntity } from '../../../stories/product/workshop'

const target = (entity: unknown = partEntity) => ({ entity, source: {} }) as unknown as ActivityPart['target']
const change = (id: number, at: string, more: object = {}) => ({
  id,
  at,
  recordId: 'P-101',
  changes: { price: { from: '20.00', to: '24.90' } },
  ...more,
})
const partOf = (found: ActivityPart['found'], next?: string): ActivityPart => ({
  target: target(),
  status: 'ready',
  found,
  next,
})

describe('the changes of all records', () => {
  test('are told with the fields that may be read, and not at all where none is left', () => {
    const price = partEntity.fieldNames.filter((name) => name !== 'price')
    const blind = { ...visibleEntity(partEntity as unknown as Entity, 'owner'), fieldNames: price }
    const found = [change(2, '2026-03-02T08:00:00Z'), change(1, '2026-03-01T08:00:00Z', { isFirst: true })]
    const items = activityItems([{ target: target(blind), status: 'ready', found }], titleOf)
    expect(items.map(({ version, changes }) => [version.id, changes])).toEqual([[1, []]])
  })

  test('wait until all sources are read as far back, by the moment and not by how it is written', () => {
    const items = activityItems(
      [
        partOf([change(1, '2026-03-01T10:00:00Z')], 'more'),
        partOf([change(2, '2026-03-01T11:30:00+01:00'), change(3, '2026-03-01T10:30:00+01:00')]),
      ],
      titleOf,
    )
    expect(items.map(({ version }) => version.id)).toEqual([2, 1])
  })

  test('stand on the days of the zone', () => {
    const items = activityItems(
      [partOf([change(2, '2026-03-01T23:30:00Z'), change(1, '2026-03-01T08:00:00Z')])],
      titleOf,
    )
    const dates = (zone: string) => daysOfActivity(items, 'en', zone).map(({ date }) => date)
    expect(dates('UTC')).toEqual(['2026-03-01'])
    expect(dates('Europe/Paris')).toEqual(['2026-03-02', '2026-03-01'])
    expect(daysOfActivity(items, 'ar', 'UTC')).toHaveLength(1)
  })
})
