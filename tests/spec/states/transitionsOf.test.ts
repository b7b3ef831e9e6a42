import { describe, expect, test } from 'vitest'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { transitionsOf } from '../../../src/spec/states/transitionsOf'
import { visibleEntity } from '../../../src/spec/access/visibleEntity'
import { arabic } from '../../../src/messages/arabic'
import { createTranslator } from '../../../src/messages/createTranslator'
import { bill } from '../bill'

const { access: _access, ...open } = bill
const free = defineEntity(open)
const ready = { status: 'draft', total: '5', margin: 20, owner: 'ada' }
const short = (answers: ReturnType<typeof transitionsOf>) =>
  answers.map((one) => [one.label, one.possible || `${one.why}: ${one.reason}`])

describe('the transitions of a record', () => {
  test('are all there, each with its label and why it is not possible', () => {
    expect(transitionsOf(free, ready)).toEqual([
      { name: 'send', label: 'Send', possible: true },
      { name: 'markPaid', label: 'Mark paid', possible: false, why: 'state', reason: 'only while status is Sent' },
      { name: 'takeBack', label: 'Take back', possible: false, why: 'state', reason: 'only while status is Sent or Paid' },
    ])
  }) // prettier-ignore

  test('ask for more than the state, and tell what of it is not so', () => {
    expect(short(transitionsOf(free, { ...ready, total: '0' }))[0]).toEqual([
      'Send',
      'condition: only while total is more than €0.00',
    ])
    expect(short(transitionsOf(free, { ...ready, total: '0', margin: 1 }))[0]).toEqual([
      'Send',
      'condition: only while total is more than €0.00 and margin is 10 or more',
    ])
  })

  test('say why not in the words of the entity, and say of a state what they always said', () => {
    const reason = { en: 'once it has a total', fr: 'dès qu’il a un total' }
    const send = { ...open.transitions!['send']!, reason }
    const worded = defineEntity({ ...open, transitions: { ...open.transitions, send } })
    const reasonOf = (record: object, locale = 'en') => {
      const [answer] = transitionsOf(worded, record, { locale })
      return answer?.possible === false && answer.reason
    }
    expect(reasonOf({ ...ready, total: '0' })).toBe('once it has a total')
    expect(reasonOf({ ...ready, total: '0' }, 'fr-CA')).toBe('dès qu’il a un total')
    expect(reasonOf({ ...ready, status: 'sent' })).toBe('only while status is Draft')
    expect(reasonOf(ready)).toBe(false)
  })

  test('that a role never may take are not put down to the record', () => {
    expect(short(transitionsOf(bill, ready, { role: 'clerk', me: 'ada' }))).toEqual([
      ['Send', true],
      ['Mark paid', 'state: only while status is Sent'],
      ['Take back', 'permission: your role does not allow this'],
    ])
    expect(short(transitionsOf(bill, ready, { role: 'clerk', me: 'bo' }))[0]).toEqual([
      'Send',
      'permission: only while owner is you',
    ])
    expect(short(transitionsOf(bill, ready, { role: 'boss' }))[0]).toEqual(['Send', true])
    expect(transitionsOf(bill, ready).every((one) => !one.possible)).toBe(true)
  })

  test('are told in the language of the person', () => {
    const [, paid] = transitionsOf(free, ready, { t: createTranslator(arabic, 'ar'), locale: 'ar' })
    expect(paid).toMatchObject({ reason: 'فقط إذا كانت قيمة Status «Sent»' })
  })

  test.each([null, undefined, 'text', {}, { status: 'gone' }, { status: ['draft'] }])(
    'are not possible for %j, which is in no state',
    (record) => {
      expect(transitionsOf(free, record).map((one) => one.possible || one.why)).toEqual(['state', 'state', 'state'])
      expect(transitionsOf(bill, record, { role: 'boss' }).some((one) => one.possible)).toBe(false)
    },
  ) // prettier-ignore

  test('are none where none are declared', () => {
    const { transitions: _transitions, ...still } = open
    expect(transitionsOf(defineEntity(still), ready)).toEqual([])
  })

  test('of an entity as a role sees it do not speak of what it may not see', () => {
    const seen = visibleEntity(bill, 'clerk')
    const { margin: _margin, ...row } = ready
    expect(short(transitionsOf(seen, row, { role: 'clerk', me: 'ada' }))[0]).toEqual(['Send', true])
    expect(short(transitionsOf(seen, { ...row, total: '0' }, { role: 'clerk', me: 'ada' }))[0]).toEqual([
      'Send',
      'condition: only while total is more than €0.00',
    ])
  })
})
