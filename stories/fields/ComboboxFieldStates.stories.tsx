import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, screen } from 'storybook/test'
import { ComboboxField, type ComboboxFieldProps } from '../../src/fields/ComboboxField'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/ComboboxField/States',
  component: ComboboxField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const options = [
  { value: 'approach', label: 'Approach' },
  { value: 'landing', label: 'Landing roll' },
]

/** One of many, as it is chosen, rejected, out of use and only read: then no button promises a list. */
export const ComboboxFields = meta.story({
  render: () => (
    <StatesSheet<ComboboxFieldProps>
      width="field"
      part=".sw-Field-control"
      rows={{ chosen: { label: 'Phase of flight', defaultValue: 'approach', options } }}
      states={{
        rest: {},
        'no choice': { defaultValue: null, required: true },
        hover: {},
        focus: {},
        invalid: { error: 'Choose a phase of flight' },
        'invalid hover': { invalid: true },
        'invalid focus': { invalid: true },
        warning: { warning: 'Unusual at this height: is it right?' },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
        'read-only': { readOnly: true },
        'read-only focus': { readOnly: true },
        'read-only disabled': { readOnly: true, disabled: true },
      }}
    >
      {(props) => <ComboboxField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const cell = (state: string) => canvas.getByRole('group', { name: `chosen, ${state}` })
    const line = (state: string) =>
      getComputedStyle(cell(state).querySelector('.sw-Field-box')!).borderTopColor
    await expect(line('hover')).not.toBe(line('rest'))
    await expect(line('invalid')).not.toBe(line('rest'))
    await expect(line('disabled hover')).toBe(line('disabled'))
    await expect(cell('read-only').querySelector('button')).toBeNull()
  },
})

/** The button that opens the list, under a pointer and out of use. */
export const Buttons = meta.story({
  render: () => (
    <StatesSheet<ComboboxFieldProps>
      width="field"
      part=".sw-ComboboxField-button"
      rows={{ button: { label: 'Phase of flight', defaultValue: 'approach', options } }}
      states={{ rest: {}, hover: {}, disabled: { disabled: true }, 'disabled hover': { disabled: true } }}
    >
      {(props) => <ComboboxField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const button = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: `button, ${state}` }).querySelector('.sw-ComboboxField-button')!,
      )
    await expect(button('hover').backgroundColor).not.toBe(button('rest').backgroundColor)
    await expect(button('disabled hover').backgroundColor).toBe(button('disabled').backgroundColor)
  },
})

/** An open list: what is chosen, where the keys are, what is out of use, and a row that makes an option. */
export const List = meta.story({
  render: () => (
    <div style={{ minBlockSize: '22rem', maxInlineSize: '24rem' }}>
      <ComboboxField
        label="Species"
        defaultValue="goose"
        options={[
          { value: 'gull', label: 'Gull', group: 'Birds', description: 'Larus, of any kind' },
          { value: 'goose', label: 'Goose', group: 'Birds' },
          {
            value: 'grebe',
            label: 'Grebe',
            group: 'Birds',
            disabled: true,
            description: 'Reported elsewhere',
          },
          { value: 'goat', label: 'Goat', group: 'Mammals' },
        ]}
        onCreateOption={(text) => ({ value: text, label: text })}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.type(canvas.getByRole('combobox'), 'g')
    await screen.findByRole('option', { name: 'Create “g”' })
    await userEvent.keyboard('{ArrowDown}')
    const look = (name: string) => getComputedStyle(screen.getByRole('option', { name }))
    await expect(look('Gull Larus, of any kind').backgroundColor).not.toBe(look('Goat').backgroundColor)
    await expect(look('Grebe Reported elsewhere').color).not.toBe(look('Goat').color)
  },
})
