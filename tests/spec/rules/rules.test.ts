import { describe, expect, test } from 'vitest'
import { createForm } from '../../../src/form/createForm'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { rule } from '../../../src/spec/rules/crossFieldRule'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import {
  boolean,
  choice,
  date,
  instant,
  integer,
  list,
  money,
  reference,
  text,
} from '../../../src/spec/fields/fields'
import type { Rule } from '../../../src/spec/rules/Rule'
import { noOverlap } from '../../../src/spec/rules/noOverlap'
import { unique } from '../../../src/spec/rules/unique'
import { accept, acceptAsync, fieldRules, validate, validateAsync } from '../../../src/spec/rules/validate'
import { arabic } from '../../../src/messages/arabic'
import { german } from '../../../src/messages/german'
import { everyEnglish as english } from '../../../src/messages/everyEnglish'
import { createTranslator } from '../../../src/messages/createTranslator'

test.each([
  [
    { lte: { today: true } } as const,
    'Enter born as today or earlier',
    'أدخل قيمة لا تتجاوز اليوم في حقل تاريخ الميلاد',
  ],
  [
    { gte: { today: true } } as const,
    'Enter born as today or later',
    'أدخل قيمة لا تسبق اليوم في حقل تاريخ الميلاد',
  ],
  [{ lt: { today: 'P3D' } } as const, 'Change born so that it is before in 3 days', undefined],
])('a day that stands to today as %j is asked for as one with a bound', (asked, words, inArabic) => {
  const entityOf = (label?: string) =>
    defineEntity({
      name: 'person',
      labels: ['Person', 'People'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), born: date({ label }) },
      rules: [rule({ at: ['born'], require: { born: asked } })],
    })
  const born = 'lte' in asked || 'lt' in asked ? '9999-01-01' : '1900-01-01'
  expect(validate(entityOf(), { born }).map(({ message }) => message)).toEqual([words])
  const options = { t: createTranslator(arabic, 'ar'), locale: 'ar' }
  const [said] = validate(entityOf('تاريخ الميلاد'), { born }, options)
  if (inArabic) expect(said?.message).toBe(inArabic)
})

const free = new Set(['INV-1', 'INV-2'])
const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    number: text({ required: true }),
    status: choice(['draft', 'sent']),
    total: money({ currency: 'EUR' }),
    due: date({ label: 'Due date' }),
    from: date(),
    until: date(),
  },
  rules: [
    rule({ at: ['due'], when: { total: { gt: '1000' } }, require: { due: { empty: false } } }),
    rule({ at: ['status'], when: { status: 'sent' }, require: { total: { gt: '0' } } }),
    rule({
      at: ['until', 'from'],
      validate: ({ from, until }) =>
        typeof from === 'string' && typeof until === 'string' && until < from
          ? 'Enter an end that is not before the start'
          : undefined,
      error: 'period',
    }),
    rule({
      at: ['total'],
      when: { total: { gt: '50000' } },
      validate: () => 'This is a large sum',
      severity: 'warning',
    }),
    unique({ at: ['number'] }),
  ],
})
const good = { number: 'INV-1', total: '10', due: '2026-12-01' }
const issuesOf = (draft: object, options = {}) => validate(invoice, { ...good, ...draft }, options)

describe('a rule that asks about what the server makes', () => {
  const order = defineEntity({
    name: 'order',
    labels: ['Order', 'Orders'],
    id: 'id',
    fields: {
      id: integer({ required: true }),
      due: date({ label: 'Due date' }),
      status: choice(['draft', 'sent'], { readOnly: true }),
    },
    rules: [rule({ at: ['due'], when: { status: 'sent' }, require: { due: { empty: false } } })],
  })
  const sent = { known: { id: 1, status: 'sent' } }

  test('believes the stored record', () => {
    expect(validate(order, { id: 1 }, sent)).toMatchObject([{ path: ['due'], message: 'Enter due date' }])
    expect(validate(order, { id: 1, due: '2026-12-01' }, sent)).toEqual([])
    expect(fieldRules(order, sent).due(undefined, { values: {} })).toMatchObject([{ rule: 'require' }])
  })

  test('believes no draft, which may come from anywhere', () => {
    expect(validate(order, { id: 1, status: 'sent' })).toEqual([])
    expect(validate(order, { id: 1, status: 'draft' }, sent)).toHaveLength(1)
  })
})

describe('a rule for the first state', () => {
  const claim = defineEntity({
    name: 'claim',
    labels: ['Claim', 'Claims'],
    id: 'id',
    fields: {
      id: integer({ required: true }),
      due: date({ label: 'Due date' }),
      status: choice(['reported', 'closed'], { readOnly: true }),
    },
    states: { field: 'status', initial: 'reported' },
    transitions: { close: { from: ['reported'], to: 'closed' } },
    rules: [rule({ at: ['due'], when: { status: 'reported' }, require: { due: { empty: false } } })],
  })

  test('holds for a draft that is to be a new record, in the browser and on a server', async () => {
    const missing = [{ path: ['due'], message: 'Enter due date' }]
    expect(validate(claim, { id: 1 })).toMatchObject(missing)
    expect(await validateAsync(claim, { id: 1 })).toMatchObject(missing)
    expect(accept(claim, { id: 1 })).toMatchObject({ accepted: false })
    expect(accept(claim, { id: 1, due: '2026-12-01' })).toEqual({
      accepted: true,
      value: { id: 1, due: '2026-12-01' },
      issues: [],
    })
  })

  test('holds for no record that is in another, nor for one whose state is written in the draft', () => {
    expect(validate(claim, { id: 1 }, { known: { status: 'closed' } })).toEqual([])
    expect(validate(claim, { id: 1, status: 'closed' })).toEqual([])
  })
})

describe('a value that a rule across fields wants', () => {
  const loan = defineEntity({
    name: 'loan',
    labels: ['Loan', 'Loans'],
    id: 'id',
    fields: {
      id: integer({ readOnly: true }),
      member: reference('member', { label: { en: 'Member', de: 'Mitglied', ar: 'العضو' } }),
      shelf: choice(['a', 'b'], { label: { en: 'Shelf', de: 'Regal', ar: 'الرف' } }),
      note: text({ label: { en: 'Note', de: 'Notiz', ar: 'الملاحظة' } }),
      deposit: boolean({ label: { en: 'Deposit paid', de: 'Pfand bezahlt', ar: 'دُفع العربون' } }),
    },
    rules: [
      rule({ at: ['member'], require: { member: { empty: false } } }),
      rule({ at: ['shelf'], require: { shelf: { not: null } } }),
      rule({ at: ['note'], require: { note: { empty: false } } }),
      rule({ at: ['deposit'], require: { deposit: { empty: false } } }),
    ],
  })

  test.each([
    ['en', english, ['Choose member', 'Choose shelf', 'Enter note', 'Enter deposit paid']],
    [
      'de',
      german,
      [
        'Mitglied: Treffen Sie eine Auswahl',
        'Regal: Treffen Sie eine Auswahl',
        'Notiz: Geben Sie einen Wert ein',
        'Pfand bezahlt: Geben Sie einen Wert ein',
      ],
    ],
    ['ar', arabic, ['اختر العضو', 'اختر الرف', 'املأ حقل الملاحظة', 'املأ حقل دُفع العربون']],
  ])('is chosen where its field is one to choose in: %s', (locale, messages, said) => {
    const t = createTranslator(messages, locale)
    expect(validate(loan, {}, { t, locale }).map(({ message }) => message)).toEqual(said)
  })

  test('is chosen without a catalogue, too', () => {
    expect(validate(loan, { note: 'x', deposit: false }).map(({ message }) => message)).toEqual([
      'Choose member',
      'Choose shelf',
    ])
  })
})

describe('a rule across fields', () => {
  test('asks only while its condition holds', () => {
    expect(issuesOf({ total: '1000.00', due: null })).toEqual([])
    expect(issuesOf({ total: '1000.01', due: null })).toEqual([
      {
        path: ['due'],
        rule: 'require',
        params: {},
        severity: 'error',
        source: 'client',
        message: 'Enter due date',
      },
    ])
  })

  test('says what must be so when it has no words of its own', () => {
    const [issue] = issuesOf({ status: 'sent', total: '0' })
    expect(issue?.message).toBe('Change status: it can stay only while total is more than €0.00')
    const [inArabic] = issuesOf(
      { status: 'sent', total: '0' },
      { t: createTranslator(arabic, 'ar'), locale: 'ar' },
    )
    expect(inArabic?.message).toMatch(/^غيّر حقل/)
  })

  test('stands beside its first field, under its name in the catalogue and in the words of that', () => {
    const draft = { from: '2026-05-02', until: '2026-05-01' }
    expect(issuesOf(draft)).toMatchObject([
      { path: ['until'], rule: 'period', message: 'Enter an end that is not before the start' },
    ])
    expect(
      issuesOf(draft, { errors: { period: { title: 'The period ends before it starts' } } }),
    ).toMatchObject([{ message: 'The period ends before it starts' }])
  })

  test('says nothing about a value that its own field rejects', () => {
    expect(issuesOf({ total: 'lots', due: null })).toMatchObject([{ path: ['total'], rule: 'decimal' }])
  })

  test('never stands in the way as a warning', () => {
    const result = accept(invoice, { ...good, total: '60000' })
    expect(result.accepted).toBe(true)
    expect(result.issues).toMatchObject([{ severity: 'warning', message: 'This is a large sum' }])
  })

  test('may take time, and is waited for', async () => {
    const slow = defineEntity({
      name: 'parcel',
      labels: ['Parcel', 'Parcels'],
      id: 'id',
      fields: { id: text({ required: true }), to: text() },
      rules: [
        rule({
          at: ['to'],
          validate: async ({ to }) => (to === 'moon' ? 'Enter a place on earth' : undefined),
        }),
      ],
    })
    expect(() => validate(slow, { id: '1', to: 'moon' })).toThrow(/validateAsync/)
    expect(await validateAsync(slow, { id: '1', to: 'moon' })).toMatchObject([{ path: ['to'] }])
    expect(await acceptAsync(slow, { id: '1', to: 'Kiel' })).toMatchObject({ accepted: true })
    const result = await slow['~standard'].validate({ id: '1', to: 'moon' })
    expect(result.issues).toMatchObject([{ message: 'Enter a place on earth' }])
  })

  test('is asked by a form beside its first field, with what is typed read as it is meant', async () => {
    const form = createForm({
      rules: fieldRules(invoice),
      defaultValues: { ...good, total: '2000', due: '' },
    })
    expect(await form.submit()).toBe(false)
    expect(form.getIssues('due')).toMatchObject([{ message: 'Enter due date' }])
    // A change in another field makes it right.
    form.change('total', '900')
    expect(form.getIssues('due')).toEqual([])
    expect(await form.submit()).toBe(true)
  })
})

describe('a rule across records', () => {
  test('is validated by who knows the other records, at once or later', async () => {
    expect(issuesOf({})).toEqual([])
    const isTaken = ({ number }: Readonly<Record<string, unknown>>) => free.has(String(number))
    expect(issuesOf({}, { isTaken })).toMatchObject([
      { path: ['number'], rule: 'unique', message: 'Enter another number, this one is taken' },
    ])
    const later = await validateAsync(invoice, good, { isTaken: async (values) => isTaken(values) })
    expect(later).toMatchObject([{ rule: 'unique' }])
    expect(issuesOf({ number: 'INV-9' }, { isTaken })).toEqual([])
  })

  test('names all fields that are the same together, beside the first of them', () => {
    const film = defineEntity({
      name: 'film',
      labels: ['Film', 'Films'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        title: text({ label: 'English title' }),
        year: integer({ label: { en: 'Year', ar: 'السنة' } }),
      },
      rules: [unique({ at: ['title', 'year'] })],
    })
    const draft = { title: 'The Tide', year: 2024 }
    const message = 'Enter another English title or year, this combination is taken'
    expect(validate(film, draft, { isTaken: () => true })).toMatchObject([{ path: ['title'], message }])
    const t = createTranslator(arabic, 'ar')
    const [issue] = validate(film, draft, { isTaken: () => true, t, locale: 'ar' })
    expect(issue?.message).toMatch(/English title.*السنة.*معًا/)
  })

  test('is validated by a source, which lets a record keep its own value', async () => {
    const source = memorySource(invoice, [
      { id: 1, rev: 1, number: 'INV-1' },
      { id: 2, rev: 1, number: 'INV-2' },
    ])
    const rejected = await source.create({ number: 'INV-1' }).catch((thrown: unknown) => thrown)
    expect(rejected).toBeInstanceOf(ProblemError)
    expect((rejected as ProblemError).problem.issues).toMatchObject([{ rule: 'unique', source: 'server' }])
    await expect(source.update(2, { number: 'INV-1' })).rejects.toThrow(/taken/)
    await expect(source.update(2, { number: 'INV-2', total: '5' })).resolves.toMatchObject({ total: '5' })
    await expect(source.create({ number: 'INV-3' })).resolves.toMatchObject({ id: 3 })
  })
})

describe('a rule against overlaps', () => {
  const screening = defineEntity({
    name: 'screening',
    labels: ['Screening', 'Screenings'],
    id: 'id',
    fields: {
      id: integer({ readOnly: true }),
      hall: choice(['Big', 'Small']),
      starts: instant(),
      ends: instant(),
      state: choice(['planned', 'cancelled'], { default: 'planned' }),
    },
    rules: [noOverlap({ at: ['starts', 'ends'], per: ['hall'], when: { state: { not: 'cancelled' } } })],
  })
  const at = (
    from: number,
    until: number,
    hall: 'Big' | 'Small' | null = 'Big',
    state: 'planned' | 'cancelled' = 'planned',
  ) => ({
    starts: `2026-05-01T${from}:00:00Z`,
    ends: `2026-05-01T${until}:00:00Z`,
    hall,
    state,
  })
  const source = memorySource(screening, [
    { id: 1, ...at(14, 16) },
    { id: 2, ...at(18, 20) },
    { id: 3, ...at(10, 12, 'Big', 'cancelled') },
    { id: 4, hall: 'Big', starts: '2026-05-01T20:00:00Z' },
  ])
  const problemOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (thrown: unknown) => (thrown as ProblemError).problem.issues,
    )

  test.each([
    ['begins before another ends', at(15, 17)],
    ['ends after another begins', at(13, 15)],
    ['lies within another', at(14, 15)],
    ['covers others', at(12, 21)],
  ])('what %s is rejected where it is to be mended', async (_, values) => {
    expect(await problemOf(source.create(values))).toMatchObject([
      { path: ['starts'], rule: 'overlap', message: 'Starts and Hall: this time is taken, choose another' },
    ])
  })

  test('the end itself is free, and so are another hall, the time of a cancelled one, and what has no hall', async () => {
    for (const free of [
      at(16, 18),
      at(14, 16, 'Small'),
      at(10, 12),
      at(14, 16, null),
      at(14, 16, 'Big', 'cancelled'),
    ]) {
      const made = await source.create(free)
      expect(made).toMatchObject(free)
      await source.remove?.(made.id)
    }
  })

  test('a record may be moved within its own time', async () => {
    await expect(source.update(1, at(15, 17))).resolves.toMatchObject(at(15, 17))
    expect(await problemOf(source.update(1, at(15, 19)))).toMatchObject([{ rule: 'overlap' }])
    await source.update(1, at(14, 16))
  })

  test('without anyone to ask nothing is taken', () => {
    expect(validate(screening, at(14, 16))).toEqual([])
  })

  test('a declaration that cannot be compared is told at once', () => {
    const declared = (one: Rule<string>) => () =>
      defineEntity({
        name: 'stay',
        labels: ['Stay', 'Stays'],
        id: 'id',
        fields: {
          id: integer({ readOnly: true }),
          from: date(),
          until: instant(),
          tags: list(text()),
          to: date(),
        },
        rules: [one as never],
      })
    expect(declared(noOverlap({ at: ['from', 'until'] }))).toThrow(
      'lies between “from” of kind date and “until” of kind instant; give it two fields of one kind that has an order',
    )
    expect(declared(noOverlap({ at: ['from', 'to'], per: ['tags'] }))).toThrow(
      'compares “tags” of kind list, whose values are not compared',
    )
    expect(declared(noOverlap({ at: ['from', 'to'], when: { from: { gt: '2026-01-01' } } }))).toThrow(
      'asks for “from” in its condition, which it compares itself',
    )
    expect(declared(noOverlap({ at: ['from', 'to'], per: ['room'] }))).toThrow(
      'stands at “room”, which is none of the fields',
    )
  })
})

describe('a rule that cannot be asked', () => {
  const named = { name: 'thing', labels: ['Thing', 'Things'], id: 'id' } as const
  const fields = { id: text({ required: true }), size: integer() }

  test('is found where it is declared', () => {
    const declare =
      (...rules: Rule<'size'>[]) =>
      () =>
        defineEntity({ ...named, fields, rules })
    expect(declare({ at: ['size'], require: { size: { gt: 1 } } })).toThrow(/written by hand/)
    expect(declare(rule({ at: ['size'], require: { ['sise' as 'size']: 1 } }))).toThrow(/“sise”/)
    expect(declare(rule({ at: ['sice' as 'size'], require: { size: 1 } }))).toThrow(/“sice”/)
    expect(declare(rule({ at: ['size'], require: { size: { gt: '1' } } }))).toThrow(/“size”/)
  })
})
