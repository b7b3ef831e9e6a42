import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createForm } from '../../src/form/createForm'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import type { FormValues } from '../../src/form/FormStore'
import { readFormData } from '../../src/form/readFormData'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import * as kinds from '../../src/spec/fields/fields'
import { accept } from '../../src/spec/rules/validate'
import { fc } from '../properties'

const { boolean, choice, group, integer, list, map, text, variant } = kinds

/** Names that look like paths, and one that an object has already. */
const survey = defineEntity({
  name: 'survey',
  labels: ['Survey', 'Surveys'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    site: text(),
    remarks: text({ multiline: true }),
    count: integer(),
    weight: kinds.number(),
    share: kinds.percent(),
    exact: kinds.decimal(),
    cost: kinds.money({ currency: 'EUR' }),
    ringed: boolean(),
    phase: choice(['climb', 'approach'], { required: true }),
    wind: choice(['north', 'south']),
    signs: kinds.choices(['feathers', 'blood', 'dent']),
    day: kinds.date(),
    at: kinds.time(),
    took: kinds.duration(),
    season: kinds.dateRange(),
    start: kinds.instant({ zone: 'UTC' }),
    tint: kinds.colour(),
    code: kinds.code(),
    data: kinds.json(),
    ['__proto__']: text(),
    'a.b': text(),
    'a[0]': text(),
    tags: list(text()),
    ticks: list(boolean()),
    birds: list({ species: text(), 'wing [cm]': integer(), alive: boolean() }),
    checks: list({ done: boolean() }),
    nights: list(list(text())),
    observer: group({ name: text(), trained: boolean() }),
    method: variant('by', { net: { mesh: integer() }, eye: { glass: boolean(), note: text() } }),
    names: map(text()),
    counts: map(integer()),
    places: map(group({ street: text(), seen: boolean() })),
    hours: map(list(text())),
  },
})

const words = fc.constantFrom(
  'Gull',
  'a b',
  ' ',
  'two\nlines',
  '%5B',
  'a[0][b]',
  'on',
  '12',
  '€',
  '__proto__',
)
const line = fc.oneof(
  fc.constantFrom('Gull', ' owl ', '%', 'a[0]', 'on', '1,5'),
  fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
)
const orNothing = <Value,>(values: fc.Arbitrary<Value>) => fc.option(values, { freq: 4 })
const wrong = fc.constantFrom('twelve', '1,5', '12 birds', '--')
const days = fc.constantFrom('2001-05-04', '2026-02-28', '1999-12-31')
const number = fc
  .double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
  .map((one) => one + 0)
const decimal = fc.tuple(fc.integer(), fc.nat(999)).map(([whole, part]) => `${whole}.${part}5`)

/** The values that a form may hold of each field. */
const values: Record<string, fc.Arbitrary<unknown>> = {
  site: fc.oneof(fc.constant(''), line),
  remarks: fc.oneof(fc.constant(''), words),
  count: orNothing(fc.oneof(fc.integer(), wrong)),
  weight: orNothing(fc.oneof(number, wrong)),
  share: orNothing(fc.oneof(number, wrong)),
  exact: orNothing(fc.oneof(decimal, wrong)),
  cost: orNothing(fc.oneof(decimal, wrong)),
  ringed: fc.boolean(),
  phase: fc.constantFrom('climb', 'approach'),
  wind: orNothing(fc.constantFrom('north', 'south')),
  signs: fc.subarray(['feathers', 'blood', 'dent']),
  day: orNothing(days),
  at: orNothing(fc.constantFrom('14:30', '00:00')),
  took: orNothing(fc.constantFrom('PT1H30M', 'PT45M')),
  season: orNothing(
    fc.constantFrom({ start: '2001-03-14', end: '2001-05-20' }, { start: null, end: '2001-05-20' }),
  ),
  start: orNothing(fc.constantFrom('2001-03-14T14:30:00Z', '1999-12-31T23:59:00Z')),
  tint: orNothing(fc.constantFrom('#1a4fa3', '#ffffff')),
  code: orNothing(fc.constant('123456')),
  data: orNothing(fc.constantFrom<unknown>({ wings: 2, of: ['a', null] }, [1, 2], 'text', 12, true)),
  ['__proto__']: line,
  'a.b': line,
  'a[0]': line,
  tags: fc.array(line, { maxLength: 3 }),
  ticks: fc.array(fc.boolean(), { maxLength: 3 }),
  birds: fc.array(fc.record({ species: line, 'wing [cm]': orNothing(fc.nat()), alive: fc.boolean() }), {
    maxLength: 3,
  }),
  checks: fc.array(fc.record({ done: fc.boolean() }), { maxLength: 3 }),
  nights: fc.array(fc.array(line, { maxLength: 2 }), { maxLength: 3 }),
  observer: orNothing(fc.record({ name: line, trained: fc.boolean() })),
  method: orNothing(
    fc.oneof(
      fc.record({ by: fc.constant('net'), mesh: orNothing(fc.nat()) }),
      fc.record({ by: fc.constant('eye'), glass: fc.boolean(), note: line }),
    ),
  ),
  names: fc.dictionary(line, line, { maxKeys: 3 }),
  counts: fc.dictionary(line, orNothing(fc.nat()), { maxKeys: 2 }),
  places: fc.dictionary(line, fc.record({ street: line, seen: fc.boolean() }), { maxKeys: 2 }),
  hours: fc.dictionary(line, fc.array(line, { maxLength: 2 }), { maxKeys: 2 }),
}

/** Its own, also under `__proto__`. */
const drafts = fc
  .tuple(...Object.values(values))
  .map((some) => Object.fromEntries(Object.keys(values).map((name, index) => [name, some[index]])))

afterEach(cleanup)

/** Draw a form of the draft, and take what a browser would post. */
async function post(defaultValues: FormValues): Promise<FormData> {
  const store = createForm<FormValues>({ defaultValues })
  const { container } = render(
    <Form store={store}>
      <EntityFields entity={survey} />
    </Form>,
  )
  await waitFor(() => expect(container.querySelector('[aria-busy], .sw-Skeleton')).toBeNull())
  const posted = new FormData(container.querySelector('form')!)
  cleanup()
  return posted
}

describe('a form that a browser posts by itself', () => {
  beforeAll(() => post({}))

  it('is read as the draft that was in it', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        expect(readFormData(await post(draft), survey)).toEqual(draft)
      }),
      { numRuns: 15 },
    )
  }, 60_000)
})

/** A post of these entries, in this order. */
function posted(...entries: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

const report = defineEntity({
  name: 'report',
  labels: ['Report', 'Reports'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    title: text({ required: true }),
    speed: integer({ min: 0 }),
    sure: boolean(),
    lines: list({ what: text({ required: true }), quantity: integer() }, { maxItems: 200 }),
    address: group({ street: text({ required: true }), city: text() }),
    pages: kinds.file({ many: true }),
    photo: kinds.image(),
    signs: kinds.choices(['feathers', 'blood'], { minItems: 1 }),
    names: map(text()),
  },
})
const nothing = { sure: false, lines: [], address: null, pages: [], signs: null, names: {} }

describe('a post', () => {
  it('reads nothing that the entity does not declare, and nothing that the server makes', () => {
    const data = posted(
      ['title', 'Gull'],
      ['id', 'forged'],
      ['isAdmin', 'on'],
      ['__proto__', 'x'],
      ['__proto__[isAdmin]', 'on'],
      ['constructor[prototype][isAdmin]', 'on'],
      ['lines[0][what]', 'Ring'],
      ['lines[0][__proto__][isAdmin]', 'on'],
      ['lines[0][price]', '0'],
      ['lines[__proto__][what]', 'Cage'],
      ['lines[length]', '9'],
      ['address[__proto__]', 'x'],
      ['title]', 'x'],
      ['title[', 'x'],
    )
    expect(readFormData(data, report)).toEqual({
      ...nothing,
      title: 'Gull',
      lines: [{ what: 'Ring' }],
    })
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  })

  it('keeps the items in the order of the page, whatever their numbers are', () => {
    const data = posted(
      ['lines[1000000000][what]', 'Ring'],
      ['lines[2][what]', 'Cage'],
      ['lines[1000000000][quantity]', '3'],
      ['lines[0][what]', ''],
    )
    expect(readFormData(data, report).lines).toEqual([
      { what: 'Ring', quantity: 3 },
      { what: 'Cage' },
      { what: '' },
    ])
  })

  it('is not read when a list has more items than anybody has written', () => {
    const data = Array.from({ length: 10_001 }, (_, index) => [`lines[${index}][what]`, 'Ring'] as const)
    expect(readFormData(data.slice(1), report).lines).toHaveLength(10_000)
    expect(() => readFormData(data, report)).toThrow('more than 10000 parts under one name')
  })

  it('is read in the time that its length takes, however its names are written', () => {
    const long = `lines${'[0]'.repeat(100_000)}`
    expect(
      readFormData(
        [
          [long, 'x'],
          ['['.repeat(300_000), 'x'],
        ],
        report,
      ),
    ).toEqual({ ...nothing, lines: [{}] })
  })

  it('reads numbers as the page wrote them, and keeps what is none for a rule to reject', () => {
    expect(readFormData(posted(['speed', '1.500']), report, { locale: 'de' }).speed).toBe(1500)
    const draft = readFormData(posted(['title', 'Gull'], ['speed', 'fast']), report)
    expect(draft.speed).toBe('fast')
    expect(accept(report, draft).issues.map(({ path }) => path)).toEqual([['speed']])
    expect(accept(report, readFormData(posted(['title', 'Gull'], ['speed', '']), report)).accepted).toBe(true)
  })

  it('reads the id of a record as a number where the ids of its entity are numbers, and else as it was posted', () => {
    const fields = { id: integer({ readOnly: true }), code: text({ readOnly: true }) }
    const labels = ['Nest', 'Nests'] as const
    const nest = defineEntity({ name: 'nest', labels, id: 'id', fields })
    const site = defineEntity({ name: 'site', labels, id: 'code', fields })
    const visit = defineEntity({
      name: 'visit',
      labels,
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        nest: kinds.reference('nest'),
        site: kinds.reference('site'),
        seen: list(group({ nests: kinds.reference('nest', { many: true }) })),
      },
    })
    const entries: [string, string][] = [
      ['nest', '7'],
      ['site', '7'],
      ['seen[0][nests]', '8'],
      ['seen[0][nests]', '08'],
      ['seen[0][nests]', '9007199254740993'],
    ]
    const entities = [nest, site]
    expect(readFormData(entries, visit, { entities })).toEqual({
      nest: 7,
      site: '7',
      seen: [{ nests: [8, '08', '9007199254740993'] }],
    })
    expect(readFormData(entries, visit)).toMatchObject({ nest: '7', site: '7' })
    expect(readFormData([['nest', '']], visit, { entities })).toMatchObject({ nest: null })
    expect(readFormData([['nest', 'Mono']], visit, { entities })).toMatchObject({ nest: 'Mono' })
  })

  it('joins the ends of lines that a post writes as two characters', () => {
    expect(readFormData([['title', 'two\r\nlines']], report).title).toBe('two\nlines')
  })

  it('keeps files, leaves out empty controls, and knows stored files by their address alone', () => {
    const file = new File(['gull'], 'gull.txt', { type: 'text/plain' })
    const stored = { name: 'owl.png', type: 'image/png', size: 12, url: '/owl.png' }
    const data = posted(['pages', file], ['pages', new File([], '')], ['photo', '/owl.png'])
    const draft = readFormData(data, report, { known: { photo: stored } })
    expect(draft.pages).toEqual([file])
    expect(draft.photo).toBe(stored)
    expect(readFormData(data, report).photo).toBe('/owl.png')
    expect(readFormData(posted(['photo', new File([], '')]), report).photo).toBeNull()
  })

  it('leaves an optional group out in which nothing is filled in, and asks for the rest of one that is begun', () => {
    const empty = readFormData(
      posted(['title', 'Gull'], ['address[street]', ''], ['address[city]', '']),
      report,
    )
    expect(accept(report, empty).accepted).toBe(true)
    const begun = readFormData(
      posted(['title', 'Gull'], ['address[street]', ''], ['address[city]', 'Boise']),
      report,
    )
    expect(accept(report, begun).issues.map(({ path }) => path)).toEqual([['address', 'street']])
  })

  it('keeps the rows of a map of which two have the same name, for a rule to reject', () => {
    const row = (id: number, name: string, value: string) =>
      [
        [`names[${id}][name]`, name],
        [`names[${id}][value]`, value],
      ] as const
    expect(readFormData([...row(0, 'en', 'Gull'), ...row(3, 'de', 'Möwe')], report).names).toEqual({
      en: 'Gull',
      de: 'Möwe',
    })
    expect(readFormData([...row(0, 'en', 'Gull'), ...row(1, 'en', 'Owl')], report).names).toEqual([
      ['en', 'Gull'],
      ['en', 'Owl'],
    ])
  })

  it('reads the fields alone that the form asked for', () => {
    expect(readFormData(posted(['title', 'Gull'], ['speed', '9']), report, { names: ['title'] })).toEqual({
      title: 'Gull',
    })
  })
})
