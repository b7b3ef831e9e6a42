import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { PasswordField, type PasswordFieldProps } from '../../src/fields/PasswordField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/PasswordField/States',
  component: PasswordField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** A password, as it is entered, rejected, out of use and only read. */
export const PasswordFields = meta.story({
  render: () => (
    <StatesSheet<PasswordFieldProps>
      width="field"
      part=".sw-Field-box"
      rows={{ plain: { label: 'Password', defaultValue: 'heron at dawn' } }}
      states={{
        rest: {},
        empty: { defaultValue: '' },
        hover: {},
        focus: {},
        invalid: { error: 'Check the password' },
        'invalid hover': { invalid: true },
        warning: { warning: 'Not seen before: is it right?' },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
        'read-only': { readOnly: true },
        'read-only hover': { readOnly: true },
      }}
    >
      {(props) => <PasswordField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const box = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `plain, ${state}` }).querySelector('.sw-Field-box')!)
    await expect(box('hover').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('invalid hover').borderTopColor).toBe(box('invalid').borderTopColor)
    await expect(box('disabled hover').borderTopColor).toBe(box('disabled').borderTopColor)
    await expect(box('read-only').borderTopStyle).toBe('dashed')
  },
})

/** The button that shows the password, and what a new password needs. */
export const Parts = meta.story({
  render: () => (
    <StatesSheet<PasswordFieldProps>
      width="field"
      part=".sw-Field-button"
      rows={{
        'new password': {
          label: 'New password',
          defaultValue: 'heron at dawn',
          requirements: [
            { label: 'At least 12 characters', test: (password) => password.length >= 12 },
            { label: 'A number or a sign', test: (password) => /\d/.test(password) },
          ],
        },
      }}
      states={{
        rest: {},
        hover: {},
        focus: {},
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
      }}
    >
      {(props) => <PasswordField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const button = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: `new password, ${state}` }).querySelector('.sw-Field-button')!,
      )
    await expect(button('hover').backgroundColor).not.toBe(button('rest').backgroundColor)
    await expect(button('disabled hover').backgroundColor).toBe(button('disabled').backgroundColor)
    await expect(button('focus').outlineStyle).toBe('solid')
  },
})
