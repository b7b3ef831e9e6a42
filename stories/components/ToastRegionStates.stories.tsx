import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { ToastRegion } from '../../src/components/ToastRegion'
import { dismissToast, getToasts, toast } from '../../src/components/toasts'

const meta = preview.meta({
  title: 'Components/ToastRegion/States',
  component: ToastRegion,
  tags: ['states', '!autodocs'],
  beforeEach: () => {
    toast('Report 1,202 removed', { action: { label: 'Undo', onAction: fn() } })
    toast('The columns are kept on this device', { tone: 'info' })
    toast('Report 1,203 was not removed, because somebody else is at work on it', { tone: 'danger' })
    return () => getToasts().forEach(({ id }) => dismissToast(id))
  },
})

/** Each tone, which has an icon of its own: one can be taken back, one has more words than go on a line. */
export const Messages = meta.story({
  render: (args) => (
    <div style={{ minBlockSize: 300 }}>
      <ToastRegion {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    const icons = canvas.getAllByRole('listitem').map((item) => item.querySelector('svg')!)
    await expect(new Set(icons.map((icon) => icon.innerHTML)).size).toBe(3)
    await expect(new Set(icons.map((icon) => getComputedStyle(icon).color)).size).toBe(3)
  },
})
