import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { ToastRegion } from '../../src/components/ToastRegion'
import { dismissToast, getToasts, toast } from '../../src/components/toasts'

const undo = fn()

const meta = preview.meta({
  title: 'Components/ToastRegion',
  component: ToastRegion,
  beforeEach: () => {
    undo.mockClear()
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

/** What has just been done is said, and can be taken back. */
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
      expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Report 1,204 removed'),
    )
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await expect(remove).toHaveFocus()
    await waitFor(() => expect(canvas.queryByText('Report 1,204 removed')).not.toBeInTheDocument())
  },
})

/** Three at most; the oldest gives way. */
export const Several = meta.story({
  beforeEach: () => {
    toast('Report 1,201 saved')
    toast('Report 1,202 saved')
    toast('The columns are kept on this device', { tone: 'info' })
    toast('Report 1,203 was not removed', { tone: 'danger' })
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(canvas.queryByText('Report 1,201 saved')).not.toBeInTheDocument()
  },
})
