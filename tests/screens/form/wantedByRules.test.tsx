import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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

const isRequired = async (name: string) => {
  const box = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
  return box.hasAttribute('required') || box.getAttribute('aria-required') === 'true'
}

it('a new record is asked for what a rule wants in its first state, and for nothing that depends on an answer', async () => {
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

it('a yes or no that a rule wants is no box to be ticked', async () => {
  const asked = defineEntity({
    name: 'visit',
    labels: ['Visit', 'Visits'],
    id: 'id',
    title: 'guest',
    fields: {
      id: integer({ readOnly: true }),
      guest: text({ label: 'Guest' }),
      guided: boolean({ label: 'Guided' }),
    },
    rules: [rule({ at: ['guided'], require: { guided: { empty: false } } })],
  })
  render(<FormScreen entity={asked} source={memorySource(asked, [])} />)
  const box = await screen.findByRole('checkbox', { name: /^Guided/ })
  expect(box.hasAttribute('required') || box.getAttribute('aria-required') === 'true').toBe(false)
})
