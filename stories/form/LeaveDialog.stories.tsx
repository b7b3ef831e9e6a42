import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { LeaveDialog, type LeaveDialogProps } from '../../src/form/LeaveDialog'
import { useForm } from '../../src/form/useForm'
import { useLeaveGuard } from '../../src/form/useLeaveGuard'

const guard = () => ({ asks: true, asking: true, saving: false, onStay: fn(), onLeave: fn(), ask: fn() })

const meta = preview.meta({
  title: 'Form/LeaveDialog',
  component: LeaveDialog,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: { guard: guard() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
})

/** "Back" was pressed in the middle of a report. Escape stays, and Enter alone does nothing. */
export const Asked = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.guard.onLeave).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.guard.onStay).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await expect(args.guard.onLeave).toHaveBeenCalledOnce()
  },
})

/** A draft stays on the device: leaving is no danger. */
export const KeptAsADraft = meta.story({
  name: 'Kept as a draft',
  args: { kept: true },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/kept on this device/)).toBeVisible())
  },
})

/** Saving takes its time, and nothing is lost yet: it may be left to itself. */
export const Saving = meta.story({
  args: { guard: { ...guard(), saving: true } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave before it is saved?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('What you wrote is still being saved.')
  },
})

function Report({ onList }: { onList: () => void }) {
  const form = useForm({ defaultValues: { species: 'Gull' } })
  const leaveGuard = useLeaveGuard(form)
  return (
    <>
      <a
        href="/list"
        onClick={(event) => {
          event.preventDefault()
          onList()
        }}
      >
        All reports
      </a>
      <Form store={form}>
        <FormField as={TextField} name="species" label="Species" />
      </Form>
      <LeaveDialog guard={leaveGuard} />
    </>
  )
}

const onList = fn<NonNullable<LeaveDialogProps['guard']['onLeave']>>()

/** A link is followed at once as long as nothing is changed; after that, only when the person agrees. */
export const AtALink = meta.story({
  name: 'At a link',
  render: () => <Report onList={onList} />,
  beforeEach: () => void onList.mockClear(),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All reports' })
    await userEvent.click(link)
    await expect(onList).toHaveBeenCalledTimes(1)

    await userEvent.type(canvas.getByRole('textbox', { name: 'Species' }), 's')
    await userEvent.click(link)
    await screen.findByRole('alertdialog')
    await expect(onList).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(link).toHaveFocus())

    await userEvent.click(link)
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(onList).toHaveBeenCalledTimes(2))
  },
})
