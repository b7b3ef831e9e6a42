import { describe, expect, test } from 'vitest'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { describeProduct } from '../../../src/spec/product/describeProduct'
import { boolean } from '../../../src/spec/fields/kinds/boolean'
import { choice, choices } from '../../../src/spec/fields/kinds/choice'
import { code } from '../../../src/spec/fields/kinds/code'
import { colour } from '../../../src/spec/fields/kinds/colour'
import { date } from '../../../src/spec/fields/kinds/date'
import { dateRange } from '../../../src/spec/fields/kinds/dateRange'
import { decimal, money } from '../../../src/spec/fields/kinds/decimal'
import { duration } from '../../../src/spec/fields/kinds/duration'
import { file, image } from '../../../src/spec/fields/kinds/file'
import { group } from '../../../src/spec/fields/kinds/group'
import { instant } from '../../../src/spec/fields/kinds/instant'
import { json } from '../../../src/spec/fields/kinds/json'
import { list } from '../../../src/spec/fields/kinds/list'
import { map } from '../../../src/spec/fields/kinds/map'
import { integer, number, percent } from '../../../src/spec/fields/kinds/number'
import { reference } from '../../../src/spec/fields/kinds/reference'
import { text } from '../../../src/spec/fields/kinds/text'
import { time } from '../../../src/spec/fields/kinds/time'
import { variant } from '../../../src/spec/fields/kinds/variant'
import { rule } from '../../../src/spec/rules/crossFieldRule'
import { unique } from '../../../src/spec/rules/unique'
import { arabicSheet } from '../../../src/messages/arabicSheet'
import { germanSheet } from '../../../src/messages/germanSheet'

const headings = [
  '## 1. What the product does and for whom',
  '## 2. Screens and routes',
  '## 3. Entities and their fields',
  '## 4. States and transitions',
  '## 5. Validation rules',
  '## 6. Roles and permissions',
  '## 7. Calls the product makes',
  '## 8. Error catalogue',
  '## 9. Business constants and limits',
]
const id = text({ readOnly: true, label: 'Id' })

const user = defineEntity({ name: 'user', labels: ['Person', 'People'], id: 'id', fields: { id } })

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  title: 'number',
  version: 'rev',
  fields: {
    id,
    rev: integer({ readOnly: true, label: 'Revision' }),
    number: text({
      label: 'Number',
      description: 'As printed at the top.',
      required: true,
      maxLength: 20,
      pattern: /^INV-\d+$/,
      example: 'INV-2041',
      messages: { pattern: 'Begin with INV and a hyphen.' },
    }),
    total: money({ label: 'Total', currency: 'EUR', min: '0' }),
    due: date({ label: 'Due', min: '2026-01-01' }),
    owner: reference('user', { label: 'Owner' }),
    lines: list(
      {
        what: text({ label: 'What', required: true }),
        quantity: integer({ label: 'Quantity', min: 1, unit: 'pcs' }),
      },
      { label: 'Lines', maxItems: 200 },
    ),
    status: choice(['draft', 'sent', 'paid'], {
      label: 'Status',
      readOnly: true,
      labels: { draft: 'Draft', sent: 'Sent', paid: 'Paid' },
    }),
  },
  states: { field: 'status', initial: 'draft', final: ['paid'], tones: { paid: 'success' } },
  transitions: {
    send: {
      from: ['draft'],
      to: 'sent',
      label: 'Send it',
      when: { total: { gt: '0' } },
      ask: ['due'],
      confirm: 'The customer gets it at once.',
      bulk: true,
      undo: 'recall',
    },
    recall: { from: ['sent'], to: 'draft' },
    pay: { from: ['sent'], to: 'paid', label: 'Mark as paid', tone: 'danger' },
  },
  rules: [
    rule({
      at: ['due'],
      when: { total: { gt: '1000' } },
      require: { due: { empty: false } },
      error: 'due-missing',
      message: 'Large invoices need a due date.',
    }),
    rule({ at: ['owner'], require: [{ status: 'draft' }, { owner: { empty: false } }], severity: 'warning' }),
    rule({ at: ['lines'], validate: () => undefined }),
    unique({ at: ['number'] }),
  ],
  access: {
    clerk: {
      list: true,
      read: true,
      create: true,
      update: [{ status: 'draft' }, { status: 'sent', total: { lt: '100' } }],
      transition: { send: true, recall: { owner: { me: true } }, pay: false },
      fields: { total: { update: { status: 'draft' } }, owner: { read: false } },
    },
    auditor: { list: true, read: { status: { not: 'draft' } } },
  },
})

const whole = defineProduct({
  purpose: { does: 'Writes, sends and collects invoices.', for: ['Clerks of small firms', 'Their auditors'] },
  screens: {
    all: { path: '/invoices', shows: 'list', entity: 'invoice', title: 'All invoices' },
    one: { path: '/invoices/:id', shows: 'detail', entity: 'invoice', roles: ['clerk', 'auditor'] },
  },
  entities: [invoice, user],
  roles: {
    clerk: { label: 'Clerk', description: 'Writes invoices.' },
    auditor: { label: 'Auditor' },
    guest: { description: 'Looks around.' },
  },
  calls: {
    invoice: {
      can: { search: true, sort: ['number', 'due'], filter: { status: ['is', 'in'] } },
      list: async () => {},
      get: true,
      update: true,
    },
  },
  errors: {
    'due-missing': {
      type: 'https://example.com/problems/due-missing',
      title: 'The due date is missing',
      message: 'Say when it is due.',
      place: 'field',
      next: 'fix',
      field: 'due',
      status: 422,
    },
    down: { title: 'We are down for repair', place: 'screen', next: 'retry', status: 503 },
  },
  limits: {
    upload: { value: 5_242_880, unit: 'bytes', label: 'Largest attachment', description: 'For each file.' },
    page: { value: 50, unit: 'items' },
    factor: { value: 1.5 },
  },
})

const headingsIn = (sheet: string) => sheet.split('\n').filter((line) => line.startsWith('## '))
const section = (sheet: string, number: number) => sheet.split(/^## .*$/m)[number]!.trim()

describe('the sheet of a product', () => {
  test('that says nothing says “not shown” nine times, and invents nothing', () => {
    const sheet = describeProduct(defineProduct({}))
    expect(sheet).toBe(headings.map((heading) => `${heading}\n\nnot shown\n`).join('\n'))
    expect(sheet.match(/not shown/g)).toHaveLength(9)
  })

  test('whose sections are there but hold nothing says the same', () => {
    const hollow = defineProduct({ screens: {}, entities: [], roles: {}, calls: {}, errors: {}, limits: {} })
    expect(describeProduct(hollow)).toBe(describeProduct(defineProduct({})))
  })

  test('has its nine headings in order, in every language', () => {
    expect(headingsIn(describeProduct(whole))).toEqual(headings)
    const inArabic = describeProduct(whole, { locale: 'ar', messages: arabicSheet })
    expect(headingsIn(inArabic)).toEqual(headings)
    const inGerman = describeProduct(whole, { locale: 'de', messages: germanSheet })
    expect(headingsIn(inGerman)).toEqual(headings)
  })

  test('says what was given, and no more', () => {
    expect(describeProduct(whole)).toMatchSnapshot()
  })

  test('speaks another language between what the host said', () => {
    expect(describeProduct(whole, { locale: 'ar', messages: arabicSheet })).toMatchSnapshot()
  })

  test('holds every sentence and every name that was given', () => {
    const sheet = describeProduct(whole)
    const { fields, transitions, rules } = invoice
    const { purpose, screens, roles, errors, limits } = whole
    const sentences = proseIn({ purpose, screens, roles, errors, limits, fields, transitions, rules })
    expect(sentences.length).toBeGreaterThan(30)
    expect(sentences.filter((one) => !sheet.includes(one))).toEqual([])
    const sections: readonly object[] = [screens, roles, errors, limits, fields, transitions ?? {}]
    expect(sections.flatMap(Object.keys).filter((name) => !sheet.includes(`\`${name}\``))).toEqual([])
  })

  test('says “not shown” of each entity that a section knows nothing of', () => {
    const sheet = describeProduct(whole)
    expect(section(sheet, 4)).toMatch(/### Person · People \(`user`\)\n\nnot shown$/)
    expect(section(sheet, 6)).toMatch(/### Person · People \(`user`\)\n\nnot shown$/)
    const bare = describeProduct(defineProduct({ entities: [user] }))
    expect([4, 5, 6].map((number) => section(bare, number))).toEqual(['not shown', 'not shown', 'not shown'])
  })
})

test('says where roles begin, where any is declared to', () => {
  const screens = { today: { path: '/today', title: 'Today' } }
  const declared = defineProduct({ screens, roles: { juror: { start: 'today' }, guest: {} } })
  expect(describeProduct(declared)).toMatch(/\| Role +\| Label +\| Description +\| Begins on +\|/)
  expect(describeProduct(declared)).toMatch(/\| `juror` .*\| `today` +\|/)
  expect(describeProduct(defineProduct({ screens, roles: { guest: {} } }))).not.toContain('Begins on')
})

describe('roles by states by actions', () => {
  const rows = section(describeProduct(whole), 6)
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

  test('have a column for each state, and a row for each role, also for one that may do nothing', () => {
    expect(rows.find(([first, second]) => first === 'Role' && second === 'In general')).toEqual([
      'Role',
      'In general',
      'While Draft',
      'While Sent',
      'While Paid',
    ])
    expect(rows.find(([first, second]) => first === '`guest`' && second === 'nothing')).toEqual([
      '`guest`',
      ...Array.from({ length: 4 }, () => 'nothing'),
    ])
  })

  test('say what can be done in each, with the conditions that are left', () => {
    expect(rows.find(([first, second]) => first === '`clerk`' && second?.startsWith('list'))).toEqual([
      '`clerk`',
      'list<br>create',
      'read<br>change<br>Send it (only while total is more than €0.00)',
      'read<br>change (only while total is less than €100.00)<br>Recall (only while owner is you)',
      'read',
    ])
    expect(rows.find(([first, second]) => first === '`auditor`' && second === 'list')).toEqual([
      '`auditor`',
      'list',
      'nothing',
      'read',
      'read',
    ])
  })
})

test('rights on the trash stand on the sheet where a role has any of its own', () => {
  const fields = { id: integer({ readOnly: true }), name: text() }
  const access = {
    clerk: { list: true, read: true, remove: true, restore: false },
    owner: { list: true, read: true, remove: true },
  }
  const letter = defineEntity({
    name: 'letter',
    labels: ['Letter', 'Letters'],
    id: 'id',
    title: 'name',
    fields,
    access,
  })
  const told = section(
    describeProduct(defineProduct({ entities: [letter], roles: { clerk: {}, owner: {} } })),
    6,
  )
  expect(told).toContain('read<br>remove |')
  expect(told).toContain('read<br>remove<br>bring back |')
})

describe('what a host writes', () => {
  test('never becomes Markdown of its own', () => {
    const nasty = '# a | b `c` *d* _e_ [f](g) <h> \\ ~i~ &amp;\n## 2. Not a heading\n- x'
    const product = defineProduct({
      purpose: { does: nasty, for: ['1. one', '- two'] },
      errors: { 'a|`b`': { title: nasty, message: nasty, place: 'form', next: 'fix', type: 'a\\|b' } },
      roles: { '': { label: '=' } },
    })
    const sheet = describeProduct(product)
    expect(headingsIn(sheet)).toEqual(headings)
    const safe = String.raw`\# a \| b \`c\` \*d\* \_e\_ \[f\](g) \<h\> \\ \~i\~ \&amp;<br>## 2. Not a heading<br>- x`
    expect(section(sheet, 1)).toBe(`${safe}\n\nFor:\n\n- 1\\. one\n- \\- two`)
    expect(section(sheet, 8).split('\n')[2]).toBe(
      `| <code>a&#124;\\\`b\\\`</code> | <code>a\\\\&#124;b</code> | – | ${safe.replace('<br>', '<br>')} | ${safe} | above the form | correct it | – |`,
    )
  })
})

describe('a field of every kind', () => {
  const things = defineEntity({
    name: 'thing',
    labels: ['Thing', 'Things'],
    id: 'id',
    fields: {
      id,
      notes: text({ multiline: true, minLength: 1, sensitive: true }),
      mail: text({ format: 'email' }),
      weight: number({ min: 0.5, max: 1000, step: 0.5, unit: 'kg', default: 1 }),
      share: percent({ max: 100 }),
      exact: decimal({ min: '0.001', digits: 3 }),
      agreed: boolean({ required: true }),
      urgent: boolean({ default: false }),
      days: choices(['mon', 'tue'], { labels: { mon: 'Monday' }, minItems: 1, maxItems: 2 }),
      at: time({ min: '08:00', max: '18:00' }),
      when: instant({ zone: 'Europe/Berlin' }),
      stay: dateRange({ max: '2026-12-31' }),
      lasts: duration({ max: 'PT1H30M' }),
      friends: reference('person', { many: true }),
      address: group({ city: text({ required: true }) }),
      tags: list(text({ maxLength: 1 }), { uniqueItems: true }),
      method: variant('by', { card: { holder: text() }, cash: {} }),
      extra: map(number({ min: 1 }), { keys: /[a-z|]+/ }),
      papers: file({ many: true, accept: ['.pdf', 'image/*'], maxBytes: 5_000_000, maxItems: 3 }),
      face: image(),
      pin: code({ length: 4 }),
      key: code({ characters: 'letters and digits' }),
      paint: colour({ default: '#1a2b3c' }),
      data: json(),
      own: text({ validate: () => undefined }),
    },
  })

  test('is said in words, with its rules', () => {
    expect(section(describeProduct(defineProduct({ entities: [things] })), 3)).toMatchSnapshot()
    const inArabic = describeProduct(defineProduct({ entities: [things] }), {
      locale: 'ar',
      messages: arabicSheet,
    })
    expect(section(inArabic, 3)).toMatchSnapshot()
  })
})

/** Every text for people, wherever it stands. */
function proseIn(value: unknown): readonly string[] {
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const isProse = [
      'does',
      'for',
      'title',
      'label',
      'labels',
      'description',
      'message',
      'messages',
      'confirm',
    ]
    return isProse.includes(name) ? textsIn(part) : proseIn(part)
  })
}

function textsIn(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)
}

test('lists the sections of a form below the fields, with what they depend on', () => {
  const trip = defineEntity({
    name: 'trip',
    labels: ['Trip', 'Trips'],
    id: 'id',
    fields: {
      id,
      abroad: boolean({ label: 'Abroad' }),
      visa: text({ label: 'Number of the visa' }),
    },
    sections: [
      { name: 'where', label: 'Where to', fields: ['abroad'] },
      {
        name: 'visa',
        fields: ['visa'],
        optional: true,
        when: { abroad: true },
        description: 'As it is stamped.',
      },
    ],
  })
  const sheet = describeProduct(defineProduct({ entities: [trip] }))
  expect(sheet).toContain('| Section | Label | Fields | Asked when | Description |')
  expect(sheet).toContain('| `where` | Where to | `abroad` | always | – |')
  expect(sheet).toContain(
    '| `visa` | Number of the visa (optional) | `visa` | “Abroad” is yes | As it is stamped. |',
  )
})
