import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Tooltip } from '../../src/components/Tooltip'

const meta = preview.meta({
  title: 'Components/Tooltip/States',
  component: Tooltip,
  tags: ['states', '!autodocs'],
})

/** More words than go on one line, as they stand while their button is pointed at. */
export const Shown = meta.story({
  args: {
    id: 'agl',
    eager: true,
    children: 'Height above the ground at the moment of the strike, not above the sea',
  },
  render: (args) => (
    <div style={{ padding: '96px 0 0 160px' }}>
      <Button variant="quiet" aria-describedby="agl">
        AGL
      </Button>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'AGL' }))
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  },
})
