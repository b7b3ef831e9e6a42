import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { ConfirmDialog } from '../../src/components/ConfirmDialog'
import { Dialog } from '../../src/components/Dialog'
import { ForcedParts } from '../fixtures/ForcedParts'

const meta = preview.meta({
  title: 'Components/Dialog/States',
  component: Dialog as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const contentReached = { '.sw-Dialog-content': 'focus' } as const
const stay = () => {}

/** More than fits, reached by the keyboard to be scrolled by it. In a short window title and actions stay as well. */
export const Scrolled = meta.story({
  parameters: {
    visual: { modes: ['light', 'dark', 'contrast', 'contrast-dark', 'compact', 'forced', 'short'] },
  },
  render: () => (
    <ForcedParts parts={contentReached}>
      <Dialog
        open
        onOpenChange={stay}
        title="Remarks"
        actions={
          <>
            <Button>Copy</Button>
            <Button variant="primary">Done</Button>
          </>
        }
      >
        {Array.from({ length: 20 }, (_, line) => (
          <p key={line}>A flock of gulls crossed the runway, and the takeoff was rejected at 110 knots.</p>
        ))}
      </Dialog>
    </ForcedParts>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Remarks' })
    const content = dialog.querySelector('.sw-Dialog-content')!
    await waitFor(() => expect(content).toHaveAttribute('tabindex', '0'))
    await expect(content).toHaveStyle({ outlineStyle: 'solid' })
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThan(innerHeight)
  },
})

/** A question about what cannot be taken back. */
export const Asked = meta.story({
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={stay}
      onConfirm={stay}
      title="Remove this report?"
      confirmLabel="Remove report"
      danger
    >
      <p>The report and its three photos are removed for everybody.</p>
    </ConfirmDialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this report?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  },
})
