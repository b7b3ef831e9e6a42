import preview from '#.storybook/preview'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { PasswordField } from '../../src/fields/PasswordField'
import { recordAnnouncements } from '../fixtures/recordAnnouncements'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/PasswordField',
  component: PasswordField,
  decorators: [formWidth],
  args: { label: 'Password', name: 'password', onValueChange: fn(), onBlur: fn() },
})

const requirements = [
  { label: 'At least 12 characters', test: (password: string) => password.length >= 12 },
  { label: 'A number or a sign', test: (password: string) => /[\d\p{P}\p{S}]/u.test(password) },
  { label: 'Not your name', test: (password: string) => password !== '' && !/layla/i.test(password) },
]

/** A pilot signs in: a password manager fills it in, or it is pasted. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByLabelText('Password')
    await expect(control).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(control)
    await userEvent.paste('heron at dawn')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('heron at dawn')
    await userEvent.clear(control)
    control.blur()
  },
})

/** Nothing of a password that was entered can be read over a shoulder. */
export const Filled = meta.story({ args: { defaultValue: 'heron at dawn' } })

/** Seen for a moment, to find the slip. The button says its state, and the caret stays in the box. */
export const Revealed = meta.story({
  args: { defaultValue: 'heron at dawn' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show password', pressed: false })
    await userEvent.click(canvas.getByLabelText('Password'))
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveFocus()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(args.onBlur).not.toHaveBeenCalled()
    button.blur()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** Sent with the password in sight: it is hidden again, so that the browser does not keep it as a text. */
export const HiddenAgain = meta.story({
  name: 'Hidden again when sent',
  render: (args) => (
    <form
      onSubmit={(event) => event.preventDefault()}
      style={{ display: 'grid', gap: 20, justifyItems: 'start' }}
    >
      <PasswordField {...args} style={{ inlineSize: '100%' }} />
      <Button type="submit" variant="primary">
        Sign in
      </Button>
    </form>
  ),
  args: { defaultValue: 'heron at dawn' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password'))
    canvas.getByRole('button', { name: 'Sign in' }).blur()
  },
})

/** The needs of a new password are told before it is typed, and ticked off meanwhile. */
export const NewPassword = meta.story({
  args: { label: 'New password', requirements },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('New password')
    await expect(control).toHaveAttribute('autocomplete', 'new-password')
    await expect(control).toHaveAccessibleDescription(/Not met yet: At least 12 characters/)
    const announcements = recordAnnouncements()
    await userEvent.type(control, 'heron at dawn')
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(items).toEqual([
      'Met: At least 12 characters',
      'Not met yet: A number or a sign',
      'Met: Not your name',
    ])
    await waitFor(() => expect(announcements.heard).toContain('2 of 3 met'))
    announcements.stop()
    control.blur()
  },
})

/** The key that makes capitals is on, which dots do not show: the field says so while it has the focus. */
export const CapsLock = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Password')
    control.focus()
    await fireEvent.keyDown(control, { key: 'H', modifierCapsLock: true })
    await expect(canvas.getByText('Caps Lock is on')).toBeVisible()
  },
})

/** The words say what to do, and not which of the two was wrong. */
export const Rejected = meta.story({
  args: {
    required: true,
    defaultValue: 'heron',
    error: 'Check the email and the password: together they belong to no account',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
  },
})

/** Out of use while another device signs in. */
export const Disabled = meta.story({
  args: { defaultValue: 'heron at dawn', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled()
  },
})

/** The key of a device, to see and to copy. */
export const ReadOnly = meta.story({
  args: { label: 'Key of the transponder', defaultValue: 'b7-91-e0-5c', autoComplete: 'off', readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('b7-91-e0-5c')
    canvas.getByRole('button').blur()
  },
})

/** Right to left, in Arabic; the password itself reads from left to right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'كلمة المرور الجديدة',
    requirements: [{ label: '12 حرفًا على الأقل', test: (password) => password.length >= 12 }],
    defaultValue: 'heron at dawn',
  },
})
