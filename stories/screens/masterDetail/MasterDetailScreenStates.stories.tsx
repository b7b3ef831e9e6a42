import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { MasterDetailScreen } from '../../../src/screens/masterDetail/MasterDetailScreen'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/MasterDetailScreen/States',
  component: MasterDetailScreen,
  tags: ['states', '!autodocs'],
})

interface RowProps {
  listLabel: string
}

/** The boundary between a list and a record, at rest, under the pointer and with the keyboard's focus. */
export const Boundary = meta.story({
  render: () => (
    <StatesSheet<RowProps>
      part=".sw-MasterDetailScreen-separator"
      rows={{ boundary: { listLabel: 'Parts' } }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => (
        <MasterDetailScreen
          {...props}
          layout="beside"
          list={<p>Tyre 700 × 32</p>}
          onClose={fn()}
          current={1}
          renderRecord={() => <p>12 in stock</p>}
        />
      )}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator', { name: 'Width of “Parts”' })).toHaveLength(3)
  },
})
