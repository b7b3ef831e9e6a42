import preview from '#.storybook/preview'
import { expect, fn, within } from 'storybook/test'
import { TextAreaField } from '../../src/fields/TextAreaField'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/TextAreaField',
  component: TextAreaField,
  decorators: [formWidth],
  args: { label: 'What happened', onValueChange: fn() },
})

const account =
  'On short final to runway 34R a flock of about twelve Canada geese crossed from the left. Two struck the nose and one entered the left engine. We continued and landed without further event.'

/** Nothing is entered yet. */
export const Empty = meta.story({
  args: { description: 'In the order in which it happened. What you do not know, leave out.' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'What happened' })
    await userEvent.type(control, 'Geese.{Enter}Two of them.')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Geese.\nTwo of them.')
    await userEvent.clear(control)
    control.blur()
  },
})

/** A report that is opened again. */
export const Filled = meta.story({ args: { defaultValue: account } })

/** It grows with what is written, up to most of the window. */
export const Grown = meta.story({
  name: 'Growing with the text',
  args: { rows: 2, defaultValue: [account, 'The engine was shut down at the gate.', account].join('\n\n') },
})

/** It grows to six lines and no further, because more stands below it. */
export const MostRows = meta.story({
  name: 'Growing to a limit',
  args: { rows: 2, maxRows: 6, defaultValue: [account, account, account, account].join('\n\n') },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox')
    await expect(control.scrollHeight).toBeGreaterThan(control.clientHeight)
    await expect(control.clientHeight).toBe(6 * 24 + 14)
  },
})

/** Two lines at first, where little is expected. */
export const TwoLines = meta.story({ args: { label: 'Remarks', required: false, rows: 2 } })

/** More was written than there is room for: all of it stays, and the words say what to do. */
export const Rejected = meta.story({
  args: {
    maxLength: 160,
    defaultValue: account,
    error: 'Shorten what happened to 160 characters',
  },
  parameters: { visual: { until: '.sw-Field-count' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(await canvas.findByText('28 characters too many')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue(account)
  },
})

/** A log of the flight recorder was pasted. Nothing stands still: the text is offered back. */
export const LongPaste = meta.story({
  args: { maxPaste: 1000 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'What happened' }))
    await userEvent.paste('Altitude 1,200 ft. '.repeat(100))
    const offer = await canvas.findByRole('group', { name: 'You pasted 1,900 characters' })
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(within(offer).getByRole('button', { name: 'Insert it anyway' })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    canvas.getByRole('textbox').blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: account, disabled: true } })

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({ args: { defaultValue: account, readOnly: true } })

/** Close together, for those who enter many. */
export const Compact = meta.story({ globals: { density: 'compact' }, args: { defaultValue: account } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'ما الذي حدث',
    description: 'بالترتيب الذي وقعت به الأحداث.',
    defaultValue: 'عند الاقتراب من المدرج اصطدم طائران بمقدمة الطائرة، ودخل ثالث المحرك الأيسر.',
  },
})
