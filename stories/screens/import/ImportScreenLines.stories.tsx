import { useMemo } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { memorySource } from '../../../src/data'
import { ImportScreen } from '../../../src/screens/import/ImportScreen'
import { date, defineEntity, integer, list, money, text, unique } from '../../../src/spec'

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'number',
  fields: {
    id: integer({ readOnly: true }),
    number: text({ label: 'Number', required: true }),
    placed: date({ label: 'Placed', required: true }),
    customer: text({ label: 'Customer', required: true }),
    lines: list(
      {
        article: text({ label: 'Article', required: true }),
        quantity: integer({ label: 'Quantity', required: true, min: 1 }),
        price: money({ label: 'Price', currency: 'EUR', required: true }),
      },
      { label: 'Lines', noun: 'line', minItems: 1 },
    ),
  },
  rules: [unique({ at: ['number'] })],
})

/** A till writes a row for each article, and the head of an order only once. */
const sheet = [
  'Number;Placed;Customer;Line article;Quantity;Price',
  'A-1041;2026-11-20;Bakery Huber;Wheat flour, 25 kg;4;31.50',
  ';;;Rye flour, 25 kg;2;29.90',
  'A-1042;2026-11-20;Café Lido;Oat drink, 12 × 1 l;1;22.80',
  'A-1043;2026-11-21;Hotel Sonne;Honey, 5 kg;none;64.00',
  ';;;Jam, 20 × 28 g;12;6.40',
].join('\n')

function ImportedOrders() {
  const source = useMemo(() => memorySource(order, []), [])
  return <ImportScreen entity={order} source={source} />
}

const meta = preview.meta({
  title: 'Screens/ImportScreen/Lines',
  component: ImportedOrders,
  parameters: { layout: 'fullscreen' },
})

async function paste(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('textbox', { name: /Or paste rows/ }))
  await userEvent.paste(sheet)
  await userEvent.click(canvas.getByRole('button', { name: /Read the rows/ }))
  await canvas.findByRole('button', { name: 'Check the rows' })
  return canvas
}

/** The rows of a till are orders with their lines: columns fill what is in a line, and rows go together by the number. */
export const Columns = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await paste(canvasElement)
    await expect(canvas.getByRole('combobox', { name: 'Quantity' })).toHaveDisplayValue('Lines: Quantity')
    await expect(canvas.getByRole('combobox', { name: 'Line article' })).toHaveDisplayValue('Lines: Article')
    const together = canvas.getByRole('combobox', { name: 'Put rows together by' })
    await expect(together).toHaveDisplayValue('Number')
    await expect(together).toHaveAccessibleDescription(/each is a line of it/)
  },
})

const plan = { selector: '[data-plan]' }

/** A quantity cannot be read: it is mended in its row, and the order is whole. */
export const Mended = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await paste(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }))
    await expect(await canvas.findByText('All 5 rows together are 3 records')).toBeVisible()
    await expect(canvas.getByText('2 rows have mistakes', plan)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible())
    canvas.getByText('none').closest<HTMLElement>('[aria-colindex]')?.focus()
    await userEvent.keyboard('{Enter}')
    const control = await canvas.findByRole('textbox', { name: /Quantity/ }, { timeout: 5000 })
    await waitFor(() => expect(control).toHaveFocus())
    await userEvent.keyboard('{Control>}a{/Control}3{Enter}')
    await waitFor(() => expect(canvas.queryByText('2 rows have mistakes', plan)).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Import 5 rows' })).toBeEnabled()
  },
})

/** All rows are imported, and say so. */
export const Imported = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = await paste(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Check the rows' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 3 rows' }))
    await expect(await canvas.findByRole('group', { name: '3 rows are imported' })).toBeVisible()
    await expect(canvas.getByText('2 rows with mistakes were left out')).toBeVisible()
  },
})
