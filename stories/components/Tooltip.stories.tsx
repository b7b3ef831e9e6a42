import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Tooltip } from '../../src/components/Tooltip'

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { id: 'agl', children: 'Height above the ground, not above the sea' },
  render: (args) => (
    <div style={{ padding: '64px 0 0 96px', minBlockSize: 160 }}>
      <Button kind="quiet" aria-describedby="agl">
        AGL
      </Button>
      <Tooltip {...args} />
    </div>
  ),
})

/** Whoever comes by keyboard sees it at once; Escape puts it away. */
export const OnFocus = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tip = canvasElement.querySelector('.sw-Tooltip')
    await expect(tip).not.toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeVisible())
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Height above the ground, not above the sea',
    )
  },
})

/** Whoever rests the pointer on it sees it too. */
export const OnHover = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(canvasElement.querySelector('.sw-Tooltip')).toBeVisible(), { timeout: 3000 })
  },
})
