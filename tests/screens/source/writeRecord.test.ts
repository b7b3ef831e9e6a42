// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { DataSource, WriteOptions } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { type ListLoader, rowOf } from '../../../src/screens/source/listState'
import { createListLoader } from '../../../src/screens/list/listLoader'
import { runTransition } from '../../../src/screens/transition/runTransition'
import { withPendingChanges } from '../../../src/screens/source/shownList'
import { clientOf } from '../../../src/screens/source/sourceClient'
import { removeRecord, updateRecord } from '../../../src/screens/source/writeRecord'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import type { RecordOf } from '../../../src/spec/entities/Entity'
import { choice, integer, text } from '../../../src/spec/fields/fields'

const nest = defineEntity({
  name: 'nest',
  labels: ['Nest', 'Nests'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    tree: text(),
    height: text(),
    status: choice(['found', 'empty'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'found', final: ['empty'] },
  transitions: { leave: { from: ['found'], to: 'empty', label: 'Leave' } },
})
type Nest = RecordOf<typeof nest>

const nests: readonly Nest[] = ['oak', 'ash', 'elm'].map((tree, place) => ({
  id: place + 1,
  rev: 1,
  tree,
  height: '4 m',
  status: 'found',
}))

/** A source that stores what it is told at once, and answers to a write when the test says so. */
async function heldSource(optimistic = true) {
  const memory = memorySource(nest, nests)
  const held: { answer: () => Promise<void>; fail: (detail: string) => Promise<void>; ifMatch: unknown }[] =
    []
  const hold =
    <Given extends readonly unknown[], Answer>(write: (...given: Given) => Promise<Answer>) =>
    (...given: Given) => {
      const { promise, resolve, reject } = deferred<Answer>()
      const settled = promise.then(settle, settle)
      held.push({
        ifMatch: (given.at(-1) as WriteOptions | undefined)?.ifMatch,
        answer: () => {
          write(...given).then(resolve, reject)
          return settled
        },
        fail: (detail) => {
          reject(new ProblemError({ status: 422, detail }))
          return settled
        },
      })
      return promise
    }
  const source: DataSource<Nest> = {
    ...memory,
    update: hold(memory.update),
    remove: hold(memory.remove),
    transition: hold(memory.transition as NonNullable<typeof memory.transition>),
    optimistic,
  }
  const loader = withPendingChanges<Nest, ListLoader<Nest>>(
    createListLoader(source, clientOf(source), {}),
    source,
    'id',
  )
  loader.subscribe(() => {})
  await settle()
  const row = (place: number) => rowOf(loader.getState().windows, place)
  const trees = () => Array.from({ length: loader.getState().rowCount }, (_, place) => row(place)?.tree)
  const update = (changes: Partial<Nest>, record = nests[0] as Nest) =>
    updateRecord({ entity: nest, source, record, changes })
  return { source, memory, held, loader, row, trees, update }
}

function deferred<Answer>() {
  let resolve = (_answer: Answer) => {}
  let reject = (_reason: Error) => {}
  const promise = new Promise<Answer>((answer, refuse) => {
    resolve = answer
    reject = refuse
  })
  return { promise, resolve, reject }
}

/** Let all that is not held by a test come to its end. */
const settle = () => new Promise<void>((done) => setImmediate(done))

describe('a change of an optimistic source', () => {
  test('is shown at once, and stays when it is stored', async () => {
    const { update, held, row } = await heldSource()
    const saving = update({ tree: 'yew' })
    expect(row(0)).toMatchObject({ tree: 'yew', rev: 1 })
    await held[0]?.answer()
    expect(row(0)).toMatchObject({ tree: 'yew', rev: 2 })
    expect(await saving).toMatchObject({ tree: 'yew', rev: 2 })
  })

  test('is taken back when it is rejected, with the words of the server', async () => {
    const { update, held, row } = await heldSource()
    const saving = update({ tree: 'yew' })
    const rejected = expect(saving).rejects.toThrow('No yew grows here')
    await held[0]?.fail('No yew grows here')
    await rejected
    expect(row(0)).toMatchObject({ tree: 'oak', rev: 1 })
  })

  test('guesses nothing that the server makes', async () => {
    const { update, row } = await heldSource()
    void update({ tree: 'yew', rev: 7, status: 'empty' })
    expect(row(0)).toMatchObject({ tree: 'yew', rev: 1, status: 'found' })
  })

  test('is shown after the answer where the source is not optimistic, unless a call says otherwise', async () => {
    const { source, update, held, row } = await heldSource(false)
    void update({ tree: 'yew' })
    expect(row(0)?.tree).toBe('oak')
    await held[0]?.answer()
    expect(row(0)?.tree).toBe('yew')
    void updateRecord({
      entity: nest,
      source,
      record: nests[1] as Nest,
      changes: { tree: 'fir' },
      optimistic: true,
    })
    expect(row(1)?.tree).toBe('fir')
  })

  test('is seen in a state at once, because the specification says where a transition leads', async () => {
    const { source, held, row } = await heldSource()
    const taking = runTransition({ entity: nest, source, record: nests[0] as Nest, name: 'leave' })
    expect(row(0)).toMatchObject({ status: 'empty', rev: 1 })
    const rejected = expect(taking).rejects.toThrow('Chicks are in it')
    await held[0]?.fail('Chicks are in it')
    await rejected
    expect(row(0)).toMatchObject({ status: 'found' })
  })
})

describe('two changes of one record', () => {
  test('are both shown, and sent one after the other, the second with the version that the first has made', async () => {
    const { update, held, row } = await heldSource()
    const both = Promise.all([update({ tree: 'yew' }), update({ height: '9 m' })])
    expect(row(0)).toMatchObject({ tree: 'yew', height: '9 m' })
    expect(held).toHaveLength(1)
    await held[0]?.answer()
    expect(row(0)).toMatchObject({ tree: 'yew', height: '9 m', rev: 2 })
    await held[1]?.answer()
    expect(held.map(({ ifMatch }) => ifMatch)).toEqual([1, 2])
    expect((await both)[1]).toMatchObject({ tree: 'yew', height: '9 m', rev: 3 })
    expect(row(0)).toMatchObject({ rev: 3 })
  })

  test('of which the first fails leave the second', async () => {
    const { update, held, row } = await heldSource()
    const first = expect(update({ tree: 'yew' })).rejects.toThrow('No yew')
    const second = update({ height: '9 m' })
    await held[0]?.fail('No yew')
    await first
    expect(row(0)).toMatchObject({ tree: 'oak', height: '9 m' })
    await held[1]?.answer()
    expect(await second).toMatchObject({ tree: 'oak', height: '9 m', rev: 2 })
    expect(row(0)).toMatchObject({ tree: 'oak', height: '9 m', rev: 2 })
  })

  test('of which the second fails leave the first', async () => {
    const { update, held, row } = await heldSource()
    void update({ tree: 'yew' })
    const second = expect(update({ tree: 'fir' })).rejects.toThrow('No fir')
    expect(row(0)?.tree).toBe('fir')
    await held[0]?.answer()
    expect(row(0)?.tree).toBe('fir')
    await held[1]?.fail('No fir')
    await second
    expect(row(0)).toMatchObject({ tree: 'yew', rev: 2 })
  })
})

describe('answers out of order', () => {
  test('of two records each take their own', async () => {
    const { update, held, trees } = await heldSource()
    void update({ tree: 'yew' })
    const second = expect(update({ tree: 'fir' }, nests[1])).rejects.toThrow('No fir')
    expect(trees()).toEqual(['yew', 'fir', 'elm'])
    await held[1]?.fail('No fir')
    await second
    expect(trees()).toEqual(['yew', 'ash', 'elm'])
    await held[0]?.answer()
    expect(trees()).toEqual(['yew', 'ash', 'elm'])
  })
})

describe('a refresh while a change is under way', () => {
  test('shows what others wrote, under the change', async () => {
    const { update, memory, held, row, trees } = await heldSource()
    const saving = expect(update({ tree: 'yew' })).rejects.toThrow('No yew')
    memory.control.changeElsewhere(1, { height: '7 m' })
    memory.control.changeElsewhere(3, { tree: 'fir' })
    await settle()
    expect(row(0)).toMatchObject({ tree: 'yew', height: '7 m', rev: 2 })
    await held[0]?.fail('No yew')
    await saving
    expect(row(0)).toMatchObject({ tree: 'oak', height: '7 m', rev: 2 })
    expect(trees()).toEqual(['oak', 'ash', 'fir'])
  })

  test('that answers late with what was before does not bring it back', async () => {
    const { source, update, held, row, loader } = await heldSource()
    const late = deferred<void>()
    const { list } = source
    source.list = async (...given) => {
      const answer = await list(...given)
      await late.promise
      return answer
    }
    void clientOf(source).invalidateQueries()
    await settle()
    void update({ tree: 'yew' })
    await held[0]?.answer()
    expect(row(0)).toMatchObject({ tree: 'yew', rev: 2 })
    late.resolve()
    await settle()
    expect(row(0)).toMatchObject({ tree: 'yew', rev: 2 })
    expect(loader.getState().status).toBe('ready')
  })
})

describe('a removal from an optimistic source', () => {
  const remove = (source: DataSource<Nest>, record: Nest | undefined) =>
    removeRecord({ entity: nest, source, record: record as Nest })

  test('takes the row out at once, and the count with it', async () => {
    const { source, held, trees, loader } = await heldSource()
    void remove(source, nests[1])
    expect(trees()).toEqual(['oak', 'elm'])
    expect(loader.getState().total).toEqual({ kind: 'exact', count: 2 })
    const seen: unknown[] = []
    loader.subscribe(() => seen.push(trees()))
    await held[0]?.answer()
    expect(trees()).toEqual(['oak', 'elm'])
    expect(seen).not.toContainEqual(['oak', 'ash', 'elm'])
  })

  test('brings the row back to its place when it is rejected', async () => {
    const { source, held, trees } = await heldSource()
    const removing = expect(remove(source, nests[1])).rejects.toThrow('Chicks are in it')
    await held[0]?.fail('Chicks are in it')
    await removing
    expect(trees()).toEqual(['oak', 'ash', 'elm'])
  })

  test('of all leaves an empty list', async () => {
    const { source, loader } = await heldSource()
    for (const record of nests) void remove(source, record)
    expect(loader.getState()).toMatchObject({ status: 'empty', rowCount: 0 })
  })
})
