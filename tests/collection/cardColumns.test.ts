import { expect, it } from 'vitest'
import { cardColumns, type Column, placeOnCard } from '../../src/collection/Column'
import { createColumns } from '../../src/collection/createColumns'
import { messagesInEnglish } from '../../src/messages/createTranslator'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import type { Entity } from '../../src/spec/entities/Entity'
import { date, integer, text } from '../../src/spec/fields/fields'

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: id,
  ...more,
})
const onCard = (columns: readonly Column<object>[], title: string) => {
  const shown = cardColumns(columns, title)
  return shown.map((one) => [one.id, placeOnCard(one, title, shown)])
}

it('reads a card as picture, title and badge, three values on a line, and what can be done', () => {
  const columns = [
    column('date'),
    column('name'),
    column('photograph', { picture: true }),
    column('place'),
    column('state', { badge: true }),
    column('speed'),
    column('cost'),
    column('menu', { bare: true, priority: -1 }),
  ]
  expect(onCard(columns, 'name')).toEqual([
    ['photograph', 'picture'],
    ['name', 'title'],
    ['state', 'badge'],
    ['date', 'line'],
    ['place', 'line'],
    ['speed', 'line'],
    ['menu', 'bare'],
  ])
})

it('puts what matters most on the line', () => {
  const columns = ['name', 'a', 'b', 'c', 'd'].map((id) => column(id, id === 'd' ? { priority: 0 } : {}))
  expect(onCard(columns, 'name').map(([id]) => id)).toEqual(['name', 'd', 'a', 'b'])
})

it('sets a second badge on the line, and leaves out a second picture', () => {
  const columns = [
    column('name'),
    column('state', { badge: true }),
    column('risk', { badge: true }),
    column('front', { picture: true }),
    column('back', { picture: true }),
  ]
  expect(onCard(columns, 'name')).toEqual([
    ['front', 'picture'],
    ['name', 'title'],
    ['state', 'badge'],
    ['risk', 'line'],
  ])
})

it('begins the line with what tells records of one name apart', () => {
  const subtitle = column('id')
  const columns = ['name', 'a', 'b', 'c'].map((id) => column(id, id === 'name' ? { subtitle } : {}))
  expect(onCard(columns, 'name')).toEqual([
    ['name', 'title'],
    ['id', 'line'],
    ['a', 'line'],
    ['b', 'line'],
  ])
})

it('says last which id the source gave a record, unless the entity sets it somewhere', () => {
  const declaration = {
    name: 'member',
    labels: ['Member', 'Members'],
    id: 'id',
    title: 'name',
    fields: {
      id: integer({ label: 'Id', readOnly: true }),
      name: text({ label: 'Name' }),
      phone: text({ label: 'Phone' }),
      joined: date({ label: 'Joined' }),
    },
  } as const
  const named = ['name', 'id', 'phone', 'joined']
  const shown = (entity: Entity) =>
    onCard(createColumns(entity, named, { sort: [] }, { locale: 'en', t: messagesInEnglish }), 'name').map(
      ([id]) => id,
    )
  expect(shown(defineEntity(declaration) as unknown as Entity)).toEqual(['name', 'phone', 'joined', 'id'])
  expect(shown(defineEntity({ ...declaration, facts: ['id'] }) as unknown as Entity)).toEqual(named)
})
