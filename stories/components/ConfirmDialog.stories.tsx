import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from '../../src/components/ConfirmDialog'

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Remove this report?',
    children: <p>The report and its three photos are removed for everybody.</p>,
    confirmLabel: 'Remove report',
    danger: true,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
})

/** Enter alone does nothing: the person chooses. */
export const Asked = meta.story({
  name: 'Open',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this report?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveAccessibleDescription(/removed/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await userEvent.click(screen.getByRole('button', { name: 'Remove report' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** It can be taken back, so that it is not drawn as a danger. */
export const Harmless = meta.story({
  name: 'Without danger',
  args: {
    danger: false,
    title: 'Leave without saving?',
    children: <p>What you entered stays on this device as a draft.</p>,
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
})

/** While it is done the dialog stays. */
export const Pending = meta.story({
  parameters: { visual: { loading: true } },
  args: { pending: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
})
