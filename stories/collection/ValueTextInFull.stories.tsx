import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ValueText } from '../../src/collection/ValueText'
import { DescriptionList } from '../../src/components/DescriptionList'
import { useLocale } from '../../src/components/useLocale'
import { labelOf } from '../../src/spec/labels/labels'
import { isWide } from '../../src/collection/ValueBlock'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, date, list, money, text } from '../../src/spec/fields/fields'
import { repair, someRepair, type Repair } from '../fixtures/repairs'

type Name = keyof typeof repair.fields

interface InFullProps {
  fields: readonly Name[]
  record?: Repair
}

/** Values with their labels, as the page of a record sets them. */
function InFull({ fields, record = someRepair }: InFullProps) {
  const { locale } = useLocale()
  return (
    <DescriptionList
      style={{ maxInlineSize: '48rem' }}
      aria-label="Repair"
      items={fields.map((name) => ({
        label: labelOf(repair.fields[name], name, locale),
        value: <ValueText entity={repair} field={name} record={record} layout="block" />,
        wide: isWide(repair.fields[name]),
      }))}
    />
  )
}

const meta = preview.meta({ title: 'Collection/ValueText/In full', component: InFull })

/** Lines are a table, with their numbers below each other. */
export const Lines = meta.story({
  args: { fields: ['lines'] },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toHaveTextContent('Brake pads4€11.90')
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toBeVisible()
  },
})

const fee = defineEntity({
  name: 'fee',
  labels: ['Fee', 'Fees'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    payments: list(
      {
        on: date({ label: 'On' }),
        by: text({ label: 'Paid by' }),
        amount: money({ label: 'Amount', currency: 'EUR' }),
        refunded: boolean({ label: 'Refunded' }),
      },
      { label: 'Payments' },
    ),
  },
})

/** More values than a phone is wide: each line has them below each other, and none is cut. */
export const BroadLines = meta.story({
  name: 'Broad lines',
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <DescriptionList
      aria-label="Fee"
      items={[
        {
          label: 'Payments',
          wide: true,
          value: (
            <ValueText
              entity={fee}
              field="payments"
              layout="block"
              record={{
                payments: [
                  { on: '2026-11-02', by: 'Amélie Rousseau', amount: '1240.00', refunded: false },
                  { on: '2026-11-20', by: 'Mehmet Yıldız, grandfather', amount: '80.50', refunded: true },
                ],
              }}
            />
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    const [, first] = canvas.getAllByRole('row')
    await expect(within(first!).getAllByRole('cell')).toHaveLength(4)
    const last = within(first!).getAllByRole('cell')[3]!
    await expect(getComputedStyle(last, '::before').content).toContain('Refunded')
    const scroller = first!.closest('.sw-ValueTable')!
    await expect(scroller.scrollWidth).toBe(scroller.clientWidth)
  },
})

/** A hundred lines: the first twenty, and the rest when they are asked for. */
export const ManyLines = meta.story({
  args: {
    fields: ['lines'],
    record: {
      ...someRepair,
      lines: Array.from({ length: 100 }, (_, place) => ({
        what: `Spoke ${place + 1}`,
        quantity: 1,
        price: '0.85',
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 100' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(101)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
  },
})

/** Plain texts are a list. */
export const Texts = meta.story({
  name: 'List of texts',
  args: { fields: ['frames'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(someRepair.frames)
  },
})

/** Options are badges. */
export const Choices = meta.story({
  args: { fields: ['services'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

/** Values that belong together, with their own labels. */
export const Group = meta.story({
  args: { fields: ['address'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Street')).toBeVisible()
    await expect(canvas.getByText('Not given')).toBeInTheDocument()
  },
})

/** One of several groups, and which. */
export const Variant = meta.story({
  args: { fields: ['payment'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bank transfer')).toBeVisible()
    await expect(canvas.getByText('Dec 1, 2026')).toBeVisible()
  },
})

/** Values under keys of a person’s own. */
export const Map = meta.story({
  args: { fields: ['pressures'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('front')).toBeVisible()
    await expect(canvas.getByText(/^3\.5\sbar$/)).toBeVisible()
  },
})

/** Remarks keep their lines. */
export const SeveralLines = meta.story({
  name: 'Text of several lines',
  args: { fields: ['remarks'] },
  play: async ({ canvas }) => {
    const remarks = canvas.getByText(/^Rear wheel/)
    const words = document.createRange()
    words.selectNodeContents(remarks)
    const lines = new Set([...words.getClientRects()].map(({ top }) => top))
    await expect(lines.size).toBe(2)
  },
})

/** Photographs, with their names and sizes. */
export const Images = meta.story({
  args: { fields: ['photos'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(2)
    await expect(canvas.getByText('before.webp')).toBeVisible()
  },
})

/** Data as JSON, a value to a line. */
export const Json = meta.story({
  args: { fields: ['motor'] },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('button', { name: 'Show all 16 lines' })
    await expect(all).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(all)
    await expect(canvas.getByText(/"code": 504/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
  },
})

/** A megabyte of measurements: its first lines at once, and all of it to scroll through. */
export const LongJson = meta.story({
  args: {
    fields: ['motor'],
    record: {
      ...someRepair,
      motor: Array.from({ length: 16_000 }, (_, second) => ({
        second,
        watts: (second * 7) % 250,
        cadence: 72,
      })),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 80,002 lines' }))
    const lines = canvasElement.querySelector('pre') as HTMLElement
    await expect(lines.textContent.length).toBeGreaterThan(1_000_000)
    await waitFor(() => expect(lines).toHaveAttribute('tabindex', '0'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }))
    await expect(lines.textContent.length).toBeLessThan(500)
  },
})

const everything = repair.fieldNames.filter((name) => name !== 'customer' && name !== 'mechanics')

/** A whole record: what fits on a line has one, the rest has the room that it needs. */
export const Record = meta.story({
  name: 'Every kind',
  args: { fields: everything },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('term').length).toBeGreaterThan(everything.length)
  },
})

/** The same in Arabic: numbers, addresses and data are read from left to right within it. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { fields: everything },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('المكابح')).toBeVisible()
    await expect(canvas.getByText('نعم')).toBeVisible()
  },
})
