import type { ListQuery, WriteOptions } from '../../../src/data/DataSource'
import { indexedDbSource, type IndexedDbSourceOptions } from '../../../src/data/indexedDbSource'
import { problemOf } from '../../../src/data/problems'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator } from '../../../src/messages/createTranslator'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { file, integer } from '../../../src/spec/fields/fields'
import { sourceConformance } from '../../../src/testing/sourceConformance'
import { type Bird, bird, birds } from '../birds'

const picture = defineEntity({
  name: 'picture',
  labels: ['Picture', 'Pictures'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), photo: file({ label: 'Photo' }) },
})

const open = (options: Partial<IndexedDbSourceOptions<Bird>> = {}) =>
  indexedDbSource(bird, { name: 'zoo', seed: birds, ...options })
let source = open()

/** All that a test can ask of the page; problems come back as plain data. */
const asks = {
  list: (query: ListQuery = {}) => source.list(query),
  get: (id: number) => source.get(id),
  create: (values: Partial<Bird>, write?: WriteOptions) => source.create(values, write),
  update: (id: number, changes: Partial<Bird>, write?: WriteOptions) => source.update(id, changes, write),
  remove: (id: number, write?: WriteOptions) => source.remove(id, write),
  restore: (id: number, write?: WriteOptions) => source.restore?.(id, write),
  clear: () => source.clear(),

  /** Two writes that begin at once, from two sources of one page. */
  atOnce: async () => {
    const other = open()
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) => (turn % 2 ? source : other).create({ name: `Bird ${turn}` })),
    )
    return source.list({})
  },

  /** Listens for changes of other tabs, which `heard` counts. */
  listen: () => void source.subscribe(() => (heard += 1)),
  heard: () => heard,

  versions: async (id: number) => {
    const { versions } = await open({ history: { by: 'Mara' } }).history!(id)
    return versions.map(({ by, record }) => ({ by, name: record?.name }))
  },
  withHistory: () => void (source = open({ history: { by: 'Mara' } })),

  withTrash: () => void (source = open({ trash: { keepDays: 30, by: 'Mara' } })),
  removed: async () =>
    (await source.removed?.())?.records.map(({ record, by, until }) => ({
      name: record.name,
      by,
      isLimited: until !== undefined,
    })),
  purge: (id: number) => source.purge?.(id),

  inArabic: () => void (source = open({ t: createTranslator(arabic, 'ar'), locale: 'ar' })),
  twice: () => void (source = open({ name: 'twice', seed: [...birds, ...birds] })),
  newer: () =>
    void (source = open({
      version: 2,
      upgrade: (record, from) => ({ ...record, name: `${String(record.name)} of ${from}` }) as Bird,
    })),

  /** A picture of so many bytes, as it is kept. */
  async photograph(size: number): Promise<string> {
    const pictures = indexedDbSource(picture, { name: 'zoo' })
    const photo = new File(['a gull'.padEnd(size, '.')], 'gull.txt', { type: 'text/plain' })
    const { id } = await pictures.create({ photo })
    // Another source knows nothing but what is kept.
    const kept = (await indexedDbSource(picture, { name: 'zoo' }).get(id)).photo as unknown as File
    return `${kept.name}, ${kept.type}: ${await kept.text()}`
  },

  /** Removes the database, as a person does who clears the data of a page. */
  removeAll: () =>
    new Promise<void>((resolve) => {
      indexedDB.deleteDatabase('screenwright zoo/bird').onsuccess = () => resolve()
    }),

  /** Every check of the library, on a source that has just been opened anew over what another one has kept. */
  async conform() {
    let number = 0
    const checks = await sourceConformance({
      entity: bird,
      records: birds,
      async makeSource(records) {
        const name = `conform ${(number += 1)}`
        await indexedDbSource(bird, { name, seed: records }).list({})
        return indexedDbSource(bird, { name, history: true, trash: true })
      },
    })
    const failed: string[] = []
    for (const { name, run } of checks)
      await run().catch((error: unknown) => failed.push(`${name}: ${String(error)}`))
    return { count: checks.length, failed }
  },
}
let heard = 0

export type Asks = typeof asks

Object.assign(window, {
  async ask(what: keyof Asks, ...given: never[]) {
    try {
      const answer: unknown = await (asks[what] as (...all: never[]) => unknown)(...given)
      return { answer }
    } catch (error) {
      const { status, title, detail, type } = problemOf(error)
      return { problem: { status, title, detail, type } }
    }
  },
})
