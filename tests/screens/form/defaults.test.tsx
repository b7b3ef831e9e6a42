import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { DraftBy } from '../../../src/spec/entities/Entity'
import { memorySource } from '../../../src/data/memorySource'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { date, defineEntity, defineProduct, group, integer, list, reference, text } from '../../../src/spec'

afterEach(cleanup)

const clerk = defineEntity({
  name: 'clerk',
  labels: ['Clerk', 'Clerks'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text() },
})
const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    number: text(),
    issued: date({ default: { today: true } }),
    due: date({ default: { today: 'P14D' } }),
    clerk: reference('clerk', { default: { me: true } }),
    lines: list(group({ by: reference('clerk', { default: { me: true } }) }), { label: 'Lines' }),
  },
})
const product = defineProduct({ entities: [clerk, invoice] })

/** The day in so many days, as the machine's clocks say. */
const dayIn = (days: number) => {
  const day = new Date()
  day.setDate(day.getDate() + days)
  const part = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${part(day.getMonth() + 1)}-${part(day.getDate())}`
}

it('a new record begins with the day, and with the person who makes it', async () => {
  const user = userEvent.setup()
  const clerks = memorySource(clerk, [
    { id: 6, name: 'Vera' },
    { id: 7, name: 'Otto' },
  ])
  const sent: unknown[] = []
  const source = memorySource(invoice, [])
  const invoices = {
    ...source,
    create(draft: DraftBy<(typeof invoice)['fields']>, ...rest: never[]) {
      sent.push(draft)
      return source.create(draft, ...rest)
    },
  }
  render(
    <ProductProvider product={product} sources={{ clerk: clerks, invoice: invoices }} me={7}>
      <FormScreen entity={invoice} />
    </ProductProvider>,
  )
  expect(await screen.findByRole('combobox', { name: /^Clerk/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Add/ }))
  await user.type(screen.getByRole('textbox', { name: /^Number/ }), 'INV-1')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toEqual({
    number: 'INV-1',
    issued: dayIn(0),
    due: dayIn(14),
    clerk: 7,
    lines: [{ by: 7 }],
  })
})
