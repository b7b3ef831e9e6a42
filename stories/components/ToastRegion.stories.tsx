import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { Dialog } from '../../src/components/Dialog'
import { ToastRegion } from '../../src/components/ToastRegion'
import { recordAnnouncements } from '../fixtures/recordAnnouncements'
import { dismissToast, getToasts, toast } from '../../src/components/toasts'
import { Moving, untilItMoves } from '../motion/Moving'
import { holdMovements, playSetting } from '../motion/setting'

const undo = fn()
const closed = fn()

const meta = preview.meta({
  title: 'Components/ToastRegion',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '300px' } } },
  beforeEach: () => {
    undo.mockClear()
    closed.mockClear()
    return () => getToasts().forEach(({ id }) => dismissToast(id))
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
})

/** A report was removed: the message says so and can take it back. */
export const Undo = meta.story({
  render: () => (
    <>
      <Button onClick={() => toast('Report 1,204 removed', { action: { label: 'Undo', onAction: undo } })}>
        Remove report
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove report' })
    await userEvent.click(remove)
    await waitFor(() =>
      expect(document.querySelector('.sw-announcer[aria-live="polite"]')).toHaveTextContent(
        'Report 1,204 removed',
      ),
    )
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await expect(remove).toHaveFocus()
    await waitFor(() => expect(canvas.queryByText('Report 1,204 removed')).not.toBeInTheDocument())
  },
})

const moved =
  '“Damp stain on the ceiling” now stands under “Nordwasser GmbH”, on Saturday, November 28, 2026, 11:00 AM'

/** More words than go on a line have the whole width, and the action stands below them. */
export const LongWithAction = meta.story({
  name: 'A long message with an action',
  beforeEach: () => {
    toast(moved, { action: { label: 'Take it back', onAction: undo } })
    toast('Report 1,204 removed', { action: { label: 'Undo', onAction: undo } })
  },
  play: async ({ canvas }) => {
    const message = await canvas.findByText(moved)
    const action = canvas.getByRole('button', { name: 'Take it back' })
    const [words, button] = [message.getBoundingClientRect(), action.getBoundingClientRect()]
    await expect(words.bottom).toBeLessThanOrEqual(button.top)
    await expect(words.width).toBeGreaterThan(message.closest('.sw-Toast')!.clientWidth * 0.6)
    const [short, undoes] = [
      canvas.getByText('Report 1,204 removed'),
      canvas.getByRole('button', { name: 'Undo' }),
    ]
    await expect(undoes.getBoundingClientRect().top).toBeLessThan(short.getBoundingClientRect().bottom)
  },
})

/** F6 leads to the newest message from wherever a person is, and F6 or Escape back there. */
export const ByF6 = meta.story({
  name: 'Reached with F6',
  render: () => (
    <>
      <ToastRegion />
      <Button onClick={() => toast('Report 1,204 removed', { action: { label: 'Undo', onAction: undo } })}>
        Remove report
      </Button>
      <Button>Next report</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove report' })
    await userEvent.click(remove)
    const takeBack = await canvas.findByRole('button', { name: 'Undo' })
    await expect(takeBack).toHaveAccessibleDescription('Report 1,204 removed')
    for (const [there, back] of [
      ['{F6}', '{F6}'],
      ['{Shift>}{F6}{/Shift}', '{Escape}'],
    ] as const) {
      await userEvent.keyboard(there)
      await expect(takeBack).toHaveFocus()
      await userEvent.keyboard(back)
      await expect(remove).toHaveFocus()
    }
    await expect(canvas.getByText('Report 1,204 removed')).toBeVisible()
    await userEvent.keyboard('{F6}{Tab}')
    await expect(canvas.getByRole('button', { name: 'Dismiss Report 1,204 removed' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(remove).toHaveFocus()
  },
})

/** A message over an open dialog is reached too; Escape leads back into the dialog, which stays. */
export const OverADialog = meta.story({
  beforeEach: () => {
    toast('Report 1,203 was not removed', { tone: 'danger' })
  },
  render: () => (
    <>
      <ToastRegion />
      <Dialog
        open
        onOpenChange={closed}
        title="Grades of damage"
        actions={<Button variant="primary">Done</Button>}
      />
    </>
  ),
  play: async ({ userEvent }) => {
    const done = await screen.findByRole('button', { name: 'Done' })
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    done.focus()
    await userEvent.keyboard('{F6}')
    const dismiss = { name: 'Dismiss Report 1,203 was not removed' }
    await expect(within(screen.getByRole('region')).getByRole('button', dismiss)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(done).toHaveFocus()
    await expect(closed).not.toHaveBeenCalled()
  },
})

const shown = ['Report 1,202 saved', 'The columns are kept on this device', 'Report 1,203 was not removed']

function sayFour() {
  toast('Report 1,201 saved')
  toast('Report 1,202 saved')
  toast('The columns are kept on this device', { tone: 'info' })
  toast('Report 1,203 was not removed', { tone: 'danger' })
}

/** Three at most; the oldest gives way. Each button says which message it dismisses. */
export const Several = meta.story({
  beforeEach: sayFour,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(canvas.queryByText('Report 1,201 saved')).not.toBeInTheDocument()
    for (const message of shown) {
      await expect(canvas.getByRole('button', { name: `Dismiss ${message}` })).toBeVisible()
    }
  },
})

/** A new message rises in at the bottom, and those before it glide up from where they stood. */
export const MakesRoom = meta.story({
  parameters: { motion: 'live', visual: { skip: 'looks as Several does once all have arrived' } },
  beforeEach: () => {
    toast('Report 1,201 saved')
    return playSetting()
  },
  render: () => (
    <Moving>
      <ToastRegion />
    </Moving>
  ),
  play: async ({ canvas, canvasElement }) => {
    const itemOf = (message: string) => canvas.getByText(message).closest('li')!
    await untilItMoves(canvasElement)
    const before = itemOf('Report 1,201 saved').getBoundingClientRect()
    const letGo = holdMovements()
    toast('Report 1,202 saved')
    await waitFor(() => expect(itemOf('Report 1,202 saved').getAnimations()).not.toHaveLength(0))
    await expect(itemOf('Report 1,201 saved').getBoundingClientRect().top).toBeCloseTo(before.top, 0)
    letGo()
    for (const movement of canvasElement.getAnimations({ subtree: true })) movement.finish()
    await waitFor(() =>
      expect(itemOf('Report 1,201 saved').getBoundingClientRect().top).toBeLessThan(before.top),
    )
    await expect(itemOf('Report 1,202 saved').getBoundingClientRect().bottom).toBeCloseTo(before.bottom, 0)
  },
})

/** Each message that stays is heard once, in order. */
export const Heard = meta.story({
  name: 'Several announced',
  parameters: { visual: { skip: 'looks as Several does' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('.sw-announcer[aria-live="polite"]')).not.toBeNull())
    const announcements = recordAnnouncements()
    sayFour()
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(announcements.heard).toEqual(shown)
    announcements.stop()
  },
})
