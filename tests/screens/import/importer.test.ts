// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { memorySource, ProblemError } from '../../../src/data'
import { createTranslator } from '../../../src/messages/createTranslator'
import { everyEnglish } from '../../../src/messages/everyEnglish'
import { createImporter } from '../../../src/screens/import/createImporter'
import type { ImportSetting } from '../../../src/screens/import/ImportSetting'
import { choice, date, defineEntity, integer, phone, reference, rule, text, unique } from '../../../src/spec'

const airport = defineEntity({
  name: 'airport',
  labels: ['Airport', 'Airports'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
})
const airports = () =>
  memorySource(airport, [
    { id: 1, name: 'Denver Intl' },
    { id: 2, name: 'Springfield' },
    { id: 3, name: 'Springfield' },
  ])

const part = defineEntity({
  name: 'part',
  labels: ['Part', 'Parts'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ label: 'Id', readOnly: true }),
    rev: integer({ readOnly: true }),
    number: text({ label: 'Number', required: true }),
    name: text({ label: 'Name', required: true }),
    stock: integer({ label: 'Stock', min: 0, default: 1 }),
    from: date({ label: 'Valid from' }),
    until: date({ label: 'Valid until' }),
    at: reference('airport', { label: 'Kept at' }),
  },
  rules: [
    unique({ at: ['number'] }),
    rule({
      at: ['from'],
      when: { until: { empty: false } },
      require: { from: { empty: false } },
      message: 'Enter the first day too',
    }),
  ],
})
const parts = () =>
  memorySource(part, [
    { id: 1, rev: 1, number: 'P-1', name: 'Fan blade', stock: 4 },
    { id: 2, rev: 1, number: 'P-2', name: 'Windscreen', stock: 2 },
  ])

function importerTo(source: object = parts(), more: Partial<ImportSetting> = {}) {
  const setting = {
    entity: part,
    source,
    can: () => ({ allowed: true }),
    fields: undefined,
    matchBy: undefined,
    maxRows: undefined,
    references: { airport: { entity: airport, source: airports() } },
    t: createTranslator(everyEnglish),
    locale: 'en',
    me: undefined,
    ...more,
  } as unknown as ImportSetting
  return createImporter(setting)
}

const state = (importer: ReturnType<typeof importerTo>) => importer.getState()
const plansOf = (importer: ReturnType<typeof importerTo>) => state(importer).counts

async function ready(csv: string, importer = importerTo()) {
  await importer.readText(csv)
  await importer.check()
  return importer
}
const mistakesOf = (importer: ReturnType<typeof importerTo>) =>
  state(importer).faulty.flatMap(({ rows }) =>
    rows.map(({ line, issues }) => [line, ...issues.map(({ message }) => message)]),
  )

describe('what is read', () => {
  it('is matched with fields, and asks for those that are required and not there', async () => {
    const importer = importerTo()
    await importer.readText('Name;Stock;Remark\nBolt;1,204;x\n')
    expect(state(importer)).toMatchObject({ status: 'mapping', delimiter: ';', hasHeader: true, rowCount: 1 })
    expect(state(importer).columns.map(({ field }) => field)).toEqual(['name', 'stock', undefined])
    expect(state(importer)).toMatchObject({ missing: ['number'], gap: 'required' })
  })

  it('asks in which order days are written, where two would do', async () => {
    const importer = importerTo()
    await importer.readText('Number,Name,Valid from\nP-7,Bolt,03/04/2001\n')
    expect(state(importer).gap).toBe('dateOrder')
    importer.setDateOrder(2, 'mdy')
    expect(state(importer).gap).toBeUndefined()
    await importer.check()
    await importer.importAll()
    expect(state(importer).outcomes[0]).toMatchObject({ stored: { from: '2001-03-04' } })
  })

  it('guesses no century: a year of two figures is a mistake, in the words of a form', async () => {
    const importer = await ready(
      'Number;Name;Valid from\nP-7;Bolt;5.6.25\nP-8;Nut;25-Dec-31\nP-9;Rod;5.6.2025\n',
    )
    expect(state(importer).gap).toBeUndefined()
    const message = 'Enter the year of valid from with four digits'
    expect(mistakesOf(importer)).toEqual([
      [2, message],
      [3, message],
    ])
    await importer.mend(2, { from: '1925-06-05' })
    expect(mistakesOf(importer)).toEqual([[2], [3, message]])
  })

  it('asks for no order of days with points, of which one is none', async () => {
    const importer = await ready('Number;Name;Valid from\nP-7;Bolt;31.02.1990\nP-8;Nut;03.04.1990\n')
    expect(state(importer).columns[2]).toMatchObject({ asksOrder: false, dateOrder: 'dmy' })
    expect(mistakesOf(importer)).toEqual([[2, 'Enter valid from as a real date']])
  })

  it.each(['de-AT', 'de', 'en-GB'])(
    'reads days with points on a page in %s, and asks nothing',
    async (locale) => {
      const importer = importerTo(parts(), { locale })
      await importer.readText('Number;Name;Valid from\nP-7;Bolt;25.04.2021\nP-8;Nut;03.04.2021\n')
      expect(state(importer).gap).toBeUndefined()
      expect(state(importer).columns[2]).toMatchObject({
        field: 'from',
        confidence: 'sure',
        asksOrder: false,
      })
      await importer.check()
      expect(mistakesOf(importer)).toEqual([])
      await importer.importAll()
      expect(state(importer).outcomes).toMatchObject([
        { stored: { from: '2021-04-25' } },
        { stored: { from: '2021-04-03' } },
      ])
    },
  )

  it('asks for the order of days with points, where one seems to begin with its month', async () => {
    const importer = importerTo()
    await importer.readText('Number;Name;Valid from\nP-7;Bolt;04.25.2021\nP-8;Nut;05.06.2021\n')
    expect(state(importer).gap).toBe('dateOrder')
    expect(state(importer).columns[2]).toMatchObject({ confidence: 'sure', asksOrder: true })
  })

  it('does not ask for the order, where one day far below allows one alone', async () => {
    const importer = importerTo()
    const rows = Array.from({ length: 300 }, (_, at) => `P-${at + 10};Bolt;03.04.2021`)
    const csv = ['Number;Name;Valid from', ...rows, 'P-7;Nut;31.12.2020'].join('\n')
    await importer.readText(csv)
    expect(state(importer).columns[2]).toMatchObject({ asksOrder: false, dateOrder: 'dmy' })
    // Nor where a person chooses the field by hand.
    importer.setField(2, undefined)
    importer.setField(2, 'until')
    expect(state(importer).columns[2]).toMatchObject({ field: 'until', asksOrder: false, dateOrder: 'dmy' })
  })

  it('lets a field be filled by one column at a time', async () => {
    const importer = importerTo()
    await importer.readText('Number,Name,Other\nP-7,Bolt,x\n')
    importer.setField(2, 'name')
    expect(state(importer).columns.map(({ field }) => field)).toEqual(['number', undefined, 'name'])
  })

  it.each([
    ['has a header alone', 'Number,Name\n', {}, 'empty'],
    ['has nothing', '', {}, 'empty'],
    ['has more rows than are taken', 'Number,Name\nP-7,a\nP-8,b\n', { maxRows: 1 }, 'tooMany'],
  ])('says why not, where it %s', async (_, csv, more, unread) => {
    const importer = importerTo(parts(), more)
    await importer.readText(csv)
    expect(state(importer)).toMatchObject({ status: 'choose', unread })
  })

  it('is no workbook', async () => {
    const importer = importerTo()
    await importer.readFile(new Blob([Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 8, 1, 0, 0, 0])]))
    expect(state(importer)).toMatchObject({ status: 'choose', unread: 'unreadable' })
  })

  it('is read again with the encoding that a person knows', async () => {
    const importer = importerTo()
    await importer.readFile(
      new Blob([Uint8Array.from([...'Number,Name\nP-7,'].map((sign) => sign.charCodeAt(0)).concat(0xe3))]),
    )
    expect(state(importer).columns[1]?.samples).toEqual(['ã'])
    importer.setEncoding('windows-1256')
    await vi.waitFor(() => expect(state(importer).columns[1]?.samples).toEqual(['م']))
  })
})

describe('what would happen', () => {
  it('is known before anything has', async () => {
    const source = parts()
    const create = vi.spyOn(source, 'create')
    const importer = await ready(
      'Number,Name,Stock\nP-1,Fan blade,9\nP-2,Windscreen,2\nP-3,Bolt,7\nP-4,,7\n',
      importerTo(source),
    )
    expect(plansOf(importer)).toEqual({ create: 1, update: 1, unchanged: 1, skip: 0, mistake: 1 })
    expect(mistakesOf(importer)).toEqual([[5, 'Enter name']])
    expect(create).not.toHaveBeenCalled()
  })

  it('leaves records alone that are there, where a person says so', async () => {
    const importer = importerTo()
    await importer.readText('Number,Name\nP-1,Rotor\nP-3,Bolt\n')
    importer.setExisting('skip')
    await importer.check()
    expect(plansOf(importer)).toMatchObject({ create: 1, update: 0, skip: 1 })
  })

  it('finds records by their id before all else, and knows when there is none', async () => {
    const importer = await ready('Id,Name\n2,Window\n99,Door\n')
    expect(plansOf(importer)).toMatchObject({ update: 1, mistake: 1 })
    expect(mistakesOf(importer)).toEqual([[3, 'No record has “99”']])
  })

  it('makes a record of each row, where the host wants no matching', async () => {
    const importer = await ready('Number,Name\nP-1,Rotor\n', importerTo(parts(), { matchBy: false }))
    expect(mistakesOf(importer)).toEqual([[2, 'Enter another number, this one is taken']])
  })

  it('follows the rules across fields', async () => {
    const importer = await ready('Number,Name,Valid until\nP-7,Bolt,2001-02-03\n')
    expect(mistakesOf(importer)).toEqual([[2, 'Enter the first day too']])
  })

  it('names the row that has the same', async () => {
    const importer = await ready('Number,Name\nP-7,Bolt\nP-8,Nut\nP-7,Rivet\n')
    expect(mistakesOf(importer)).toEqual([
      [2, 'Row 4 has the same value for Number'],
      [4, 'Row 2 has the same value for Number'],
    ])
  })

  it('finds other records by their titles and ids, and says when it cannot', async () => {
    const importer = await ready(
      'Number,Name,Kept at\nP-5,a,Denver Intl\nP-6,b,1\nP-7,c,Springfield\nP-8,d,Nowhere\n',
    )
    expect(mistakesOf(importer)).toEqual([
      [4, 'Several records are called “Springfield”. Enter the id.'],
      [5, 'Nothing is called “Nowhere”. Choose another.'],
    ])
    await importer.importAll()
    expect(
      state(importer).outcomes.map((one) => one.status === 'done' && (one.stored as { at: number }).at),
    ).toEqual([1, 1])
  })

  it('is not known while the source gives no answer, and is once it does', async () => {
    const source = parts()
    source.control.fail = () => new ProblemError({ status: 503 })
    const importer = await ready('Number,Name\nP-7,Bolt\n', importerTo(source))
    expect(state(importer)).toMatchObject({ status: 'checkFailed', problem: { status: 503 } })
    source.control.fail = undefined
    await importer.check()
    expect(state(importer)).toMatchObject({ status: 'ready', counts: { create: 1 } })
  })

  it('asks the source about many rows in few calls', async () => {
    const source = parts()
    const list = vi.spyOn(source, 'list')
    const rows = Array.from({ length: 1000 }, (_, at) => `N-${at},Part ${at}`).join('\n')
    await ready(`Number,Name\n${rows}\n`, importerTo(source))
    expect(list.mock.calls.length).toBeLessThanOrEqual(10)
  })
})

it('holds new records to the rules of the first state', async () => {
  const stated = defineEntity({
    name: 'claim',
    labels: ['Claim', 'Claims'],
    id: 'id',
    title: 'what',
    fields: {
      id: integer({ readOnly: true }),
      what: text({ label: 'What', required: true }),
      seen: text({ label: 'Seen by' }),
      status: choice(['reported', 'closed'], { label: 'Status', readOnly: true }),
    },
    states: { field: 'status', initial: 'reported' },
    transitions: { close: { from: ['reported'], to: 'closed' } },
    rules: [
      rule({
        at: ['seen'],
        when: { status: 'reported' },
        require: { seen: { empty: false } },
        message: 'Enter who saw it',
      }),
    ],
  })
  const source = memorySource(stated, [])
  const importer = await ready('What;Seen by\nDent;\n', importerTo(source, { entity: stated }))
  expect(mistakesOf(importer)).toEqual([[2, 'Enter who saw it']])
})

describe('a telephone number', () => {
  const guest = defineEntity({
    name: 'guest',
    labels: ['Guest', 'Guests'],
    id: 'id',
    title: 'name',
    fields: {
      id: integer({ readOnly: true }),
      name: text({ label: 'Name', required: true }),
      mobile: phone({ label: 'Mobile' }),
    },
    rules: [unique({ at: ['mobile'] })],
  })
  const known = () => memorySource(guest, [{ id: 1, name: 'Ada', mobile: '+43512555999' }])
  const importerOf = (locale: string, source: object = known()) =>
    importerTo(source, { entity: guest, locale, references: {} })

  it.each([
    ['de-AT', '0512 555 100', '+43512555100'],
    ['de-AT', '+49 30 901820', '+4930901820'],
    ['en-GB', '020 7946 0958', '+442079460958'],
    // Nothing says of which country it is.
    ['de', '0512 555 100', '0512 555 100'],
  ])('on a page in %s, “%s” is stored as the form stores it', async (locale, written, stored) => {
    const importer = await ready(`Name;Mobile\nBea;${written}\n`, importerOf(locale))
    await importer.importAll()
    expect(state(importer).outcomes).toMatchObject([{ status: 'done', stored: { mobile: stored } }])
  })

  it('finds the record that has it, however it is written', async () => {
    const importer = await ready('Name;Mobile\nAda Lovelace;0512 / 555-999\n', importerOf('de-AT'))
    expect(plansOf(importer)).toMatchObject({ update: 1, create: 0, mistake: 0 })
  })

  it('is a mistake to mend, as it is written, where it is none', async () => {
    const importer = await ready('Name;Mobile\nBea;ask Ada\n', importerOf('de-AT'))
    expect(state(importer).faulty).toMatchObject([{ values: { mobile: 'ask Ada' } }])
    expect(mistakesOf(importer)[0]?.[1]).toContain('telephone number')
  })
})

describe('a mistake', () => {
  it('is mended in its row, and so is what another row had with it', async () => {
    const importer = await ready('Number,Name,Stock\nP-7,Bolt,many\nP-7,Nut,2\n')
    await importer.mend(2, { stock: 12 })
    expect(mistakesOf(importer)[0]).toEqual([2, 'Row 3 has the same value for Number'])
    await importer.mend(2, { number: 'P-9' })
    expect(plansOf(importer)).toMatchObject({ create: 2, mistake: 0 })
    await importer.importAll()
    expect(state(importer).outcomes.map((one) => one.status === 'done' && one.stored)).toMatchObject([
      { number: 'P-9', name: 'Bolt', stock: 12 },
      { number: 'P-7', name: 'Nut', stock: 2 },
    ])
  })

  it('may find a record that is there, once it is mended', async () => {
    const importer = await ready('Number,Name\n,Rotor\n')
    await importer.mend(2, { number: 'P-1' })
    expect(plansOf(importer)).toMatchObject({ update: 1, mistake: 0 })
  })
})

describe('importing', () => {
  it('makes and changes records, with the defaults of the entity', async () => {
    const source = parts()
    const importer = await ready('Number,Name\nP-1,Rotor\nP-3,Bolt\n', importerTo(source))
    await importer.importAll()
    expect(state(importer).status).toBe('done')
    expect(
      (await source.list({ sort: [{ field: 'number', direction: 'ascending' }] })).records,
    ).toMatchObject([
      { number: 'P-1', name: 'Rotor', stock: 4 },
      { number: 'P-2', name: 'Windscreen' },
      { number: 'P-3', name: 'Bolt', stock: 1 },
    ])
  })

  it('goes on past a row that fails, and sends that one alone again', async () => {
    const source = parts()
    const keys: unknown[] = []
    const create = source.create.bind(source)
    let isDown = true
    const flaky: typeof source = {
      ...source,
      async create(values, options) {
        keys.push(options?.idempotencyKey)
        if (isDown && values.number === 'P-4') throw new ProblemError({ status: 503 })
        return create(values, options)
      },
    }
    const importer = await ready('Number,Name\nP-3,Bolt\nP-4,Nut\n', importerTo(flaky))
    await importer.importAll()
    expect(state(importer).status).toBe('partlyFailed')
    isDown = false
    await importer.retry()
    expect(state(importer)).toMatchObject({
      status: 'done',
      outcomes: [{ status: 'done' }, { status: 'done' }],
    })
    expect(keys).toHaveLength(3)
    // The same wish has the same key.
    expect(keys[2]).toBe(keys[1])
  })

  it('is failed as a whole, where not one row was taken', async () => {
    const source = parts()
    const importer = await ready('Number,Name\nP-3,Bolt\n', importerTo(source))
    source.control.fail = () => new ProblemError({ status: 503 })
    await importer.importAll()
    expect(state(importer)).toMatchObject({ status: 'failed', canUndo: false })
  })

  it('stops when it is told to: the rest is not tried', async () => {
    const source = parts()
    const create = source.create.bind(source)
    const importer = await ready(
      `Number,Name\n${Array.from({ length: 50 }, (_, at) => `N-${at},Part`).join('\n')}\n`,
      importerTo({
        ...source,
        async create(values: object) {
          const stored = await create(values)
          importer.stop()
          return stored
        },
      }),
    )
    await importer.importAll()
    expect(state(importer).status).toBe('partlyFailed')
    expect(state(importer).outcomes.filter(({ status }) => status === 'untried').length).toBeGreaterThan(40)
  })

  it('is taken back: what was made is gone, and what was changed is as before', async () => {
    const source = parts()
    const before = (await source.list({})).records
    const importer = await ready(
      'Number,Name,Valid from\nP-1,Rotor,2001-02-03\nP-3,Bolt,\n',
      importerTo(source),
    )
    await importer.importAll()
    expect(state(importer).canUndo).toBe(true)
    await importer.undo()
    expect(state(importer).status).toBe('undone')
    const after = (await source.list({})).records
    expect(after.map(({ number, name, stock, from }) => [number, name, stock, from ?? undefined])).toEqual(
      before.map(({ number, name, stock }) => [number, name, stock, undefined]),
    )
  })

  it('offers no way back, where the source cannot remove', async () => {
    const { remove: _, ...source } = parts()
    const importer = await ready('Number,Name\nP-3,Bolt\n', importerTo(source))
    await importer.importAll()
    expect(state(importer)).toMatchObject({ status: 'done', canUndo: false })
  })

  it('takes back what is left, after some of it failed', async () => {
    const source = parts()
    const remove = source.remove.bind(source)
    let isDown = true
    const importer = await ready(
      'Number,Name\nP-3,Bolt\nP-4,Nut\n',
      importerTo({
        ...source,
        async remove(id: number, options?: object) {
          if (isDown && id === 4) throw new ProblemError({ status: 503 })
          return remove(id, options)
        },
      }),
    )
    await importer.importAll()
    await importer.undo()
    expect(state(importer)).toMatchObject({ status: 'undoFailed', canUndo: true })
    isDown = false
    await importer.undo()
    expect(state(importer).status).toBe('undone')
  })
})
