import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, screen, within } from 'storybook/test'
import { ColourField, type ColourFieldProps } from '../../src/fields/ColourField'
import { type ForcedState, forceStates } from '../fixtures/forceStates'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/ColourField/States',
  component: ColourField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const ring: ColourFieldProps = { label: 'Colour of the ring', defaultValue: '#1a4fa3' }

/** A colour as it is entered, rejected, out of use and only read; and the button that opens the pop-up. */
export const ColourFields = meta.story({
  render: () => (
    <>
      <StatesSheet<ColourFieldProps>
        width="field"
        part=".sw-Field-control"
        rows={{ colour: ring }}
        states={{
          rest: {},
          empty: { defaultValue: null },
          white: { defaultValue: '#ffffff' },
          black: { defaultValue: '#000000' },
          hover: {},
          focus: {},
          invalid: { error: 'Enter the colour as a code, like #1a2b3c' },
          disabled: { disabled: true },
          'read-only': { readOnly: true },
        }}
      >
        {(props) => <ColourField {...props} />}
      </StatesSheet>
      <StatesSheet<ColourFieldProps>
        width="field"
        part=".sw-ColourField-button"
        rows={{ button: ring }}
        states={{ hover: {}, focus: {}, 'disabled hover': { disabled: true } }}
      >
        {(props) => <ColourField {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const part = (cell: string, selector: string) =>
      getComputedStyle(canvas.getByRole('group', { name: cell }).querySelector(selector)!)
    const button = (cell: string) => part(cell, '.sw-ColourField-button').backgroundColor
    await expect(button('button, hover')).not.toBe(button('colour, rest'))
    await expect(button('button, disabled hover')).toBe(button('colour, disabled'))
    // One ring says where the focus is.
    await expect(part('colour, focus', '.sw-Field-box').outlineStyle).toBe('solid')
    await expect(part('button, focus', '.sw-Field-box').outlineStyle).toBe('none')
  },
})

/** Parts of the pop-up: a thumb that the keyboard has reached, an option that is chosen, focused, out of use. */
export const Picker = meta.story({
  render: () => (
    <ColourField
      {...ring}
      options={[
        { value: '#1a4fa3', label: 'Blue' },
        { value: '#2e7d32', label: 'Green' },
        { value: '#ffffff', label: 'White' },
        { value: '#b3261e', label: 'Red', disabled: true },
      ]}
    />
  ),
  // The pop-up lies over the page, beyond a sheet's cells.
  beforeEach: () => forceStates(),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose a colour' }).focus()
    await userEvent.keyboard('{Enter}')
    const picker = within(await screen.findByRole('dialog', { name: 'Colour' }))
    const force = (element: Element, state: ForcedState) => element.setAttribute('data-force', state)
    const option = (name: string) => picker.getByRole('radio', { name })
    force(option('Green'), 'focus')
    await expect(getComputedStyle(option('Blue')).boxShadow).not.toBe(
      getComputedStyle(option('White')).boxShadow,
    )
    await expect(getComputedStyle(option('Green')).outlineStyle).toBe('solid')
    await userEvent.tab()
    const thumb = picker.getByRole('group', { name: /Colour/ }).querySelector('.sw-ColourField-thumb')!
    await expect(thumb).toHaveAttribute('data-focus-visible')
    await expect(getComputedStyle(thumb).outlineStyle).toBe('solid')
  },
})
