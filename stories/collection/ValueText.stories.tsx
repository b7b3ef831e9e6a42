import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ValueText } from '../../src/collection/ValueText'
import { someStrikes, strike } from '../fixtures/birdstrikes'
import { repair, someRepair } from '../fixtures/repairs'

const [first = {}] = someStrikes

const meta = preview.meta({
  title: 'Collection/ValueText',
  component: ValueText<typeof strike.fields>,
  args: {
    entity: strike,
    record: { ...first, costTotal: 1_204_500, flightDate: '1999-08-14', damage: 'B', operator: null },
  },
})

/** A number as the language around it writes it, with its unit. */
export const Number = meta.story({
  args: { field: 'costTotal' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,204,500 USD')
  },
})

/** A date is the day that it is, in every time zone. */
export const Date = meta.story({
  args: { field: 'flightDate' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Aug 14, 1999')
  },
})

/** An option in the entity's words for it. */
export const Choice = meta.story({
  args: { field: 'damage' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Code B')
  },
})

/** Nothing was given: eyes see a dash, ears hear it in words. */
export const Missing = meta.story({
  name: 'No value',
  args: { field: 'operator' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not given')).toBeInTheDocument()
    await expect(within(canvasElement).getByText('–')).toHaveAttribute('aria-hidden', 'true')
  },
})

const ofRepair = (field: keyof typeof repair.fields) => (
  <ValueText entity={repair} field={field} record={someRepair} />
)

/** A sum with the sign of its currency and all of its digits. */
export const Money = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('total'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€1,249.50')
  },
})

/** An exact number, with its unit. */
export const Decimal = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('hours'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1.75 h')
  },
})

/** A part of a hundred. */
export const Percent = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('discount'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12.5%')
  },
})

/** Yes or no, in words. */
export const Boolean = meta.story({
  name: 'Yes or no',
  args: { field: 'costTotal' },
  render: () => ofRepair('urgent'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Yes')
  },
})

/** Several options, in one sentence. */
export const Choices = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('services'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Brakes, Wheels, Cleaning')
  },
})

/** A time of the day, as clocks of the locale show it. */
export const Time = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('pickUp'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('5:30 PM')
  },
})

/** A moment by the clocks of the workshop, and which clocks those are. */
export const Instant = meta.story({
  name: 'Moment',
  args: { field: 'costTotal' },
  render: () => ofRepair('called'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Nov 3, 2026, 9:15 AM')
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-03T08:15:00Z')
  },
})

/** From a day to another. */
export const DateRange = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('away'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('November 5, 2026 – November 9, 2026')
  },
})

/** How long something takes. */
export const Duration = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('estimate'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 hours, 30 minutes')
  },
})

/** Mail leads to where it is written. */
export const Email = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('mail'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'amelie@rousseau.example' })).toHaveAttribute(
      'href',
      'mailto:amelie@rousseau.example',
    )
  },
})

/** A telephone number can be called. */
export const Phone = meta.story({
  name: 'Telephone number',
  args: { field: 'costTotal' },
  render: () => ofRepair('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+33472103030')
  },
})

/** An address of a page leads there. */
export const Url = meta.story({
  name: 'Web address',
  args: { field: 'costTotal' },
  render: () => ofRepair('manual'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      'https://manuals.example/town-bike/7-speed',
    )
  },
})

/** A colour, with a sample of it. */
export const Colour = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('paint'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('#2f5d50')
  },
})

/** A file by its name and size; the name opens it. */
export const File = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('report'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'inspection.pdf' })).toHaveAttribute(
      'href',
      '/inspection.pdf',
    )
    await expect(canvasElement).toHaveTextContent('inspection.pdf 184.3 kB')
  },
})

/** A group in a sentence: what is missing is left out. */
export const Group = meta.story({
  args: { field: 'costTotal' },
  render: () => ofRepair('address'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12 Rue de la Charité, Lyon')
  },
})
