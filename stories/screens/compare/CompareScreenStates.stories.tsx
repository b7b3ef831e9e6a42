import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../../src/components/Button'
import { CompareScreenView } from '../../../src/screens/compare/CompareScreenView'
import { ForcedParts } from '../../fixtures/ForcedParts'

const meta = preview.meta({
  title: 'Screens/CompareScreen/Fields',
  component: CompareScreenView,
  tags: ['states', '!autodocs'],
})

const parts = { '.sw-CompareScreen-title .sw-Link': 'hover' } as const

/** A mechanic chooses between two tyres and one that cannot be read: fields that differ are told from those that do not. */
export const Fields = meta.story({
  args: {
    status: 'ready',
    title: 'Compare tyres',
    records: [
      { id: 1, title: 'Tyre 700 × 32', status: 'ready', href: '#1' },
      { id: 2, title: 'Tyre 700 × 40', status: 'ready', href: '#2' },
      { id: 3, title: 'Tyre 3', status: 'notFound' },
    ],
    sections: [
      {
        id: '',
        fields: [
          { id: 'price', label: 'Price', values: ['€32.00', '€36.50'], differs: true },
          { id: 'weight', label: 'Weight', values: ['310 g', '310 g'], differs: false },
        ],
      },
      {
        id: 'shop',
        title: 'In the shop',
        fields: [{ id: 'shelf', label: 'Shelf', values: ['B 3', 'B 4'], differs: true }],
      },
    ],
    back: <Button href="#list">Choose in the list</Button>,
    onLeaveOut: () => {},
  },
  render: (args) => (
    <ForcedParts parts={parts}>
      <CompareScreenView {...args} />
    </ForcedParts>
  ),
  play: async ({ canvas }) => {
    const weight = (text: string) => getComputedStyle(canvas.getByText(text)).fontWeight
    await expect(Number(weight('€32.00'))).toBeGreaterThan(
      Number(getComputedStyle(canvas.getAllByText('310 g')[0]!).fontWeight),
    )
    await expect(canvas.getByRole('rowheader', { name: 'Shelf Differs' })).toBeVisible()
  },
})
