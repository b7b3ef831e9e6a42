// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { calmList } from '../../../src/screens/list/calmList'
import { rowOf } from '../../../src/screens/source/listState'
import { createListLoader } from '../../../src/screens/list/listLoader'
import { keepRecord } from '../../../src/screens/source/recordCache'
import { clientOf } from '../../../src/screens/source/sourceClient'
import { updateRecord } from '../../../src/screens/source/writeRecord'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'

const bird = defineEntity({
  name: 'bird',
  labels: ['Bird', 'Birds'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), name: text({ required: true }) },
})

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((done) => setTimeout(done))
}

/** A list by name, as it is shown, and someone else who changes its records. */
async function shownList(names: readonly string[] = ['Crow', 'Gull', 'Owl']) {
  const source = memorySource(
    bird,
    names.map((name, place) => ({ id: place + 1, name })),
  )
  const sort = [{ field: 'name', direction: 'ascending' }] as const
  const loader = calmList(createListLoader(source, clientOf(source), { sort }), source, 'id')
  loader.subscribe(() => loader.getState())
  await settle()
  const shown = () =>
    Array.from(
      { length: loader.getState().rowCount },
      (_, place) => rowOf(loader.getState().windows, place)?.name,
    )
  /** Someone else makes a record, and the server tells of it. */
  async function elsewhere(name: string) {
    const { id } = await source.create({ name })
    source.control.changeElsewhere(id, {})
    await settle()
  }
  return { source, loader, shown, elsewhere, news: () => loader.getState().news }
}

describe('a list that others change', () => {
  test('shows another value in its place', async () => {
    const { source, shown, news } = await shownList()
    source.control.changeElsewhere(2, { name: 'Gull, herring' })
    await settle()
    expect(shown()).toEqual(['Crow', 'Gull, herring', 'Owl'])
    expect(news()).toBeUndefined()
  })

  test('moves no row for records that come: it says how many, and shows them when the person wants', async () => {
    const { loader, shown, news, elsewhere } = await shownList()
    await elsewhere('Auk')
    await elsewhere('Bittern')
    expect(shown()).toEqual(['Crow', 'Gull', 'Owl'])
    expect(news()).toEqual({ added: 2 })
    expect(loader.getState()).toMatchObject({ rowCount: 3, total: { count: 3 } })
    loader.showNews()
    expect(shown()).toEqual(['Auk', 'Bittern', 'Crow', 'Gull', 'Owl'])
    expect(news()).toBeUndefined()
  })

  test('keeps the place of a row whose value would move it, with the value', async () => {
    const { source, shown, news } = await shownList()
    source.control.changeElsewhere(3, { name: 'Avocet' })
    await settle()
    expect(shown()).toEqual(['Crow', 'Gull', 'Avocet'])
    expect(news()).toEqual({ added: 0 })
  })

  test('leaves out at once what is gone, and what comes at the end stands there', async () => {
    const { source, shown, news, elsewhere } = await shownList()
    source.control.removeElsewhere(2)
    await settle()
    expect(shown()).toEqual(['Crow', 'Owl'])
    await elsewhere('Wren')
    expect(shown()).toEqual(['Crow', 'Owl', 'Wren'])
    expect(news()).toBeUndefined()
  })

  test('has no news any more when what came has gone', async () => {
    const { source, shown, news, elsewhere } = await shownList()
    await elsewhere('Auk')
    source.control.removeElsewhere(4)
    await settle()
    expect(news()).toBeUndefined()
    expect(shown()).toEqual(['Crow', 'Gull', 'Owl'])
  })

  test('is shown as it is when it was empty', async () => {
    const { shown, news, elsewhere } = await shownList([])
    await elsewhere('Auk')
    expect(shown()).toEqual(['Auk'])
    expect(news()).toBeUndefined()
  })

  test('is shown as it is after a change of one’s own, and after another search', async () => {
    const { source, loader, shown, news, elsewhere } = await shownList()
    await elsewhere('Auk')
    const made = await source.create({ name: 'Dodo' })
    keepRecord(source, made.id, made, 'id')
    await settle()
    expect(shown()).toEqual(['Auk', 'Crow', 'Dodo', 'Gull', 'Owl'])
    expect(news()).toBeUndefined()

    await elsewhere('Bittern')
    expect(news()).toEqual({ added: 1 })
    loader.setQuery({ search: 'b' })
    await settle()
    expect(shown()).toEqual(['Bittern'])
    expect(news()).toBeUndefined()
  })

  test('moves a row that the person changed oneself', async () => {
    const { source, shown } = await shownList()
    await updateRecord({ entity: bird, source, record: { id: 3, name: 'Owl' }, changes: { name: 'Avocet' } })
    await settle()
    expect(shown()).toEqual(['Avocet', 'Crow', 'Gull'])
  })
})
