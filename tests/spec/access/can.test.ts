import { describe, expect, test } from 'vitest'
import type { Access } from '../../../src/spec/access/access'
import { accessOf, type Action } from '../../../src/spec/access/accessOf'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { text } from '../../../src/spec/fields/fields'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'
import { checkProduct } from '../../../src/spec/product/checkProduct'
import { describeProduct } from '../../../src/spec/product/describeProduct'
import { can } from '../../../src/spec/access/can'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator } from '../../../src/messages/createTranslator'
import { bill } from '../bill'

const draft = { id: '1', status: 'draft', owner: 'ada', margin: 20, due: null }
const sent = { ...draft, status: 'sent' }
const everything: readonly Action[] = [
  'list',
  'read',
  'create',
  'update',
  'remove',
  { transition: 'send' },
  { readField: 'total' },
  { updateField: 'total' },
]
const allowed = (role: string | undefined, record?: unknown, me?: string) =>
  everything.map((action) => can(accessOf(bill, role), action, record, { me }).allowed)

describe('a role', () => {
  test('may do all that it is granted', () => {
    expect(allowed('boss', sent)).toEqual(everything.map(() => true))
  })

  test('may do nothing that it is not granted', () => {
    expect(can(accessOf(bill, 'clerk'), 'remove', draft)).toEqual({
      allowed: false,
      reason: 'your role does not allow this',
    })
    expect(can(accessOf(bill, 'clerk'), { transition: 'takeBack' }, draft).allowed).toBe(false)
    expect(can(accessOf(bill, 'clerk'), { transition: 'constructor' }, draft).allowed).toBe(false)
  })

  test.each(['visitor', 'constructor', '__proto__', '', undefined])(
    'that the entity does not name (%s) may do nothing',
    (role) => {
      expect(allowed(role, draft)).toEqual(everything.map(() => false))
    },
  )

  test('may do for some records what it may do on a condition, and hears why not for the others', () => {
    const access = accessOf(bill, 'clerk')
    expect(can(access, 'update', draft)).toEqual({ allowed: true })
    expect(can(access, 'update', sent, { me: 'ada' })).toEqual({ allowed: true })
    expect(can(access, 'update', sent, { me: 'bo' })).toEqual({
      allowed: false,
      reason: 'only while status is Draft or while owner is you and margin is less than 50',
    })
  })

  test('hears why not in the words of the entity, in its language, where it has some', () => {
    const { clerk, ...others } = bill.access!
    const reasons = {
      update: { en: 'only until it is sent', de: 'nur bis zum Versand' },
      transition: { send: 'only its owner sends it' },
    }
    const total = { ...clerk.fields!['total'], reason: 'only before a day is agreed' }
    const access = { ...others, clerk: { ...clerk, reasons, fields: { ...clerk.fields, total } } } as Access
    for (const entity of [
      defineEntity({ ...bill, access }),
      visibleEntity(defineEntity({ ...bill, access }), 'clerk'),
    ]) {
      const rights = accessOf(entity, 'clerk')
      expect(can(rights, 'update', sent, { me: 'bo' })).toEqual({
        allowed: false,
        reason: 'only until it is sent',
      })
      expect(can(rights, 'update', sent, { me: 'bo', locale: 'de' })).toMatchObject({
        reason: 'nur bis zum Versand',
      })
      expect(can(rights, { transition: 'send' }, draft, { me: 'bo' })).toMatchObject({
        reason: 'only its owner sends it',
      })
      const due = { ...draft, due: '2030-01-01' }
      expect(can(rights, { updateField: 'total' }, due)).toMatchObject({
        reason: 'only before a day is agreed',
      })
      expect(can(rights, { updateField: 'total' }, sent)).toMatchObject({ reason: 'only until it is sent' })
      expect(can(rights, { transition: 'takeBack' }, draft)).toMatchObject({
        reason: 'your role does not allow this',
      })
      expect(can(rights, 'update', draft)).toEqual({ allowed: true })
    }
  })

  test('hears of a condition that which does not hold, and no more', () => {
    const order = defineEntity({
      name: 'order',
      labels: ['Order', 'Orders'],
      id: 'id',
      fields: { id: text({ readOnly: true }), agency: text(), state: text() },
      access: { contact: { list: true, update: { agency: { me: 'agency' }, state: 'draft' } } },
    })
    const reasonFor = (record: object) => {
      const answer = can(accessOf(order, 'contact'), 'update', record, { me: { id: 'ada', agency: 'north' } })
      return !answer.allowed && answer.reason
    }
    expect(reasonFor({ agency: 'north', state: 'approved' })).toBe('only while state is “draft”')
    expect(reasonFor({ agency: 'south', state: 'draft' })).toBe('only while agency is yours')
    expect(reasonFor({ agency: 'south' })).toBe('only while agency is yours and state is “draft”')
  })

  test('may do with the fields that it does not name what it may with the others, but for id and version', () => {
    const permit = defineEntity({
      name: 'permit',
      labels: ['Permit', 'Permits'],
      id: 'id',
      version: 'rev',
      fields: {
        id: text({ readOnly: true }),
        rev: text({ readOnly: true }),
        street: text(),
        length: text(),
        note: text(),
        secret: text(),
      },
      access: {
        inspector: {
          list: true,
          read: true,
          update: true,
          fields: { note: {}, secret: { read: false } },
          otherFields: { update: false },
        },
        visitor: { list: true, read: true, fields: { street: {} }, otherFields: { read: false } },
      },
    })
    const fieldsFor = (role: string, kind: 'readField' | 'updateField') =>
      permit.fieldNames.filter(
        (name) => can(accessOf(permit, role), { [kind]: name } as unknown as Action, {}).allowed,
      )
    expect(fieldsFor('inspector', 'readField')).toEqual(['id', 'rev', 'street', 'length', 'note'])
    expect(fieldsFor('inspector', 'updateField')).toEqual(['id', 'rev', 'note'])
    expect(fieldsFor('visitor', 'readField')).toEqual(['id', 'rev', 'street'])
    expect(visibleEntity(permit, 'visitor').fieldNames).toEqual(['id', 'rev', 'street'])
    const found = checkProduct({ entities: [permit], roles: { inspector: {}, visitor: {} } })
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['field-without-label']))
    expect(describeProduct({ entities: [permit] })).toContain('street')
  })

  test('without a record hears whether it may for any', () => {
    expect(allowed('clerk')).toEqual([true, true, true, true, false, true, true, true])
    expect(can(accessOf(bill, 'guest'), 'read').allowed).toBe(true)
    expect(can(accessOf(bill, 'guest'), 'read', null).allowed).toBe(false)
  })

  test('may touch a field when it may touch the record, and the field asks for no more', () => {
    const access = accessOf(bill, 'clerk')
    expect(can(access, { updateField: 'due' }, draft).allowed).toBe(true)
    expect(can(access, { updateField: 'total' }, draft).allowed).toBe(true)
    expect(can(access, { updateField: 'total' }, { ...draft, due: '2026-11-21' })).toEqual({
      allowed: false,
      reason: 'only while due is empty',
    })
    expect(can(access, { updateField: 'due' }, sent).allowed).toBe(false)
    expect(can(access, { updateField: 'margin' }, draft).allowed).toBe(false)
    expect(can(access, { readField: 'margin' }, draft).allowed).toBe(false)
    expect(can(access, { readField: 'gone' }, draft).allowed).toBe(false)
  })

  test('is told in its language, whichever was asked for before', () => {
    const access = accessOf(bill, 'clerk')
    const options = { t: createTranslator(arabic, 'ar'), locale: 'ar' }
    const reason = (more?: typeof options) => {
      const answer = can(access, { updateField: 'total' }, { ...draft, due: '2026-11-21' }, more)
      return answer.allowed ? '' : answer.reason
    }
    expect([reason(), reason(options), reason()]).toEqual([
      'only while due is empty',
      'فقط إذا كانت قيمة Due فارغة',
      'only while due is empty',
    ])
    expect(can(access, 'remove', draft, options)).toMatchObject({ reason: 'دورك لا يسمح بذلك' })
  })
})

test('an entity without access enforces nothing, for any role', () => {
  const { access: _access, ...open } = bill
  const free = defineEntity(open)
  for (const role of ['boss', 'visitor', undefined]) {
    const access = accessOf(free, role)
    expect(access.enforced).toBe(false)
    expect(everything.every((action) => can(access, action, sent).allowed)).toBe(true)
  }
})

test('access is worked out once for each role, whether a hundred thousand rows ask or one', () => {
  const some = { update: { status: 'open' } }
  const access: Access = { clerk: some, boss: some }
  let workedOut = 0
  const entity = {
    id: 'id',
    fields: { id: text(), status: text() },
    get access() {
      workedOut += 1
      return access
    },
  }
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ status: index % 2 ? 'open' : 'closed' }))
  const forClerk = rows.filter((row) => can(accessOf(entity, 'clerk'), 'update', row).allowed)
  const forBoss = rows.filter((row) => can(accessOf(entity, 'boss'), 'update', row).allowed)
  expect([forClerk.length, forBoss.length]).toEqual([50_000, 50_000])
  expect(workedOut).toBe(2)
})
