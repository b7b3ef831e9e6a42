import preview from '#.storybook/preview'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { DateField } from '../../src/fields/DateField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { arabic } from '../../src/messages/arabic'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/DateField/Calendar',
  component: DateField,
  decorators: [formWidth],
  args: { label: 'Inspection', defaultValue: '2001-03-14', onValueChange: fn(), onBlur: fn() },
})

/** Wait for the focus to be on a day, which says its whole date. */
const onDay = (name: RegExp) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())

/** Every key of the ARIA practices for a date picker, from left to right. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose from a calendar' })
    button.focus()
    await userEvent.keyboard(' ')
    await onDay(/Wednesday, March 14, 2001/)
    await userEvent.keyboard('{ArrowRight}')
    await onDay(/March 15, 2001/)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await onDay(/March 13, 2001/)
    await userEvent.keyboard('{ArrowDown}')
    await onDay(/March 20, 2001/)
    await userEvent.keyboard('{ArrowUp}')
    await onDay(/March 13, 2001/)
    await userEvent.keyboard('{Home}')
    await onDay(/Sunday, March 11, 2001/)
    await userEvent.keyboard('{End}')
    await onDay(/Saturday, March 17, 2001/)
    await userEvent.keyboard('{PageDown}')
    await onDay(/April 17, 2001/)
    await userEvent.keyboard('{PageUp}')
    await onDay(/March 17, 2001/)
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    await onDay(/March 17, 2002/)
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await onDay(/March 17, 2001/)

    // Tab goes round within the dialog.
    const dialog = within(screen.getByRole('dialog', { name: 'Calendar' }))
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Previous month' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('combobox', { name: 'Month' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await onDay(/March 17, 2001/)

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await onDay(/March 14, 2001/)
    await userEvent.keyboard('{ArrowRight} ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2001-03-15')
    await waitFor(() => expect(button).toHaveFocus())
    button.blur()
  },
})

/** The same keys from right to left: those that point sideways are mirrored, the others are not. */
export const KeyboardFromTheRight = meta.story({
  globals: { direction: 'rtl' },
  args: { label: 'موعد الفحص' },
  render: (args) => (
    <LocaleProvider locale="ar-EG-u-nu-latn" messages={arabic} as="section">
      <DateField {...args} />
    </LocaleProvider>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'اختر من التقويم' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await onDay(/ 14 مارس 2001/)
    await userEvent.keyboard('{ArrowLeft}')
    await onDay(/ 15 مارس 2001/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await onDay(/ 13 مارس 2001/)
    await userEvent.keyboard('{ArrowDown}')
    await onDay(/ 20 مارس 2001/)
    await userEvent.keyboard('{ArrowUp}{Home}')
    // In Egypt the week begins on Saturday.
    await onDay(/السبت.* 10 مارس 2001/)
    await userEvent.keyboard('{End}')
    await onDay(/الجمعة.* 16 مارس 2001/)
    await userEvent.keyboard('{PageDown}')
    await onDay(/ 16 أبريل 2001/)
    await userEvent.keyboard('{PageUp}{Shift>}{PageUp}{/Shift}')
    await onDay(/ 16 مارس 2000/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2000-03-16')
    await waitFor(() => expect(button).toHaveFocus())
    button.blur()
  },
})

/** Days on which no inspector comes say why, and cannot be chosen. */
export const Unavailable = meta.story({
  args: {
    isUnavailable: (date: string) =>
      new Date(date).getUTCDay() === 0 ? 'No inspector comes on Sundays. Choose another day' : undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }))
    await onDay(/March 14, 2001/)
    const dialog = within(screen.getByRole('dialog', { name: 'Calendar' }))
    await expect(dialog.queryByText(/No inspector comes/)).toBeNull()
    await userEvent.keyboard('{Home}')
    await onDay(/Sunday, March 11, 2001/)
    await expect(dialog.getByText(/No inspector comes on Sundays/)).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(dialog.getByRole('button', { name: /Sunday, March 11, 2001/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** A day that cannot be chosen is rejected when it is typed, too, in the same words. */
export const UnavailableTyped = meta.story({
  render: function Inspection({ label, isUnavailable }) {
    const form = useForm({ defaultValues: { inspection: '2001-03-14' } })
    return (
      <Form store={form} errorSummary={false}>
        <div style={{ display: 'grid', gap: '1.25rem', justifyItems: 'start' }}>
          <FormField as={DateField} name="inspection" label={label} isUnavailable={isUnavailable} />
          <Button type="submit">Plan</Button>
        </div>
      </Form>
    )
  },
  args: {
    isUnavailable: (date: string) =>
      new Date(date).getUTCDay() === 0 ? 'No inspector comes on Sundays. Choose another day' : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Inspection Day' })
    day.select()
    await userEvent.keyboard('18{Enter}')
    const first = canvas.getByRole('textbox', { name: 'Inspection Month' })
    await waitFor(() => expect(first).toBeInvalid())
    await expect(first).toHaveAccessibleDescription('No inspector comes on Sundays. Choose another day')
    day.select()
    await userEvent.keyboard('19{Enter}')
    await waitFor(() => expect(first).not.toBeInvalid())
  },
})

/** The month and the year are chosen from lists, to get far in a moment. */
export const FarAway = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }))
    await onDay(/March 14, 2001/)
    const dialog = within(screen.getByRole('dialog', { name: 'Calendar' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Year' }), '1995')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Month' }), '7')
    await userEvent.click(dialog.getByRole('button', { name: /July 20, 1995/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1995-07-20')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
