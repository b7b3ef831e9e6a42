import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { Tabs } from '../../src/components/Tabs'

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Report',
    onValueChange: fn(),
    items: [
      { id: 'facts', label: 'Facts', content: 'A gull was struck at 1,500 feet on approach.' },
      { id: 'damage', label: 'Damage', content: 'The left engine was shut down.' },
      { id: 'history', label: 'History', content: 'Sent on 4 May 2001.' },
    ],
  },
})

/** One view of three; the arrow keys change it. */
export const First = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'Report' })).toBeVisible()
    await waitFor(async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tab', { name: 'Facts' })).toHaveFocus()
    })
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Damage' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Damage' })).toHaveTextContent('left engine')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('damage')
  },
})

/** One of them is out of use. */
export const OneDisabled = meta.story({
  args: {
    defaultValue: 'damage',
    items: [
      { id: 'facts', label: 'Facts', content: 'A gull was struck at 1,500 feet on approach.' },
      { id: 'damage', label: 'Damage', content: 'The left engine was shut down.' },
      { id: 'photos', label: 'Photos', content: '', disabled: true },
    ],
  },
})

/** More than fits is scrolled sideways. */
export const Many = meta.story({
  args: {
    items: ['Facts', 'Damage', 'Weather', 'Wildlife', 'Photos', 'Costs', 'Remarks', 'History'].map(
      (label) => ({
        id: label,
        label,
        content: label,
      }),
    ),
  },
})
