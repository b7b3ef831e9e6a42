import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { CompareScreenView } from '../../../src/screens/compare/CompareScreenView'

const field = (id: string, label: string, values: readonly string[]) => ({
  id,
  label,
  values,
  differs: new Set(values).size > 1,
})

const meta = preview.meta({
  title: 'Screens/CompareScreen/States',
  component: CompareScreenView,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'ready' as const,
    title: 'Compare tyres',
    records: [
      { id: 1, title: 'Tyre 700 × 32', status: 'ready' as const, href: '#1' },
      { id: 2, title: 'Tyre 700 × 40', status: 'ready' as const, href: '#2' },
    ],
    sections: [
      { id: '', fields: [field('price', 'Price', ['€32.00', '€36.50'])] },
      {
        id: 'shop',
        title: 'In the shop',
        fields: [field('stock', 'In stock', ['12', '12']), field('shelf', 'Shelf', ['B 3', 'B 4'])],
      },
    ],
    back: <Button href="#list">Choose in the list</Button>,
    onLeaveOut: fn(),
  },
})

/** Two parts side by side, in the sections of their entity. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'In the shop' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Price Differs' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'In stock' })).toBeVisible()
    await expect(canvas.getByText('2 of 3 fields differ')).toBeVisible()
  },
})

/** Neither is there yet: the fields are known, and their values have their places. */
export const Loading = meta.story({
  args: {
    status: 'loading',
    records: [
      { id: 1, title: '1', status: 'loading' },
      { id: 2, title: '2', status: 'loading' },
    ],
  },
  parameters: { visual: { loading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Compare tyres' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** Only where they differ is looked at. */
export const OnlyDifferences = meta.story({
  args: { onlyDifferences: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: 'In stock' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('switch', { name: 'Only differences' })).toBeChecked()
  },
})

/** There is no difference to find, and it says so. */
export const Same = meta.story({
  args: { sections: [{ id: '', fields: [field('stock', 'In stock', ['12', '12'])] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('They are the same in every field')).toBeVisible()
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument()
  },
})

/** An old link names one record: the way on is the list. */
export const TooFew = meta.story({
  args: { status: 'tooFew', records: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to compare' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Choose in the list' })).toBeVisible()
  },
})

/** The role may not read such records. */
export const Forbidden = meta.story({
  args: { status: 'forbidden', reason: 'Only owners see parts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only owners see parts.')).toBeVisible()
  },
})
