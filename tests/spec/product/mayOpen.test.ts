import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'
import { mayOpen } from '../../../src/spec/product/mayOpen'

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'number',
  fields: { number: text({ required: true }), total: integer() },
  access: {
    clerk: { list: true, read: true, create: true, update: { total: { lt: 100 } } },
    auditor: { list: true, read: true },
  },
})
const product = defineProduct({
  entities: [invoice],
  screens: {
    ...entityScreens(invoice),
    accounts: { path: '/accounts', shows: 'status', roles: ['auditor'] },
    help: { path: '/help' },
  },
})
const openTo = (role: string | undefined) =>
  Object.entries<{ path: string }>(product.screens)
    .filter(([, screen]) => mayOpen(product, screen, role))
    .map(([name]) => name)

describe('the screens that a role may open', () => {
  it('are those for which it may do something with some record', () => {
    expect(openTo('clerk')).toEqual([
      'invoice.list',
      'invoice.create',
      'invoice.detail',
      'invoice.edit',
      'help',
    ])
  })

  it('are those that name it, where a screen names its roles', () => {
    expect(openTo('auditor')).toEqual(['invoice.list', 'invoice.detail', 'accounts', 'help'])
  })

  it('are those that stand open to all, for a person without a role', () => {
    expect(openTo(undefined)).toEqual(['help'])
  })
})
