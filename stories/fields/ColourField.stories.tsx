import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { ColourField } from '../../src/fields/ColourField'
import type { ColourValue } from '../../src/fields/colourValue'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const rings = [
  { value: '#b3261e', label: 'Red' },
  { value: '#e0a100', label: 'Yellow' },
  { value: '#2e7d32', label: 'Green' },
  { value: '#1a4fa3', label: 'Blue' },
  { value: '#ffffff', label: 'White' },
  { value: '#1c1b1a', label: 'Black' },
]

const meta = preview.meta({
  title: 'Fields/ColourField',
  component: ColourField,
  decorators: [formWidth],
  args: { label: 'Colour of the ring', onValueChange: fn() },
})

/** Nothing is chosen yet. A code can be typed short and without its sign; it is written out when the box is left. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Colour of the ring' })
    await userEvent.type(control, 'FC0')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ffcc00')
    await userEvent.tab()
    await expect(control).toHaveValue('#ffcc00')
    await userEvent.clear(control)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    control.blur()
  },
})

/** The colour of a ring, with the rings that there are in the pop-up. */
export const Filled = meta.story({ args: { defaultValue: '#1a4fa3', options: rings, required: true } })

/** Chosen in the pop-up, by the keyboard: the plane and the hues say each colour by its name, options are radios. */
export const Chosen = meta.story({
  args: { defaultValue: '#1a4fa3', options: rings },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a colour' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const picker = within(await screen.findByRole('dialog', { name: 'Colour' }))
    await expect(await picker.findByRole('radio', { name: 'Blue' })).toBeChecked()

    const [plane] = picker.getAllByRole('slider', { name: /Color picker/ })
    await expect(plane).toHaveAttribute('aria-valuetext', expect.stringContaining('dark cyan blue'))
    plane?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringMatching(/^#[\da-f]{6}$/))
    await expect(picker.getByRole('radio', { name: 'Blue' })).not.toBeChecked()

    await userEvent.click(picker.getByRole('radio', { name: 'Green' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#2e7d32')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveValue('#2e7d32')
    button.blur()
  },
})

/** The pop-up, as it opens: a plane of one hue, all hues, and the rings that there are. */
export const Open = meta.story({
  args: { defaultValue: '#2e7d32', options: rings },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a colour' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Colour' })).toBeVisible())
  },
})

/** A name says no colour here: the text stays as typed, and a rule says what to do. */
export const NoColour = meta.story({
  args: { error: 'Enter the colour as a code, like #1a2b3c' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await userEvent.type(control, 'crimson')
    await userEvent.tab()
    await expect(control).toHaveValue('crimson')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('crimson')
    await expect(control).toBeInvalid()
  },
})

/** The parent keeps the colour, and shows it beside the field too. */
export const Controlled = meta.story({
  render: function Ring(args) {
    const [colour, setColour] = useState<ColourValue>('#b3261e')
    return (
      <>
        <ColourField {...args} options={rings} value={colour} onValueChange={setColour} />
        <p
          style={{ borderInlineStart: `1rem solid ${colour ?? 'transparent'}`, paddingInlineStart: '0.5rem' }}
        >
          The ring of gull 4711
        </p>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a colour' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Yellow' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox')).toHaveValue('#e0a100')
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), '#2e7d32')
    canvas.getByRole('textbox').blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: '#1a4fa3', disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: '#1a4fa3', readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** In Arabic, from right to left; the code reads from left to right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'لون الحلقة', defaultValue: '#1a4fa3' },
  render: (args) => (
    <LocaleProvider locale="ar" messages={arabic}>
      <ColourField {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'اختر لونًا' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'اللون' })).toBeVisible())
  },
})
