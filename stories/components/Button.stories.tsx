import preview from '#.storybook/preview'
import Plus from 'lucide-react/icons/plus'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save report', onClick: fn() },
})

/** Most buttons: one of several things that can be done here. */
export const Secondary = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Save report' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

/** The one thing that this screen is for. */
export const Primary = meta.story({ args: { variant: 'primary' } })

/** Beside others, or in a place of its own, where a border would be noise. */
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Choose columns' } })

/** For an action that cannot be taken back. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Remove report' } })

/** In a row or a bar. */
export const Small = meta.story({ args: { size: 'small', children: 'Undo' } })

/** An icon helps to find what is used often. */
export const WithIcon = meta.story({
  args: { variant: 'primary', icon: <Plus className="sw-icon" />, children: 'New report' },
})

/** While it works it keeps its place and the focus, and says so once. */
export const Pending = meta.story({
  parameters: { visual: { loading: true } },
  args: { variant: 'primary', pending: true, pendingLabel: 'Saving' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save report' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() =>
      expect(document.querySelector('.sw-announcer[aria-live="polite"]')).toHaveTextContent('Saving'),
    )
  },
})

/** Out of use, where it is plain why. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})

/** Out of use, and it says why on hover, on focus and to a screen reader. */
export const DisabledWithReason = meta.story({
  args: { children: 'Send report', disabledReason: 'Only drafts can be sent' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send report' })
    await expect(button).toHaveAccessibleDescription('Only drafts can be sent')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** Leads somewhere, so it is a link. */
export const AsLink = meta.story({
  args: { href: '#new', children: 'Report a strike', onClick: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Report a strike' })).toHaveAttribute('href', '#new')
  },
})

/** A link that leads nowhere yet is still reached, and still says why. */
export const LinkOutOfUse = meta.story({
  args: { href: '#edit', children: 'Edit', disabledReason: 'Somebody else is editing it' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Edit' })
    await expect(link).not.toHaveAttribute('href')
    await expect(link).toHaveAccessibleDescription('Somebody else is editing it')
  },
})

/** Words that do not fit are broken in balance. */
export const LongWords = meta.story({
  args: {
    variant: 'primary',
    children: 'Save report and notify the airport operator and the wildlife biologist',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
})

/** All weights and heights beside each other. */
export const Family = meta.story({
  parameters: { visual: { loading: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Button variant="quiet">Skip</Button>
      <Button variant="danger">Remove</Button>
      <Button variant="primary" size="small">
        Save
      </Button>
      <Button size="small">Cancel</Button>
      <Button variant="quiet" size="small">
        Skip
      </Button>
      <Button variant="danger" size="small">
        Remove
      </Button>
      <Button disabled>Cancel</Button>
      <Button variant="primary" disabled>
        Save
      </Button>
      <Button pending>Cancel</Button>
      <Button variant="primary" pending>
        Save
      </Button>
    </div>
  ),
})
