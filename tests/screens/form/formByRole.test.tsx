import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { choice, defineEntity, defineProduct, integer, text } from '../../../src/spec'

afterEach(cleanup)

const repair = defineEntity({
  name: 'repair',
  labels: ['Repair', 'Repairs'],
  id: 'id',
  title: 'what',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'What is broken', required: true }),
    reporter: text({ label: 'Reported by', required: true, default: 'The office' }),
    craftsman: text({ label: 'Craftsman' }),
    notes: text({ label: 'Notes' }),
    status: choice(['reported', 'assigned'], { readOnly: true }),
  },
  sections: [
    { name: 'what', label: 'The repair', fields: ['what', 'reporter'] },
    { name: 'first', label: 'At first', fields: ['notes'], when: { status: 'reported' } },
    { name: 'work', label: 'The work', fields: ['craftsman'], when: { status: 'assigned' } },
  ],
  states: { field: 'status', initial: 'reported' },
  transitions: { assign: { from: ['reported'], to: 'assigned', label: 'Assign' } },
  access: {
    manager: { list: true, read: true, create: true, update: true, transition: { assign: true } },
    tenant: { list: true, read: true, create: true, fields: { reporter: { create: false } } },
    craftsman: {
      list: true,
      read: true,
      update: true,
      fields: { what: { update: false }, reporter: { update: false }, craftsman: { update: false } },
    },
  },
})
const product = defineProduct({ entities: [repair] })

function open(role: 'manager' | 'tenant' | 'craftsman', id?: number) {
  const source = memorySource(
    repair,
    [
      { id: 1, what: 'Tap', reporter: 'Ada', status: 'reported' },
      { id: 2, what: 'Door', reporter: 'Bo', status: 'assigned' },
    ],
    { derive: ({ reporter }) => ({ reporter: reporter ?? 'Ada' }) },
  )
  const create = vi.fn(source.create)
  const sources = { repair: { ...source, create } }
  render(
    <ProductProvider product={product} sources={sources} role={role}>
      <FormScreen entity={repair} {...(id !== undefined && { id })} />
    </ProductProvider>,
  )
  return create
}

it('does not ask a role for what it may not set in a new record, and sends no default of it', async () => {
  const create = open('tenant')
  const what = await screen.findByRole('textbox', { name: 'What is broken' })
  expect(screen.queryByRole('textbox', { name: 'Reported by' })).toBeNull()
  fireEvent.change(what, { target: { value: 'The tap drips' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.lastCall?.[0]).toEqual({ what: 'The tap drips' })
})

it('asks a role that may set it', async () => {
  open('manager')
  expect(await screen.findByRole('textbox', { name: 'Reported by' })).toBeTruthy()
})

it('has the sections of the state that a record is in, and of that in which a new one begins', async () => {
  open('manager', 2)
  expect(await screen.findByRole('textbox', { name: /^Craftsman/ })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Notes/ })).toBeNull()
  cleanup()
  open('manager')
  expect(await screen.findByRole('textbox', { name: /^Notes/ })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Craftsman/ })).toBeNull()
})

it('asks for the little that a role may change, and says the rest below, without what is empty', async () => {
  open('craftsman', 1)
  expect(await screen.findByRole('textbox', { name: /^Notes/ })).toBeTruthy()
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  const fixed = screen.getByRole('region', { name: 'What you cannot change' })
  expect(fixed.textContent).toBe(
    'What you cannot changeYour role does not allow this.What is brokenTapReported byAda',
  )
})
