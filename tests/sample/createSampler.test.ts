import process from 'node:process'
import { describe, expect, test } from 'vitest'
import {
  arabicWords,
  createSampler,
  edgeSample,
  englishWords,
  frenchWords,
  germanWords,
  invalidSample,
  japaneseWords,
  SampleError,
  sampleSource,
} from '../../src/sample'
import {
  boolean,
  date,
  defineEntity,
  duration,
  email,
  integer,
  list,
  money,
  reference,
  rule,
  text,
  unique,
  url,
  validate,
} from '../../src/spec'
import { entityWith } from '../spec/parcel'
import { order, user } from './entities'

const sampler = createSampler({ seed: 'test', now: '2026-11-21', entities: [user] })
const users = sampler.of(user)
const orders = sampler.of(order)

describe('a sample', () => {
  test('keeps every rule of every kind', () => {
    for (const record of orders.many(500)) expect(validate(order, record)).toEqual([])
    for (const record of users.many(500)) expect(validate(user, record)).toEqual([])
  })

  test('has what is required and what the server makes, and leaves out some of the rest', () => {
    const records = orders.many(200)
    for (const name of ['id', 'rev', 'created', 'number', 'lines'] as const) {
      expect(records.every((record) => record[name] !== undefined)).toBe(true)
    }
    const noted = records.filter(({ note }) => note !== undefined).length
    expect(noted).toBeGreaterThan(150)
    expect(noted).toBeLessThan(200)
    expect(createSampler({ missing: 1 }).of(order).at(0).note).toBeUndefined()
    expect(
      createSampler({ missing: 0 })
        .of(order)
        .many(50)
        .every(({ note }) => note),
    ).toBe(true)
  })

  test('is the same again, and another one with another seed', () => {
    expect(
      createSampler({ seed: 'test', now: '2026-11-21', entities: [user] })
        .of(order)
        .many(20),
    ).toEqual(orders.many(20))
    expect(createSampler({ seed: 'other' }).of(user).at(0)).not.toEqual(users.at(0))
    expect(createSampler({ seed: 1 }).of(user).at(0)).not.toEqual(createSampler({ seed: 2 }).of(user).at(0))
  })

  test('is the same alone, among many and in a stream', () => {
    const stream = users.stream(10)
    const streamed = [stream.next().value, stream.next().value]
    expect(streamed).toEqual(users.many(2, 10))
    expect(users.at(11)).toEqual(streamed[1])
  })

  test('stands at any index, as quickly as at the first', () => {
    expect(validate(user, users.at(500_000_000))).toEqual([])
    expect(() => users.at(-1)).toThrow('Count records from 0')
    expect(() => users.at(0.5)).toThrow('Count records from 0')
  })

  test('is near the day that is given, and refuses one that is none', () => {
    const at = (now: string) => createSampler({ now }).of(user).at(0).born
    expect(Number(at('2026-11-21').slice(0, 4)) - Number(at('2006-11-21').slice(0, 4))).toBe(20)
    expect(() => createSampler({ now: 'tomorrow' })).toThrow('which is no day')
    expect(() => createSampler({ now: '2026-11-21 12:00' })).toThrow('which is no day')
  })
})

describe('a value depends on seed, entity, path and index alone', () => {
  const fields = {
    id: integer({ serverMade: true }),
    name: text({ required: true }),
    price: money({ currency: 'EUR' }),
    lines: list({ what: text() }),
  }
  const named = (given: typeof fields) =>
    defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields: given })
  const records = createSampler().of(named(fields)).many(300)

  test('a field more changes no other value, in a group neither', () => {
    const more = {
      extra: text({ required: true }),
      ...fields,
      lines: list({ first: text(), what: text(), last: date() }),
    }
    createSampler()
      .of(named(more))
      .many(300)
      .forEach((record, index) => {
        const { extra, lines, ...rest } = record as unknown as Record<string, unknown>
        expect(extra).toBeTruthy()
        const { lines: before, ...others } = records[index] as Record<string, unknown>
        expect(rest).toEqual(others)
        expect((lines as { what?: string }[] | undefined)?.map(({ what }) => what)).toEqual(
          (before as { what?: string }[] | undefined)?.map(({ what }) => what),
        )
      })
  })

  test('another order changes only the order', () => {
    const turned = Object.fromEntries(Object.entries(fields).reverse()) as typeof fields
    expect(createSampler().of(named(turned)).many(300)).toEqual(records)
  })

  test('making a field required fills its gaps and changes nothing else', () => {
    const certain = { ...fields, price: money({ currency: 'EUR', required: true }) }
    createSampler()
      .of(named(certain as unknown as typeof fields))
      .many(300)
      .forEach((record, index) => {
        expect(record.price).toBe(records[index]?.price ?? record.price)
      })
  })

  test.each(['UTC', 'Pacific/Apia', 'Asia/Kathmandu', 'America/St_Johns'])('it is the same in %s', (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      const again = createSampler({ seed: 'test', now: '2026-11-21', entities: [user] }).of(order)
      expect(JSON.stringify(again.many(100))).toBe(JSON.stringify(orders.many(100)))
    } finally {
      process.env['TZ'] = before
    }
  })

  test('it is the same as it was: whoever keeps pictures of samples relies on it', () => {
    expect(users.at(0)).toMatchSnapshot()
    expect(orders.at(0)).toMatchSnapshot()
  })
})

describe('ids and unique values', () => {
  test.each([
    ['texts', text({ serverMade: true })],
    ['numbers', integer({ serverMade: true })],
  ])('%s are different in a hundred thousand records, and lead back to them', (_, id) => {
    const entity = defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields: { id } })
    const samples = createSampler().of(entity)
    const ids = samples.many(100_000).map((record) => record.id)
    expect(new Set(ids).size).toBe(100_000)
    expect(ids.filter((one, index) => samples.indexOf(one) !== index)).toEqual([])
  })

  test('what is no id leads nowhere', () => {
    expect(users.indexOf('nobody')).toBeUndefined()
    expect(orders.indexOf(-3)).toBeUndefined()
    expect(orders.indexOf(null)).toBeUndefined()
  })

  test.each([
    ['a pattern', text({ required: true, pattern: /INV-\d{5}/ })],
    ['alternatives', text({ required: true, pattern: /(?:A|BC)-[0-9a-f]{6}/ })],
    ['a condition', text({ required: true, pattern: /(?!000)\d{7}/ })],
    ['few characters', text({ required: true, maxLength: 4 })],
    ['many characters', text({ required: true, minLength: 30 })],
    ['an address of mail', email({ required: true })],
    ['a short address', email({ required: true, maxLength: 15 })],
    ['an address of the web', url({ required: true })],
    ['bounds', integer({ required: true, min: 1, max: 9999 })],
    ['steps', integer({ required: true, min: 3, step: 7 })],
    ['a lowest number', integer({ required: true, min: 1 })],
    ['a highest number', integer({ required: true, max: -5 })],
    [
      'a rule of the host',
      integer({ required: true, validate: (value) => (value % 2 ? 'Even' : undefined) }),
    ],
  ])('are different with %s', (_, field) => {
    const entity = defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields: { id: field } })
    const samples = createSampler().of(entity)
    const records = samples.many(3000)
    expect(new Set(records.map(({ id }) => id)).size).toBe(3000)
    for (const record of records.slice(0, 200)) expect(validate(entity, record)).toEqual([])
    expect(records.map(({ id }) => samples.indexOf(id))).toEqual(records.map((_one, index) => index))
  })

  test('other fields are unique where a rule says so', () => {
    const rules = [unique({ at: ['email'] }), unique({ at: ['name'] }), unique({ at: ['born', 'phone'] })]
    const entity = defineEntity({ ...user, rules })
    const records = createSampler().of(entity).many(5000)
    for (const name of ['email', 'name', 'phone'] as const) {
      expect(new Set(records.map((record) => record[name])).size).toBe(5000)
    }
    for (const record of records.slice(0, 100)) expect(validate(entity, record)).toEqual([])
  })

  test('when they are used up, it says so', () => {
    const entity = defineEntity({
      name: 'day',
      labels: ['D', 'D'],
      id: 'id',
      fields: { id: integer({ required: true, min: 1, max: 7 }) },
    })
    const samples = createSampler().of(entity)
    expect(
      samples
        .many(7)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(() => samples.at(7)).toThrow(SampleError)
  })

  test('references lead to records that exist', () => {
    const few = createSampler({ entities: [user], count: { user: 12 } })
    const ids = few
      .of(user)
      .many(12)
      .map(({ id }) => id)
    for (const { owner, watchers } of few.of(order).many(200)) {
      expect(ids).toContain(owner)
      for (const watcher of watchers ?? []) expect(ids).toContain(watcher)
      expect(new Set(watchers).size).toBe(watchers?.length ?? 0)
    }
    expect(() => createSampler({ count: 0 }).of(order).at(0)).toThrow('there is no user to point at')
  })
})

describe('values look real', () => {
  const languages = { englishWords, germanWords, frenchWords, arabicWords, japaneseWords }

  test.each(Object.entries(languages))('in %s, within reserved ranges', (_, locale) => {
    for (const record of createSampler({ locale }).of(user).many(300)) {
      expect(validate(user, record)).toEqual([])
      expect(record.email).toMatch(/^[a-z]+\.[a-z]+@example\.com$/)
      expect(record.website).toMatch(/^https:\/\/example\.com\//)
      expect(record.phone).toMatch(
        /^(\+1 2\d\d-555-01\d\d|\+44 20 7946 0\d{3}|\+49 30 23125 \d{3}|\+33 1 99 00 \d\d \d\d)$/,
      )
      expect(record.server).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/)
    }
  })

  test('what belongs together agrees: name with address of mail, city with country', () => {
    for (const { name, firstName, email: mail, city, country } of users.many(100)) {
      expect(name.startsWith(firstName)).toBe(true)
      expect(mail).toBe(`${name.toLowerCase().replace(' ', '.')}@example.com`)
      expect(englishWords.places).toContain(`${city}=${country}`)
    }
    const [first] = createSampler({ locale: japaneseWords }).of(user).many(1)
    expect(japaneseWords.lastNames.some((entry) => first?.name.startsWith(entry.split('=')[0] ?? ''))).toBe(
      true,
    )
  })

  test('a field is what it is called', () => {
    const entity = defineEntity({
      name: 'product',
      labels: ['P', 'P'],
      id: 'id',
      fields: {
        id: integer({ serverMade: true }),
        name: text({ required: true }),
        company: text({ required: true }),
        x: text({ label: 'First name', required: true }),
        price: money({ currency: 'EUR', required: true }),
        age: integer({ required: true }),
        birthday: date({ required: true }),
        due: date({ required: true }),
      },
    })
    for (const record of createSampler({ now: '2026-11-21' }).of(entity).many(100)) {
      expect(englishWords.products).toContain(record.name)
      expect(englishWords.firstNames).toContain(record.x)
      expect(Number(record.price)).toBeGreaterThanOrEqual(5)
      expect(record.age).toBeGreaterThanOrEqual(18)
      expect(record.birthday < '2009').toBe(true)
      expect(record.due > '2026-11-21').toBe(true)
    }
  })

  test('what is sensitive is obviously made up', () => {
    const entity = defineEntity({
      name: 'patient',
      labels: ['P', 'P'],
      id: 'id',
      fields: {
        id: integer({ serverMade: true }),
        name: text({ sensitive: true, required: true }),
        email: email({ sensitive: true, required: true }),
        born: date({ sensitive: true, required: true }),
        number: text({ sensitive: true, required: true, pattern: /[A-Z]{2}\d{6}/ }),
      },
    })
    const records = createSampler().of(entity).many(20)
    expect(
      new Set(records.map(({ name, email: mail, born, number: n }) => [name, mail, born, n].join())).size,
    ).toBe(1)
    expect(records[0]).toMatchObject({ name: 'Sample', email: 'Sample@example.com', number: 'AA000000' })
  })
})

describe('limits', () => {
  test('records at the edge are valid, and reach their bounds', () => {
    const edges = Array.from({ length: 12 }, (_, index) => edgeSample(orders, index))
    for (const record of edges) expect(validate(order, record)).toEqual([])
    const reached = (name: keyof (typeof edges)[number]) => edges.map((record) => record[name])
    expect(reached('quantity')).toEqual(expect.arrayContaining([1, 496]))
    expect(reached('due')).toEqual(expect.arrayContaining(['2026-01-01', '2026-12-31']))
    expect(reached('ratio')).toEqual(expect.arrayContaining(['-1.500', '1.500']))
    expect(reached('pickup')).toEqual(expect.arrayContaining(['08:00', '18:00']))
    expect(reached('effort')).toEqual(expect.arrayContaining(['PT15M', 'PT8H']))
    expect(edges.map(({ title }) => title.length)).toEqual(expect.arrayContaining([5, 60]))
    expect(reached('lines').map((lines) => (lines as unknown[]).length)).toEqual(
      expect.arrayContaining([1, 20]),
    )
    expect(reached('note')).toContain(undefined)
    expect(new Set(reached('id')).size).toBe(12)
  })

  test.each([
    ['number', 'required'],
    ['number', 'pattern'],
    ['number', 'text'],
    ['title', 'minLength'],
    ['title', 'maxLength'],
    ['contact', 'format'],
    ['call', 'format'],
    ['page', 'format'],
    ['quantity', 'min'],
    ['quantity', 'max'],
    ['quantity', 'step'],
    ['quantity', 'integer'],
    ['quantity', 'number'],
    ['rev', 'required'],
    ['weight', 'min'],
    ['discount', 'step'],
    ['ratio', 'min'],
    ['ratio', 'max'],
    ['ratio', 'digits'],
    ['ratio', 'decimal'],
    ['total', 'min'],
    ['agreed', 'required'],
    ['agreed', 'boolean'],
    ['status', 'choice'],
    ['tags', 'minItems'],
    ['tags', 'maxItems'],
    ['tags', 'choice'],
    ['due', 'date'],
    ['due', 'min'],
    ['due', 'max'],
    ['pickup', 'time'],
    ['pickup', 'min'],
    ['pickup', 'max'],
    ['sent', 'instant'],
    ['sent', 'min'],
    ['sent', 'max'],
    ['period', 'dateRange'],
    ['period', 'order'],
    ['period', 'min'],
    ['period', 'max'],
    ['effort', 'duration'],
    ['effort', 'min'],
    ['effort', 'max'],
    ['owner', 'reference'],
    ['owner', 'required'],
    ['watchers', 'maxItems'],
    ['watchers', 'uniqueItems'],
    ['lines', 'required'],
    ['lines', 'maxItems'],
    ['lines', 'list'],
    ['labels', 'uniqueItems'],
    ['labels', 'minItems'],
    ['address', 'group'],
    ['method', 'variant'],
    ['extra', 'keys'],
    ['extra', 'maxItems'],
    ['extra', 'map'],
    ['contract', 'accept'],
    ['contract', 'maxBytes'],
    ['contract', 'file'],
    ['photos', 'accept'],
    ['pin', 'code'],
    ['shade', 'colour'],
    ['data', 'json'],
    [['lines', 0, 'what'], 'required'],
    [['lines', 1, 'price'], 'min'],
    [['lines', 0, 'what'], 'maxLength'],
    [['address', 'city'], 'required'],
    [['address', 'code'], 'maxLength'],
    [['labels', 0], 'maxLength'],
  ] as const)('%j can be made to break “%s” and nothing else', (field, rule) => {
    if (field === 'rev') {
      expect(() => invalidSample(orders, field, rule)).toThrow(SampleError)
      return
    }
    for (const index of [0, 1, 2]) {
      // Some lists have one item alone.
      const at =
        [index, index + 10, index + 20, index + 30].find(
          (one) => field[1] !== 1 || orders.at(one).lines.length > 1,
        ) ?? 0
      const issues = validate(order, invalidSample(orders, field, rule, at))
      expect(issues.map((issue) => [issue.path, issue.rule])).toEqual([
        [typeof field === 'string' ? [field] : field, rule],
      ])
    }
  })

  test('a length of time without a least one is never shorter than none', () => {
    const entity = entityWith({
      none: duration({ required: true, max: 'PT0S' }),
      short: duration({ required: true, max: 'PT10M' }),
    })
    for (const record of createSampler().of(entity).many(50)) expect(validate(entity, record)).toEqual([])
  })

  test('a rule of the host is broken too, and a field that is none is refused', () => {
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: {
        id: integer({ serverMade: true }),
        count: integer({ required: true, validate: (value) => (value % 3 ? undefined : 'Not by three') }),
      },
    })
    const samples = createSampler().of(entity)
    expect(validate(entity, invalidSample(samples, 'count', 'validate')).map(({ rule }) => rule)).toEqual([
      'validate',
    ])
    expect(() => invalidSample(samples, 'other' as 'count', 'min')).toThrow('is no field')
    expect(() => invalidSample(samples, 'count', 'max')).toThrow(SampleError)
  })

  test('fixed values stand in every record', () => {
    const drafts = orders.with({ status: 'draft' })
    expect(new Set(drafts.many(50).map(({ status }) => status))).toEqual(new Set(['draft']))
    expect(drafts.at(7)).toEqual({ ...orders.at(7), status: 'draft' })
    expect(drafts.with({ title: 'Fixed' }).at(0)).toMatchObject({ status: 'draft', title: 'Fixed' })
  })
})

describe('rules of the host', () => {
  test('are kept, across fields too, in whatever order these stand', () => {
    const entity = defineEntity({
      name: 'trip',
      labels: ['T', 'T'],
      id: 'id',
      fields: {
        id: integer({ serverMade: true }),
        back: date({
          required: true,
          validate: (value, { out }) => (value < String(out) ? 'After the way out' : undefined),
        }),
        out: date({
          required: true,
          validate: (value, draft) => (value > String(draft['back']) ? 'Before the way back' : undefined),
        }),
        seats: integer({ required: true, validate: (value) => (value % 2 ? 'In pairs' : undefined) }),
      },
    })
    for (const record of createSampler().of(entity).many(200)) expect(validate(entity, record)).toEqual([])
  })

  test('and conditions across fields are kept, where values are left out too', () => {
    const entity = defineEntity({
      name: 'claim',
      labels: ['C', 'C'],
      id: 'id',
      fields: {
        id: integer({ serverMade: true }),
        total: money({ currency: 'EUR', required: true, min: '0', max: '2000' }),
        due: date(),
        from: date({ required: true }),
        to: date({ required: true }),
      },
      rules: [
        rule({ at: ['due'], when: { total: { gt: '1000' } }, require: { due: { empty: false } } }),
        rule({ at: ['to'], validate: ({ from, to }) => (String(to) < String(from) ? 'Later' : undefined) }),
      ],
    })
    for (const missing of [0, 0.5, 1]) {
      const samples = createSampler({ missing }).of(entity)
      for (const record of samples.many(200)) expect(validate(entity, record)).toEqual([])
      for (let index = 0; index < 10; index += 1)
        expect(validate(entity, edgeSample(samples, index))).toEqual([])
    }
  })

  test('that cannot be kept end in an error, soon', () => {
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: { id: integer({ serverMade: true }), never: text({ required: true, validate: () => 'Never' }) },
    })
    expect(() => createSampler().of(entity).at(0)).toThrow(SampleError)
  })

  test('that take time are left to whoever validates', () => {
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: {
        id: integer({ serverMade: true }),
        slow: text({ required: true, validate: () => Promise.reject(new Error('offline')) }),
      },
    })
    expect(createSampler().of(entity).at(0).slow).toBeTruthy()
  })
})

describe('what is impossible ends in a typed error', () => {
  const never = (field: Parameters<typeof list>[0] & object, reason = 'impossible') => {
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: { id: integer({ serverMade: true }), it: field as ReturnType<typeof text> },
    })
    let thrown: unknown
    try {
      createSampler({ missing: 0 }).of(entity).at(0)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(SampleError)
    expect(thrown).toMatchObject({ name: 'SampleError', field: 'thing.it', reason })
    return createSampler().of(entity).with({ it: 'given' }).at(0)
  }

  test.each([
    ['lengths that a pattern excludes', text({ pattern: /\d{3}/, minLength: 5 })],
    ['a pattern of nothing', text({ required: true, pattern: /[^\s\S]/ })],
    ['a pattern against itself', text({ required: true, pattern: /(?!a)a/ })],
    ['a whole number between two', integer({ min: 0.2, max: 0.8 })],
    ['a sum between two', money({ currency: 'EUR', min: '0.001', max: '0.009' })],
    ['no room for a required text', text({ required: true, maxLength: 0 })],
    ['an address shorter than any', email({ maxLength: 5 })],
    ['a text without end', text({ minLength: 1e9 })],
    ['a list without end', list(text(), { minItems: 1e9 })],
  ])('%s', (_, field) => {
    expect(never(field)).toMatchObject({ it: 'given' })
  })

  test('more different items than there are', () => {
    never(list(boolean(), { uniqueItems: true, minItems: 3 }), 'exhausted')
  })

  test.each([
    /^(\w+\s?)+$/,
    /(a|aa)+$/,
    /(a+)+b/,
    /(?=(a+)+b)\w{30}/,
    /((a{1000}){1000})/,
    /([a-z]+-?)*\.com/,
  ])('a pattern that can be attacked, %s, hangs neither a sample nor a broken one', (pattern) => {
    for (const minLength of [0, 40]) {
      const it = text({ required: true, pattern, minLength })
      const entity = defineEntity({
        name: 'thing',
        labels: ['T', 'T'],
        id: 'id',
        fields: { id: integer({ serverMade: true }), it },
      })
      const samples = createSampler().of(entity)
      for (const make of [
        () => samples.at(0),
        () => edgeSample(samples, 1),
        () => invalidSample(samples, 'it', 'pattern'),
      ]) {
        try {
          expect(make().it).toBeTypeOf('string')
        } catch (error) {
          expect(error).toBeInstanceOf(SampleError)
        }
      }
    }
  })

  test.each([
    /^[^\]a-z]{2}$/,
    /^\x41\u0042[\]-]+$/,
    /^(?<year>\d{4})-W[0-5]\d$/,
    /^(?:\+|00)\d{2,3}(?: \d{2}){3,4}$/,
    /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u,
  ])('what is common in patterns is none: %s', (pattern) => {
    const it = text({ required: true, pattern })
    const fields = { id: integer({ serverMade: true }), it }
    const entity = defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields })
    for (const record of createSampler().of(entity).many(200)) expect(validate(entity, record)).toEqual([])
    const keyed = defineEntity({ ...entity, id: 'it' })
    const ids = createSampler().of(keyed)
    for (const record of ids.many(4)) expect(validate(keyed, record)).toEqual([])
  })

  test('what a repeat of nothing leaves over is left to what follows', () => {
    const fields = {
      id: integer({ serverMade: true }),
      it: text({ required: true, pattern: /^(?:a?)*(?:x|yz)$/ }),
    }
    const entity = defineEntity({ name: 'thing', labels: ['T', 'T'], id: 'id', fields })
    const found = createSampler().of(entity).many(200)
    for (const record of found) expect(validate(entity, record)).toEqual([])
    expect(new Set(found.map(({ it }) => it)).size).toBeGreaterThan(4)
  })

  test('a pattern that refers back, unless an example says what it may be', () => {
    const pattern = /(\w)\1[A-Z]{3}\1/
    never(text({ required: true, pattern }), 'undecided')
    const entity = defineEntity({
      name: 'thing',
      labels: ['T', 'T'],
      id: 'id',
      fields: { id: integer({ serverMade: true }), it: text({ required: true, pattern, example: 'xxABCx' }) },
    })
    expect(createSampler().of(entity).at(0).it).toBe('xxABCx')
  })
})

describe('a source of samples', () => {
  const source = sampleSource(order, { count: 1_000_000, seed: 'test' })

  test('pages through a million records that nobody keeps', async () => {
    const { records, total } = await source.list({ offset: 999_990, limit: 20 })
    expect(records).toHaveLength(10)
    expect(total).toEqual({ kind: 'exact', count: 1_000_000 })
    for (const record of records) expect(await source.get(record.id)).toEqual(record)
    expect((await source.list({})).records).toHaveLength(1000)
    expect((await source.list({ offset: 2_000_000 })).records).toEqual([])
  })

  test('says what it cannot do, and does not do it', async () => {
    expect(source.can).toEqual({ search: false, sort: [], filter: {} })
    expect(source).not.toHaveProperty('update')
    await expect(source.list({ search: 'x' })).rejects.toMatchObject({ problem: { status: 400 } })
    await expect(source.get(-1)).rejects.toMatchObject({ problem: { status: 404 } })
    const far = createSampler({ seed: 'test' }).of(order).at(1_000_000).id
    await expect(source.get(far)).rejects.toMatchObject({ problem: { status: 404 } })
    await expect(source.list({}, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left')
  })

  test('hands out records that nobody can change, and the ones that a sampler makes', async () => {
    const record = await source.get(createSampler({ seed: 'test' }).of(order).at(5).id)
    expect(Object.isFrozen(record)).toBe(true)
    expect(record).toEqual(createSampler({ seed: 'test' }).of(order).at(5))
  })
})

describe('a provider', () => {
  test('supplies what keeps the rules, and is passed over where it does not', () => {
    const asked: string[] = []
    const samples = createSampler({
      provider(field, path, hash) {
        asked.push(path.join('.'))
        expect(Number.isInteger(hash)).toBe(true)
        return field.kind === 'text' ? 'Given' : undefined
      },
    }).of(order)
    const record = samples.at(0)
    expect(validate(order, record)).toEqual([])
    expect(record.lines[0]?.what).toBe('Given')
    expect(record.number).not.toBe('Given')
    expect(asked).toContain('lines.0.what')
    expect(asked).not.toContain('id')
  })
})

test('references to an entity that is not known have the ids that a source in memory gives', () => {
  const entity = defineEntity({
    name: 'thing',
    labels: ['T', 'T'],
    id: 'id',
    fields: { id: integer({ serverMade: true }), owner: reference('user', { required: true }) },
  })
  expect(String(createSampler().of(entity).at(0).owner)).toMatch(/^user-\d+$/)
})
