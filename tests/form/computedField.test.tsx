import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { FormSteps } from '../../src/form/FormSteps'
import { useEntityForm } from '../../src/form/useEntityForm'
import { german } from '../../src/messages/german'
import { defineEntity, formula, group, integer, list, money, percent, rule, text } from '../../src/spec'

afterEach(cleanup)

const bill = defineEntity({
  name: 'bill',
  labels: ['Bill', 'Bills'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    lines: list(
      group(
        {
          quantity: integer({ label: 'Quantity', required: true }),
          price: money({ label: 'Price', currency: 'EUR', required: true }),
          amount: money({
            label: 'Amount',
            currency: 'EUR',
            readOnly: true,
            computed: formula({ multiply: ['quantity', 'price'] }),
          }),
        },
        { label: 'Line' },
      ),
      { label: 'Lines' },
    ),
    discount: percent({ label: 'Discount', readOnly: true }),
    vat: percent({ label: 'VAT' }),
    net: money({
      label: 'Net',
      currency: 'EUR',
      readOnly: true,
      computed: formula({ sum: 'lines', of: 'amount' }),
    }),
    total: money({
      label: 'Total',
      currency: 'EUR',
      readOnly: true,
      description: 'With VAT and without the discount',
      computed: formula({
        add: [{ subtract: ['net', { multiply: ['net', 'discount'] }] }, { multiply: ['net', 'vat'] }],
      }),
    }),
    approver: text({ label: 'Approver' }),
  },
  sections: [
    { name: 'work', label: 'The work', fields: ['lines', 'vat', 'total'] },
    { name: 'approval', label: 'Approval', fields: ['approver'], when: { total: { gt: '1000' } } },
  ],
  rules: [rule({ at: ['total'], require: { total: { lte: '5000' } }, message: 'Split a bill above €5,000' })],
})

const defaultValues = {
  lines: [
    { quantity: 2, price: '10.00' },
    { quantity: 1, price: '5.50' },
  ],
  vat: 10,
}

function Bill({ onSubmit, discount }: { onSubmit?: (values: unknown) => void; discount?: number }) {
  const store = useEntityForm(bill, {
    defaultValues: { ...defaultValues, ...(discount !== undefined && ({ discount } as object)) },
    onSubmit: (values) => onSubmit?.(values),
  })
  return (
    <Form store={store}>
      <EntityFields entity={bill} />
      <button type="submit">Save</button>
    </Form>
  )
}

const outputs = () =>
  screen.getAllByRole('status').flatMap((one) => (one.tagName === 'OUTPUT' ? [one.textContent] : []))
const description = () =>
  (total().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const total = () => screen.getByLabelText('Total')
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })

describe('a computed field of a form', () => {
  it('shows what it comes to, in each line and for the whole, while a person writes', () => {
    render(<Bill />)
    expect(outputs()).toEqual(['€20.00', '€5.50', '€28.05'])
    type(screen.getAllByLabelText('Quantity')[0]!, '4')
    expect(outputs()).toEqual(['€40.00', '€5.50', '€50.05'])
    type(screen.getByLabelText(/^VAT/), '')
    expect(total().textContent).toBe('€45.50')
    type(screen.getAllByLabelText('Price')[1]!, 'a few')
    expect(outputs()).toEqual(['€40.00', 'Not known yet', '€40.00'])
  })

  it('follows lines that come and go, and what the server has made', () => {
    render(<Bill discount={50} />)
    expect(total().textContent).toBe('€15.30')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Line 2' }))
    expect(total().textContent).toBe('€12.00')
  })

  it('is named, described, and never sent', async () => {
    const onSubmit = vi.fn()
    render(<Bill onSubmit={onSubmit} />)
    expect(description()).toBe('With VAT and without the discount')
    expect(total().tagName).toBe('OUTPUT')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.lastCall?.[0]).toEqual(defaultValues)
  })

  it('has the error of its rule beside it and in the summary, until it follows from other values', async () => {
    const onSubmit = vi.fn()
    render(<Bill onSubmit={onSubmit} />)
    type(screen.getAllByLabelText('Quantity')[0]!, '900')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    const link = await screen.findByRole('link', { name: 'Split a bill above €5,000' })
    expect(onSubmit).not.toHaveBeenCalled()
    expect(description()).toMatch(/Split a bill/)
    fireEvent.click(link)
    expect(document.activeElement).toBe(total())
    type(screen.getAllByLabelText('Quantity')[0]!, '3')
    await waitFor(() => expect(description()).not.toMatch(/Split/))
  })

  it('opens the sections that depend on it', () => {
    render(<Bill />)
    expect(screen.queryByLabelText(/^Approver/)).toBeNull()
    type(screen.getAllByLabelText('Quantity')[0]!, '100')
    expect(screen.getByLabelText(/^Approver/)).toBeTruthy()
  })

  it('reads numbers as the locale writes them', () => {
    render(
      <LocaleProvider locale="de" messages={german}>
        <Bill />
      </LocaleProvider>,
    )
    type(screen.getAllByLabelText('Price')[0]!, '1.234,50')
    expect(total().textContent).toMatch(/2\.721,95\s€/)
  })

  it('says a new total once a person rests, and no line', async () => {
    render(<Bill />)
    type(screen.getAllByLabelText('Quantity')[0]!, '4')
    type(screen.getAllByLabelText('Quantity')[0]!, '5')
    const said = () => [...document.querySelectorAll('.sw-announcer div')].map((line) => line.textContent)
    await waitFor(() => expect(said()).toContain('Total: €61.05'), { timeout: 3000 })
    expect(said()).not.toContain('Total: €50.05')
    expect(said().some((line) => line?.startsWith('Amount'))).toBe(false)
  })

  it('is among the answers to check, without a way to change it', async () => {
    function Steps() {
      const store = useEntityForm(bill, { defaultValues })
      return (
        <Form store={store}>
          <FormSteps entity={bill} checkAnswers />
        </Form>
      )
    }
    render(<Steps />)
    expect(total().textContent).toBe('€28.05')
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('button', { name: /^Change.*VAT/i })).toBeTruthy()
    expect(screen.getByText('€28.05')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Change.*total/i })).toBeNull()
  })

  it('is in the HTML of a server', () => {
    expect(renderToString(<Bill />)).toMatch(/<output[^>]*>€28.05<\/output>/)
  })
})
