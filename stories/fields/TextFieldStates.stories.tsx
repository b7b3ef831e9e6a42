import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import { TextAreaField, type TextAreaFieldProps } from '../../src/fields/TextAreaField'
import { TextField, type TextFieldProps } from '../../src/fields/TextField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/TextField/States',
  component: TextField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const states = {
  rest: {},
  placeholder: { defaultValue: '' },
  hover: {},
  focus: {},
  invalid: { error: 'Enter at most 20 characters' },
  'invalid hover': { invalid: true },
  'invalid focus': { invalid: true },
  warning: { warning: 'Not seen before: is it right?' },
  disabled: { disabled: true },
  'disabled hover': { disabled: true },
  'read-only': { readOnly: true },
  'read-only hover': { readOnly: true },
  'read-only focus': { readOnly: true },
  'read-only disabled': { readOnly: true, disabled: true },
}

/** One line of text, alone and in one box with a unit, as it is entered, rejected, out of use and only read. */
export const TextFields = meta.story({
  render: () => (
    <StatesSheet<TextFieldProps>
      width="field"
      part=".sw-Field-control"
      rows={{
        plain: { label: 'Aircraft', defaultValue: 'B-737-300', placeholder: 'MD-80' },
        'with a unit': {
          label: 'Height',
          description: 'Above the ground.',
          required: false,
          prefix: '≈',
          suffix: 'feet',
          defaultValue: '1200',
          placeholder: '500',
        },
      }}
      states={states}
    >
      {(props) => <TextField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const line = (state: string) => {
      const cell = canvas.getByRole('group', { name: `plain, ${state}` })
      return getComputedStyle(cell.querySelector('input')!).borderTopColor
    }
    await expect(line('hover')).not.toBe(line('rest'))
    await expect(line('invalid hover')).toBe(line('invalid'))
    await expect(line('disabled hover')).toBe(line('disabled'))
  },
})

/** Several lines, and how many characters are left, have the same states. */
export const TextAreaFields = meta.story({
  render: () => (
    <StatesSheet<TextAreaFieldProps>
      width="field"
      part=".sw-Field-control"
      rows={{
        'with a count': {
          label: 'Remarks',
          defaultValue: 'Two geese.',
          placeholder: 'In a few words',
          rows: 2,
          maxLength: 12,
        },
      }}
      states={{ ...states, 'too long': { defaultValue: 'Two Canada geese.', invalid: true } }}
    >
      {(props) => <TextAreaField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Remarks' })).toHaveLength(15)
    // The count is loaded with the first text that is nearly full; one of these has no text.
    const counts = () => canvas.queryAllByText(/^\d+ characters? (left|too many)$/)
    await waitFor(() => expect(counts()).toHaveLength(14))
  },
})
