import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'
import { checkProduct } from '../../../src/spec/product/checkProduct'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'
import type { SpecifiedScreen } from '../../../src/spec/product/Product'
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

describe('the screens of an entity for some roles', () => {
  it('are each for those of them that may do what it is for, and there is none for which none may', () => {
    const made = entityScreens(invoice, { roles: ['clerk', 'auditor'], import: true })
    expect(Object.entries(made).map(([name, { roles }]) => [name, roles])).toEqual([
      ['invoice.list', ['clerk', 'auditor']],
      ['invoice.create', ['clerk']],
      ['invoice.detail', ['clerk', 'auditor']],
      ['invoice.edit', ['clerk']],
      ['invoice.import', ['clerk']],
    ])
    expect(Object.keys(entityScreens(invoice, { roles: ['auditor'] }))).toEqual([
      'invoice.list',
      'invoice.detail',
    ])
  })

  it('have nothing wrong for it, while one written by hand is warned of, and one for nobody is a mistake', () => {
    const found = (screens: Readonly<Record<string, SpecifiedScreen>>) =>
      checkProduct({ entities: [invoice], screens, roles: { clerk: {}, auditor: {} } })
        .filter(({ code }) => code === 'screen-without-right')
        .map(({ severity }) => severity)
    const edit = { path: '/invoice/:id/edit', shows: 'form', entity: 'invoice' } as const
    expect(found(entityScreens(invoice, { roles: ['clerk', 'auditor'] }))).toEqual([])
    expect(found({ edit: { ...edit, roles: ['clerk', 'auditor'] } })).toEqual(['warning'])
    expect(found({ edit: { ...edit, roles: ['auditor'] } })).toEqual(['error'])
  })

  it('leave out what no role at all may do', () => {
    const { clerk: _, ...access } = invoice.access ?? {}
    expect(Object.keys(entityScreens({ ...invoice, access }))).toEqual(['invoice.list', 'invoice.detail'])
  })

  it('keep a role that the entity does not know, so that checkProduct tells of it', () => {
    expect(entityScreens(invoice, { roles: ['auditor', 'boss'] })['invoice.edit']?.roles).toEqual(['boss'])
  })

  it('are open to all who are named where nothing says who may do what', () => {
    expect(entityScreens({ name: 'invoice' }, { roles: ['auditor'] })['invoice.edit']?.roles).toEqual([
      'auditor',
    ])
  })
})

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
