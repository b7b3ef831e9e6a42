import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { boolean, choice, date, defineEntity, integer, rule, text } from '../../../src/spec'

afterEach(cleanup)

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  title: 'number',
  fields: {
    id: integer({ label: 'Id', readOnly: true }),
    number: text({ label: 'Number' }),
    due: date({ label: 'Due' }),
    reason: text({ label: 'Reason' }),
    note: text({ label: 'Note' }),
    remark: text({ label: 'Remark' }),
    status: choice(['draft', 'sent'], { readOnly: true }),
  },
  states: { field: 'status', initial: 'draft', final: ['sent'] },
  rules: [
    rule({ at: ['number'], when: { status: 'draft' }, require: { number: { empty: false } } }),
    rule({ at: ['reason'], when: { status: 'sent' }, require: { reason: { empty: false } } }),
    rule({ at: ['note'], when: { number: 'INV-1' }, require: { note: { empty: false } } }),
    rule({ at: ['remark'], require: { remark: { empty: false } }, severity: 'warning' }),
  ],
})

const isRequired = async (name: string, role = 'textbox') => {
  const box = await screen.findByRole(role, { name: new RegExp(`^${name}`) })
  return box.hasAttribute('required') || box.getAttribute('aria-required') === 'true'
}

it('a new record is asked for what a rule wants in its first state', async () => {
  render(<FormScreen entity={invoice} source={memorySource(invoice, [])} />)
  expect(await isRequired('Number')).toBe(true)
  expect(await isRequired('Reason')).toBe(false)
  expect(await isRequired('Note')).toBe(false)
  expect(await isRequired('Remark')).toBe(false)
})

it('a record is asked for what a rule wants in its own state', async () => {
  const source = memorySource(invoice, [{ id: 1, number: 'INV-1', status: 'sent' }])
  render(<FormScreen entity={invoice} source={source} id={1} />)
  expect(await isRequired('Reason')).toBe(true)
  expect(await isRequired('Number')).toBe(false)
})

it('an answer makes another one required, and lets it go again', async () => {
  const user = userEvent.setup()
  render(<FormScreen entity={invoice} source={memorySource(invoice, [])} />)
  const number = await screen.findByRole('textbox', { name: /^Number/ })
  await user.type(number, 'INV-1')
  expect(await isRequired('Note')).toBe(true)
  await user.type(number, '2')
  expect(await isRequired('Note')).toBe(false)
})

it('draws nothing while someone types an answer that changes nothing', async () => {
  const user = userEvent.setup()
  const onRender = vi.fn<() => void>()
  render(
    <Profiler id="form" onRender={onRender}>
      <FormScreen entity={invoice} source={memorySource(invoice, [])} />
    </Profiler>,
  )
  const number = await screen.findByRole('textbox', { name: /^Number/ })
  // With the first key alone it becomes a form that is not saved.
  await user.type(number, 'I')
  onRender.mockClear()
  await user.type(number, 'NV-')
  expect(onRender).not.toHaveBeenCalled()
  await user.type(number, '1')
  expect(onRender).toHaveBeenCalled()
})

it('a comparison that nothing can pass requires a value, and one of several alternatives does not', async () => {
  const parcel = defineEntity({
    name: 'parcel',
    labels: ['Parcel', 'Parcels'],
    id: 'id',
    title: 'code',
    fields: {
      id: integer({ label: 'Id', readOnly: true }),
      code: text({ label: 'Code' }),
      weight: integer({ label: 'Weight', min: 0 }),
      size: integer({ label: 'Size', min: 0 }),
      speed: choice(['slow', 'fast'], { label: 'Speed' }),
      phone: text({ label: 'Phone' }),
      mail: text({ label: 'Mail' }),
      remark: text({ label: 'Remark' }),
      insured: boolean({ label: 'Insured' }),
      read: boolean({ label: 'Terms read' }),
    },
    rules: [
      rule({ at: ['weight'], require: { weight: { gt: 0 } } }),
      rule({ at: ['speed'], when: { weight: { gt: 100 } }, require: { speed: { empty: false } } }),
      rule({ at: ['size'], when: { size: { empty: false } }, require: { size: { gt: 0 } } }),
      rule({ at: ['phone'], require: [{ phone: { empty: false } }, { mail: { empty: false } }] }),
      rule({ at: ['remark'], require: { remark: { not: 'none' } } }),
      rule({ at: ['insured'], require: { insured: { empty: false } } }),
      rule({ at: ['read'], require: { read: true } }),
    ],
  })
  const user = userEvent.setup()
  render(<FormScreen entity={parcel} source={memorySource(parcel, [])} />)
  expect(await isRequired('Weight')).toBe(true)
  for (const name of ['Phone', 'Mail', 'Remark']) expect(await isRequired(name)).toBe(false)
  await user.type(screen.getByRole('textbox', { name: /^Size/ }), '3')
  expect(await isRequired('Size')).toBe(false)
  expect(await isRequired('Insured', 'checkbox')).toBe(false)
  expect(await isRequired('Terms read', 'checkbox')).toBe(true)

  expect(await isRequired('Speed', 'combobox')).toBe(false)
  const speed = screen.getByRole('combobox', { name: /^Speed/ })
  await user.type(screen.getByRole('textbox', { name: /^Weight/ }), '250')
  expect(await isRequired('Speed', 'combobox')).toBe(true)
  // The same control, so that nothing moves under the person's hands.
  expect(screen.getByRole('combobox', { name: /^Speed/ })).toBe(speed)
})

it('says it is missing in the words of the rule, once', async () => {
  const asked = defineEntity({
    ...invoice,
    rules: [
      rule({
        at: ['number'],
        when: { status: 'draft' },
        require: { number: { empty: false } },
        message: 'Take the next number of the book',
      }),
    ],
  })
  render(<FormScreen entity={asked} source={memorySource(asked, [])} />)
  ;(await screen.findByRole('button', { name: 'Save' })).click()
  const messages = await screen.findAllByText(/Take the next number of the book/)
  expect(messages).toHaveLength(2)
  expect(screen.queryByText('Enter a number')).toBeNull()
})
