import preview from '#.storybook/preview'
import Trash from 'lucide-react/icons/trash-2'
import { expect, waitFor } from 'storybook/test'
import { IconButton } from '../../src/components/IconButton'

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Remove photo', icon: <Trash className="sw-icon" /> },
})

/** An icon alone has a name, and shows it on hover and on focus. */
export const Named = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove photo' })).toHaveFocus()
    await waitFor(() => expect(canvasElement.querySelector('.sw-Tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvasElement.querySelector('.sw-Tooltip')).not.toBeVisible())
  },
})

/** In a row. */
export const Small = meta.story({ args: { size: 'small' } })

/** With a border, where it stands among others that have one. */
export const Bordered = meta.story({ args: { variant: 'secondary' } })

/** Out of use: the reason takes the place of the name in the tooltip. */
export const DisabledWithReason = meta.story({
  args: { disabledReason: 'A report keeps at least one photo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove photo' })).toHaveAccessibleDescription(
      'A report keeps at least one photo',
    )
  },
})
