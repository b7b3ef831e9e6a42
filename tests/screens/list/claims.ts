import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import type { RecordOf } from '../../../src/spec/entities/Entity'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, integer, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'

/** A claim to be paid back: three roles, four states, and something that each role may not see or do. */
export const claim = defineEntity({
  name: 'claim',
  labels: ['Claim', 'Claims'],
  id: 'id',
  title: 'what',
  version: 'rev',
  fields: {
    id: text({ label: 'Id', readOnly: true }),
    rev: integer({ label: 'Version', readOnly: true }),
    what: text({ label: 'What', required: true }),
    amount: text({ label: 'Amount', required: true }),
    account: text({ label: 'Account' }),
    remark: text({ label: 'Remark' }),
    claimant: text({ label: 'Claimant', readOnly: true }),
    status: choice(['draft', 'sent', 'approved', 'paid'], { label: 'Status', readOnly: true }),
  },
  states: { field: 'status', initial: 'draft', final: ['paid'], tones: { paid: 'success' } },
  transitions: {
    send: { from: ['draft'], to: 'sent', label: 'Send', undo: 'withdraw' },
    withdraw: { from: ['sent'], to: 'draft', label: 'Withdraw', confirm: 'It has to be sent again then.' },
    approve: { from: ['sent'], to: 'approved', label: 'Approve', ask: ['remark'] },
    pay: { from: ['approved'], to: 'paid', label: 'Pay', when: { account: { empty: false } } },
  },
  access: {
    claimant: {
      list: true,
      read: true,
      create: true,
      update: { status: { in: ['draft', 'sent'] } },
      remove: { status: 'draft' },
      transition: { send: true, withdraw: { claimant: { me: true } } },
      fields: { remark: { read: false }, amount: { update: { status: 'draft' } } },
    },
    approver: {
      list: { status: { in: ['sent', 'approved'] } },
      read: true,
      update: { status: 'sent' },
      transition: { approve: true },
      fields: { account: { read: false }, what: { update: false }, amount: { update: false } },
    },
    cashier: { list: true, read: true, transition: { pay: true }, fields: { remark: { read: false } } },
  },
})

export type Claim = RecordOf<typeof claim>

export const states = ['draft', 'sent', 'approved', 'paid'] as const
export const roles = ['claimant', 'approver', 'cashier'] as const
export type Role = (typeof roles)[number]

/** One claim in each state, whose every value can be told from all others. */
export const claims: readonly Claim[] = states.map((status, place) => ({
  id: `claim-${place + 1}`,
  rev: 1,
  what: `Train to ${status}town`,
  amount: `amount of ${status}`,
  account: `account of ${status}`,
  remark: `remark on ${status}`,
  claimant: 'ada',
  status,
}))

export const product = defineProduct({
  entities: [claim],
  roles: { claimant: {}, approver: {}, cashier: {} },
  errors: {
    closed: {
      title: 'The year is closed',
      message: 'Write a new claim.',
      place: 'screen',
      next: 'giveUp',
      status: 403,
    },
  },
})

/** A call as the server hears it. */
export interface Call {
  readonly method: string
  readonly args: readonly unknown[]
}

/** A source that notes what it is asked for, and tells no page what others change. */
export function recordingSource() {
  const calls: Call[] = []
  const inner = memorySource(claim, claims, {
    me: 'ada',
    make: () => ({ id: 'claim-9', rev: 1, claimant: 'ada', status: 'draft' as const }),
  })
  const { subscribe: _, ...calling } = inner
  const noted = Object.entries(calling).map(([method, does]) => [
    method,
    typeof does === 'function'
      ? (...args: never[]) => {
          calls.push({ method, args })
          return (does as (...given: never[]) => unknown)(...args)
        }
      : does,
  ])
  const source = Object.fromEntries(noted) as DataSource<Claim>
  return { source, calls, control: inner.control }
}
