import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { PhoneField } from '../../src/fields/PhoneField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/PhoneField',
  component: PhoneField,
  decorators: [formWidth],
  args: { label: 'Telephone', defaultCountry: 'GB', onValueChange: fn(), onBlur: fn() },
})

/** A report from Heathrow: the number is typed as it is dialled there, and kept so that all the world can dial it. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Telephone' })
    await expect(control).toHaveAttribute('autocomplete', 'tel')
    await userEvent.type(control, '0207946')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0207946')
    await userEvent.type(control, '0958')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('+442079460958'))
    await expect(control).toHaveValue('02079460958')
    await userEvent.tab()
    await waitFor(() => expect(control).toHaveValue('020 7946 0958'))
    await expect(control).toHaveAccessibleDescription('United Kingdom')
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** A number of the country is shown as it is dialled in it. */
export const Filled = meta.story({
  args: { defaultValue: '+442079460958' },
  parameters: { visual: { until: '.sw-PhoneField-country' } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('020 7946 0958'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

/** A number of another country is written with "+", and the country is named. */
export const Abroad = meta.story({
  args: { defaultValue: '+13033422000' },
  parameters: { visual: { until: '.sw-PhoneField-country' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('+1 303 342 2000'))
    await expect(await canvas.findByText('United States')).toBeVisible()
  },
})

/** Pasted as it stands on a card, with "00" for the way out of the country. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('00 49 (30) 123456')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('+4930123456'))
    await expect(await canvas.findByText('Germany')).toBeVisible()
    canvas.getByRole('textbox').blur()
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('+49 30 123456'))
  },
})

/** No number at all: it stays as it was typed, and the words say what to do. */
export const Rejected = meta.story({
  args: {
    required: true,
    defaultValue: 'ask the tower',
    error: 'Enter the telephone number, like 020 7946 0958',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('ask the tower')
    await expect(canvas.getByRole('textbox')).toBeInvalid()
  },
})

/** The parent keeps the number; what was typed stands as long as it means the same. */
export const Controlled = meta.story({
  render: function Kept(args) {
    const [number, setNumber] = useState('+442079460958')
    return (
      <>
        <PhoneField {...args} value={number} onValueChange={setNumber} />
        <output>{number}</output>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox')
    await waitFor(() => expect(control).toHaveValue('020 7946 0958'))
    await userEvent.clear(control)
    await userEvent.type(control, '(303) 342')
    await expect(control).toHaveValue('(303) 342')
    await userEvent.clear(control)
    await userEvent.type(control, '+1 (303) 342-2000')
    await expect(control).toHaveValue('+1 (303) 342-2000')
    await expect(canvas.getByRole('status')).toHaveTextContent('+13033422000')
    control.blur()
    await waitFor(() => expect(control).toHaveValue('+1 303 342 2000'))
  },
})

/** A form of the browser sends the number as it is kept, not as it is shown. */
export const InAPlainForm = meta.story({
  parameters: { onSend: fn(), visual: { until: '.sw-PhoneField-country' } },
  render: (args, { parameters }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        parameters.onSend(new FormData(event.currentTarget).getAll('telephone'))
      }}
      style={{ display: 'grid', gap: 20, justifyItems: 'start' }}
    >
      <PhoneField {...args} name="telephone" defaultValue="+442079460958" style={{ inlineSize: '100%' }} />
      <PhoneField {...args} label="Mobile" name="telephone" style={{ inlineSize: '100%' }} />
      <Button type="submit">Send report</Button>
    </form>
  ),
  play: async ({ canvas, parameters, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('Telephone')).toHaveValue('020 7946 0958'))
    await userEvent.type(canvas.getByLabelText('Mobile'), '07700 900123{Enter}')
    await expect(parameters.onSend).toHaveBeenCalledWith(['+442079460958', '+447700900123'])
    canvas.getByLabelText('Mobile').blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({
  args: { defaultValue: '+442079460958', disabled: true },
  parameters: { visual: { until: '.sw-PhoneField-country' } },
})

/** To read and to copy. */
export const ReadOnly = meta.story({
  args: { defaultValue: '+442079460958', readOnly: true },
  parameters: { visual: { until: '.sw-PhoneField-country' } },
})

/** Right to left, in Arabic; a number still reads from left to right. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'الهاتف', defaultCountry: 'EG', defaultValue: '+971501234567' },
  parameters: { visual: { until: '.sw-PhoneField-country' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('الإمارات العربية المتحدة')).toBeVisible()
  },
})
