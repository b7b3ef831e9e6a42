import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Dialog, type DialogProps } from '../../src/components/Dialog'

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Grades of damage',
    children: (
      <p>
        Minor damage is repaired on the spot. Substantial damage affects strength or performance. A destroyed
        aircraft is not worth repairing.
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
})

/** Shows one thing and lets nothing else happen meanwhile. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Grades of damage' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

/** What is asked has its answers at the end. */
export const WithActions = meta.story({
  args: {
    title: 'Send the report',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button kind="primary">Send report</Button>
      </>
    ),
  },
})

/** More than fits is scrolled; title and actions stay. */
export const LongContent = meta.story({
  args: {
    size: 'large',
    title: 'Remarks',
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>The pilot saw a flock of gulls cross the runway and rejected the takeoff at 110 knots.</p>
    )),
    actions: <Button kind="primary">Done</Button>,
  },
})

/** Focus goes in, and back to where it came from. */
export const FocusReturns = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'What do the grades mean?' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(dialog).not.toBeInTheDocument()
  },
})

/** The name of its close button shows by keyboard, and one Escape closes all of it. */
export const EscapeOnItsCross = meta.story({
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'What do the grades mean?' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await waitFor(() => expect(dialog.querySelector('.sw-Tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
})

function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>What do the grades mean?</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  )
}
