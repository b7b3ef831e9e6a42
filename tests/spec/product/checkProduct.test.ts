import { afterEach, describe, expect, test, vi } from 'vitest'
import { checkProduct } from '../../../src/spec/product/checkProduct'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { savedView } from '../../../src/spec/product/savedView'
import { labelOf } from '../../../src/spec/labels/labels'
import type { Field } from '../../../src/spec/fields/Field'
import type { FindingCode } from '../../../src/spec/product/findings/Finding'
import { boolean } from '../../../src/spec/fields/kinds/boolean'
import { choice, choices } from '../../../src/spec/fields/kinds/choice'
import { date } from '../../../src/spec/fields/kinds/date'
import { decimal } from '../../../src/spec/fields/kinds/decimal'
import { group } from '../../../src/spec/fields/kinds/group'
import { list } from '../../../src/spec/fields/kinds/list'
import { map } from '../../../src/spec/fields/kinds/map'
import { integer } from '../../../src/spec/fields/kinds/number'
import { reference } from '../../../src/spec/fields/kinds/reference'
import { text } from '../../../src/spec/fields/kinds/text'
import { rule } from '../../../src/spec/rules/crossFieldRule'
import type { ProductDeclaration } from '../../../src/spec/product/Product'
import type { Entity } from '../../../src/spec/entities/Entity'

afterEach(() => void vi.unstubAllEnvs())

type Parts = Partial<Pick<Entity, 'states' | 'transitions' | 'rules' | 'access'>>

/** As in production, where no declaration is stopped: here everything is to be found. */
function invoice(fields: Record<string, Field> = {}, parts: Parts = {}): Entity {
  vi.stubEnv('NODE_ENV', 'production')
  const id = text({ readOnly: true, label: 'Id' })
  const made = defineEntity({
    name: 'invoice',
    labels: ['Invoice', 'Invoices'],
    id: 'id',
    fields: { id, ...fields },
  })
  return { ...(made as unknown as Entity), ...parts }
}

const number = (field: Field): ProductDeclaration => ({ entities: [invoice({ number: field })] })
const label = 'Number'
const status = choice(['draft', 'sent'], { label: 'Status' })
const stated = (parts: Parts): ProductDeclaration => ({
  entities: [
    invoice(
      { status },
      {
        states: { field: 'status', initial: 'draft' },
        transitions: { send: { from: ['draft'], to: 'sent' } },
        ...parts,
      },
    ),
  ],
})
const wantsNote = rule({ at: ['note'], when: { status: 'draft' }, require: { note: { empty: false } } })
/** An invoice that is sent, and taken back with a note. */
const takenBack = (
  transitions: Entity['transitions'],
  rules: Entity['rules'] = [wantsNote],
): ProductDeclaration => ({
  entities: [
    invoice(
      { status: choice(['draft', 'sent', 'paid'], { label: 'Status' }), note: text({ label: 'Note' }) },
      {
        states: { field: 'status', initial: 'draft' },
        transitions: {
          send: { from: ['draft'], to: 'sent', undo: 'recall' },
          recall: { from: ['sent'], to: 'draft', ask: ['note'] },
          pay: { from: ['sent'], to: 'paid' },
          ...transitions,
        },
        rules,
      },
    ),
  ],
})
const options = (count: number) => Array.from({ length: count }, (_, index) => `option ${index}`)
const failure = { title: 'Gone', place: 'screen', next: 'giveUp' } as const

interface Case {
  code: FindingCode
  place: string
  found: ProductDeclaration
  cured: ProductDeclaration
  severity?: 'warning'
  reason?: string
}

const cases: readonly Case[] = [
  {
    code: 'unknown-states-field',
    place: 'entities.invoice.states.field',
    found: stated({ states: { field: 'state', initial: 'draft' } }),
    cured: stated({}),
  },
  {
    code: 'states-field-not-a-choice',
    place: 'entities.invoice.states.field',
    found: stated({ states: { field: 'id', initial: 'draft' } }),
    cured: stated({}),
  },
  {
    code: 'state-not-an-option',
    place: 'entities.invoice.states.final.0',
    found: stated({ states: { field: 'status', initial: 'draft', final: ['paid'] } }),
    cured: stated({ states: { field: 'status', initial: 'draft', final: ['sent'] } }),
    reason: 'The state “paid” is none of the options of “status”, so that no record can be in it.',
  },
  {
    code: 'unknown-state',
    place: 'entities.invoice.transitions.pay.to',
    found: stated({
      transitions: { send: { from: ['draft'], to: 'sent' }, pay: { from: ['sent'], to: 'paid' } },
    }),
    cured: stated({ transitions: { send: { from: ['draft'], to: 'sent' } } }),
  },
  {
    code: 'unknown-state',
    place: 'entities.invoice.transitions.send.from.1',
    found: stated({ transitions: { send: { from: ['draft', 'new'], to: 'sent' } } }),
    cured: stated({ transitions: { send: { from: ['draft'], to: 'sent' } } }),
  },
  {
    code: 'unreachable-state',
    severity: 'warning',
    place: 'entities.invoice.states',
    found: stated({ transitions: { back: { from: ['sent'], to: 'draft' } } }),
    cured: stated({
      transitions: { back: { from: ['sent'], to: 'draft' }, send: { from: ['draft'], to: 'sent' } },
    }),
    reason: 'No transitions lead from “draft” to “sent”, so that no record gets there.',
  },
  {
    code: 'transitions-without-states',
    place: 'entities.invoice.transitions',
    found: stated({ states: undefined }),
    cured: stated({}),
  },
  {
    code: 'unknown-undo',
    place: 'entities.invoice.transitions.send.undo',
    found: stated({ transitions: { send: { from: ['draft'], to: 'sent', undo: 'recall' } } }),
    cured: stated({
      transitions: {
        send: { from: ['draft'], to: 'sent', undo: 'recall' },
        recall: { from: ['sent'], to: 'draft' },
      },
    }),
  },
  {
    code: 'undo-asks-for-missing',
    severity: 'warning',
    place: 'entities.invoice.transitions.send.undo',
    found: takenBack({ reopen: { from: ['paid'], to: 'draft' } }),
    cured: takenBack({ reopen: { from: ['paid'], to: 'draft', ask: ['note'] } }),
    reason:
      '“send” is undone by “recall”, which asks for “note”. A record comes to “draft” by “reopen” without it, and then no undo is offered.',
  },
  {
    code: 'undo-asks-for-missing',
    severity: 'warning',
    place: 'entities.invoice.transitions.send.undo',
    found: takenBack({ reopen: { from: ['paid'], to: 'draft' } }),
    // A value that no rule wants may be missing.
    cured: takenBack({ reopen: { from: ['paid'], to: 'draft' } }, []),
  },
  {
    code: 'unknown-asked-field',
    place: 'entities.invoice.transitions.send.ask',
    found: stated({ transitions: { send: { from: ['draft'], to: 'sent', ask: ['due'] } } }),
    cured: stated({ transitions: { send: { from: ['draft'], to: 'sent', ask: ['status'] } } }),
  },
  {
    code: 'unknown-role',
    place: 'entities.invoice.access.clark',
    found: {
      ...stated({ access: { clark: { read: true, transition: { send: true } } } }),
      roles: { clerk: {} },
    },
    cured: {
      ...stated({ access: { clerk: { read: true, transition: { send: true } } } }),
      roles: { clerk: {} },
    },
  },
  {
    code: 'unknown-role',
    place: 'screens.all.roles',
    found: { screens: { all: { path: '/', roles: ['clark'] } }, roles: { clerk: {} } },
    cured: { screens: { all: { path: '/', roles: ['clerk'] } }, roles: { clerk: {} } },
  },
  {
    code: 'unknown-permitted-field',
    place: 'entities.invoice.access.clerk.fields.due',
    found: stated({
      access: { clerk: { read: true, transition: { send: true }, fields: { due: { read: false } } } },
    }),
    cured: stated({
      access: { clerk: { read: true, transition: { send: true }, fields: { status: { read: false } } } },
    }),
  },
  {
    code: 'unknown-permitted-transition',
    place: 'entities.invoice.access.clerk.transition.pay',
    found: stated({ access: { clerk: { read: true, transition: { send: true, pay: true } } } }),
    cured: stated({ access: { clerk: { read: true, transition: { send: true } } } }),
  },
  {
    code: 'broken-condition',
    place: 'entities.invoice.access.clerk.update',
    found: stated({
      access: { clerk: { read: true, transition: { send: true }, update: { state: 'draft' } } },
    }),
    cured: stated({
      access: { clerk: { read: true, transition: { send: true }, update: { status: 'draft' } } },
    }),
    reason: 'The condition asks for “state”, which is none of the fields.',
  },
  {
    code: 'broken-condition',
    place: 'entities.invoice.rules.0.require',
    found: stated({ rules: [{ at: ['status'], require: { status: { gt: 3 } as never } }] }),
    cured: stated({ rules: [{ at: ['status'], require: { status: 'sent' } }] }),
  },
  {
    code: 'broken-condition',
    place: 'entities.invoice.access.clerk.fields.status.update',
    found: stated({
      access: {
        clerk: { read: true, transition: { send: true }, fields: { status: { update: { status: 'paid' } } } },
      },
    }),
    cured: stated({
      access: {
        clerk: { read: true, transition: { send: true }, fields: { status: { update: { status: 'sent' } } } },
      },
    }),
  },
  {
    code: 'unknown-referenced-entity',
    place: 'entities.invoice.fields.owner',
    found: { entities: [invoice({ owner: reference('user', { label: 'Owner' }) })] },
    cured: { entities: [invoice({ owner: reference('invoice', { label: 'Owner' }) })] },
  },
  {
    code: 'broken-reference-filter',
    place: 'entities.invoice.fields.corrects',
    found: {
      entities: [
        invoice({ corrects: reference('invoice', { label: 'Corrects', filter: { id: { gt: 'A' } } }) }),
      ],
    },
    cured: {
      entities: [
        invoice({ corrects: reference('invoice', { label: 'Corrects', filter: { id: { not: 'A' } } }) }),
      ],
    },
  },
  {
    code: 'unknown-screen-entity',
    place: 'screens.all.entity',
    found: { screens: { all: { path: '/', entity: 'invoices' } }, entities: [invoice()] },
    cured: { screens: { all: { path: '/', entity: 'invoice' } }, entities: [invoice()] },
  },
  {
    code: 'duplicate-path',
    place: 'screens.other.path',
    found: { screens: { one: { path: '/invoices/:id' }, other: { path: '/invoices/:number/' } } },
    cured: { screens: { one: { path: '/invoices/:id' }, other: { path: '/invoices/:number/edit' } } },
  },
  {
    code: 'error-without-words',
    place: 'errors.gone.title',
    found: { errors: { gone: { ...failure, title: ' ' } } },
    cured: { errors: { gone: failure } },
  },
  {
    code: 'duplicate-error-type',
    severity: 'warning',
    place: 'errors.lost',
    found: { errors: { gone: { ...failure, type: 'urn:gone' }, lost: { ...failure, type: 'urn:gone' } } },
    cured: { errors: { gone: { ...failure, type: 'urn:gone' }, lost: { ...failure, type: 'urn:lost' } } },
  },
  {
    code: 'unknown-error-field',
    place: 'errors.gone.field',
    found: { errors: { gone: { ...failure, field: 'due' } }, entities: [invoice()] },
    cured: { errors: { gone: { ...failure, field: 'id' } }, entities: [invoice()] },
  },
  {
    code: 'unknown-error-code',
    place: 'entities.invoice.rules.0.error',
    found: stated({ rules: [{ at: ['status'], require: { status: 'sent' }, error: 'gone' }] }),
    cured: {
      ...stated({ rules: [{ at: ['status'], require: { status: 'sent' }, error: 'gone' }] }),
      errors: { gone: failure },
    },
  },
  {
    code: 'unknown-rule-field',
    place: 'entities.invoice.rules.0.at',
    found: stated({ rules: [{ at: ['due'], require: { status: 'sent' } }] }),
    cured: stated({ rules: [{ at: ['status'], require: { status: 'sent' } }] }),
  },
  {
    code: 'field-without-label',
    severity: 'warning',
    place: 'entities.invoice.fields.number',
    found: number(text()),
    cured: number(text({ label })),
    reason: 'Its label, “Number”, is made of its name.',
  },
  {
    code: 'field-without-label',
    place: 'entities.invoice.fields.number',
    found: number(text({ label: ' ' })),
    cured: number(text({ label })),
  },
  {
    code: 'field-without-label',
    severity: 'warning',
    place: 'entities.invoice.fields.number.of.fields.what',
    found: number(list({ what: text() }, { label })),
    cured: number(list({ what: text({ label: 'What' }) }, { label })),
  },
  {
    code: 'attackable-pattern',
    place: 'entities.invoice.fields.number.pattern',
    found: number(text({ label, pattern: /(a+)+/ })),
    cured: number(text({ label, pattern: /a+/ })),
  },
  {
    code: 'attackable-pattern',
    place: 'entities.invoice.fields.number.pattern',
    found: number(text({ label, pattern: /\d+\d+/ })),
    cured: number(text({ label, pattern: /\d+\d+/, maxLength: 20 })),
  },
  {
    code: 'attackable-pattern',
    place: 'entities.invoice.fields.number.keys',
    found: number(map(text(), { label, keys: /(a|a)+/ })),
    cured: number(map(text(), { label, keys: /a+/ })),
  },
  {
    code: 'undecided-pattern',
    severity: 'warning',
    place: 'entities.invoice.fields.number.pattern',
    found: number(text({ label, pattern: /(a|b)\1/ })),
    cured: number(text({ label, pattern: /aa|bb/ })),
  },
  {
    code: 'contradictory-rules',
    place: 'entities.invoice.fields.number',
    found: number(integer({ label, min: 5, max: 3 })),
    cured: number(integer({ label, min: 3, max: 5 })),
    reason: 'It has min 5 above max 3.',
  },
  {
    code: 'contradictory-rules',
    place: 'entities.invoice.fields.number',
    found: number(decimal({ label, min: '10', max: '9.5' })),
    cured: number(decimal({ label, min: '9.5', max: '10' })),
  },
  {
    code: 'contradictory-rules',
    place: 'entities.invoice.fields.number',
    found: number(text({ label, minLength: 5, maxLength: 3 })),
    cured: number(text({ label, minLength: 3, maxLength: 5 })),
  },
  {
    code: 'contradictory-rules',
    place: 'entities.invoice.fields.number',
    found: number(date({ label, min: '2026-12-31', max: '2026-01-01' })),
    cured: number(date({ label, min: '2026-01-01', max: '2026-12-31' })),
  },
  {
    code: 'contradictory-rules',
    place: 'entities.invoice.fields.number.fields.lines',
    found: number(group({ lines: list(text(), { label, minItems: 3, maxItems: 1 }) }, { label })),
    cured: number(group({ lines: list(text(), { label, minItems: 1, maxItems: 3 }) }, { label })),
  },
  {
    code: 'contradictory-rules',
    place: 'entities.invoice.fields.number',
    found: number(choices(['a', 'b'], { label, minItems: 3 })),
    cured: number(choices(['a', 'b', 'c'], { label, minItems: 3 })),
  },
  {
    code: 'default-breaks-rules',
    place: 'entities.invoice.fields.number.default',
    found: number(integer({ label, min: 1, default: 0 })),
    cured: number(integer({ label, min: 1, default: 1 })),
  },
  {
    code: 'default-breaks-rules',
    place: 'entities.invoice.fields.number.default',
    found: number(date({ label, max: '2020-12-31', default: { today: true } })),
    cured: number(date({ label, min: '2020-12-31', default: { today: true } })),
  },
  {
    code: 'example-breaks-rules',
    place: 'entities.invoice.fields.number.example',
    found: number(text({ label, pattern: /INV-\d+/, example: 'RE-7' })),
    cured: number(text({ label, pattern: /INV-\d+/, example: 'INV-7' })),
  },
  {
    code: 'too-many-choices',
    severity: 'warning',
    place: 'entities.invoice.fields.number',
    found: number(choice(options(21), { label })),
    cured: number(choice(options(20), { label })),
  },
  {
    code: 'unknown-called-entity',
    place: 'calls.invoices',
    found: { calls: { invoices: { list: true } }, entities: [invoice()] },
    cured: { calls: { invoice: { list: true } }, entities: [invoice()] },
  },
  {
    code: 'unknown-called-field',
    place: 'calls.invoice.can.sort',
    found: { calls: { invoice: { can: { sort: ['due'] } } }, entities: [invoice()] },
    cured: { calls: { invoice: { can: { sort: ['id'], filter: { id: ['is'] } } } }, entities: [invoice()] },
  },
  {
    code: 'limit-not-finite',
    place: 'limits.upload.value',
    found: { limits: { upload: { value: Number.POSITIVE_INFINITY } } },
    cured: { limits: { upload: { value: 5_000_000 } } },
  },
]

describe('a finding', () => {
  test.each(cases)(
    '$code at $place goes with its cure',
    ({ code, place, found, cured, severity, reason }) => {
      const findings = checkProduct(defineProduct(found))
      expect(findings).toEqual([
        {
          code,
          place,
          severity: severity ?? 'error',
          reason: reason ?? expect.stringMatching(/^[\p{Lu}“/].+\.$/su),
          cure: expect.stringMatching(/^\p{Lu}.+\.$/su),
        },
      ])
      expect(checkProduct(defineProduct(cured))).toEqual([])
    },
  )

  test('of a pattern holds the text that attacks it', () => {
    const [finding] = checkProduct(number(text({ label, pattern: /(a+)+/ })))
    expect(finding?.reason).toMatch(/“a{10,}[^a]”: the time multiplies with each “a”/)
  })
})

describe('a product', () => {
  test('that says nothing has nothing that is wrong', () => {
    expect(checkProduct(defineProduct({}))).toEqual([])
  })

  test('that declares no roles may speak of any', () => {
    expect(checkProduct(stated({ access: { clerk: { read: true, transition: { send: true } } } }))).toEqual(
      [],
    )
  })

  test('may name records by a template, whatever kind of field the title is', () => {
    const named = {
      ...invoice({ status, kind: text({ label: 'Kind' }) }),
      title: 'status',
      titleTemplate: '{kind}: {status}',
    }
    expect(checkProduct({ entities: [named] })).toEqual([])
    expect(checkProduct({ entities: [{ ...named, titleTemplate: undefined }] })).toMatchObject([
      { code: 'title-not-a-text' },
    ])
    const access = { clerk: { read: true, fields: { kind: { read: false } } } }
    const blind = { ...named, title: 'kind', access }
    expect(checkProduct({ entities: [blind] })).toMatchObject([{ code: 'unreadable-title' }])
    expect(checkProduct({ entities: [{ ...blind, titleTemplate: 'Invoice {id}' }] })).toEqual([])
  })

  test('may begin with a box unticked that must be ticked, and its own rules are not asked', () => {
    const validate = vi.fn()
    expect(checkProduct(number(boolean({ label, required: true, default: false, validate })))).toEqual([])
    expect(
      checkProduct(number(group({ a: text({ label, validate }) }, { label, default: { a: 'x' } }))),
    ).toEqual([])
    expect(validate).not.toHaveBeenCalled()
  })
})

test('an id that the server makes needs no label, as a number or as a text', () => {
  for (const id of [integer({ readOnly: true }), text({ readOnly: true })]) {
    const named = { name: 'film', labels: ['Film', 'Films'], id: 'id', title: 'name' } as const
    const film = defineEntity({ ...named, fields: { id, name: text({ label: 'Name' }) } })
    expect(checkProduct(defineProduct({ entities: [film] }))).toEqual([])
    // People read it where it is set as a column.
    const asColumn = defineEntity({
      ...named,
      columns: ['id'],
      fields: { id, name: text({ label: 'Name' }) },
    })
    const found = checkProduct(defineProduct({ entities: [asColumn] }))
    expect(found.map(({ place }) => place)).toEqual(['entities.film.fields.id'])
  }
})

test('the entity of saved views, which a host declares as it is, has nothing to find', () => {
  const product = defineProduct({ entities: [savedView] })
  expect(checkProduct(product).filter(({ code }) => code === 'field-without-label')).toEqual([])
  for (const [name, field] of Object.entries<Field>(savedView.fields)) {
    expect(labelOf(field, name, 'ar'), name).not.toBe(labelOf(field, name, 'en'))
  }
})
