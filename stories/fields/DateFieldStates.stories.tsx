import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { DateField, type DateFieldProps } from '../../src/fields/DateField'
import { type ForcedState, forceStates } from '../fixtures/forceStates'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/DateField/States',
  component: DateField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const flight: DateFieldProps = { label: 'Flight date', defaultValue: '2026-03-12' }

/** A date as it is entered, rejected, out of use and only read; and the button that opens the calendar. */
export const DateFields = meta.story({
  render: () => (
    <>
      <StatesSheet<DateFieldProps>
        width="field"
        part=".sw-DateField-segment"
        rows={{ date: flight }}
        states={{
          rest: {},
          empty: { defaultValue: null },
          'empty focus': { defaultValue: null },
          hover: {},
          focus: {},
          invalid: { error: 'Enter the date of the flight' },
          'invalid hover': { invalid: true },
          'invalid focus': { invalid: true },
          warning: { warning: 'Before the report: is it right?' },
          disabled: { disabled: true },
          'disabled hover': { disabled: true },
          'read-only': { readOnly: true },
          'read-only focus': { readOnly: true },
          'read-only disabled': { readOnly: true, disabled: true },
        }}
      >
        {(props) => <DateField {...props} />}
      </StatesSheet>
      <StatesSheet<DateFieldProps>
        width="field"
        part=".sw-DateField-button"
        rows={{ button: flight }}
        states={{ hover: {}, focus: {}, 'disabled hover': { disabled: true } }}
      >
        {(props) => <DateField {...props} />}
      </StatesSheet>
    </>
  ),
  play: async ({ canvas }) => {
    const part = (cell: string, selector: string) =>
      getComputedStyle(canvas.getByRole('group', { name: cell }).querySelector(selector)!)
    const box = (state: string) => part(state, '.sw-DateField-box')
    const button = (state: string) => part(state, '.sw-DateField-button').backgroundColor
    const segment = (state: string) => part(state, '.sw-DateField-segment').backgroundColor
    await expect(box('date, hover').borderTopColor).not.toBe(box('date, rest').borderTopColor)
    await expect(box('date, invalid hover').borderTopColor).toBe(box('date, invalid').borderTopColor)
    await expect(segment('date, focus')).not.toBe(segment('date, rest'))
    await expect(button('button, hover')).not.toBe(button('date, rest'))
    await expect(button('button, disabled hover')).toBe(button('date, disabled'))
    // One ring says where the focus is.
    await expect(box('date, focus').outlineStyle).toBe('solid')
    await expect(box('button, focus').outlineStyle).toBe('none')
  },
})

/** Days of the calendar: chosen, of today, pointed at, reached by the keyboard and out of reach. */
export const Calendar = meta.story({
  render: () => <DateField {...flight} min="2026-03-03" max="2026-04-20" />,
  // The calendar lies over the page, beyond a sheet's cells.
  beforeEach: () => forceStates(),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose from a calendar' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar' }))
    const day = (number: number) => dialog.getByRole('button', { name: new RegExp(`March ${number}, 2026`) })
    await waitFor(() => expect(day(12)).toHaveFocus())
    // The chosen day shows what it is without the focus, too.
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(day(13)).toHaveFocus())

    const force = (element: Element, state: ForcedState) => element.setAttribute('data-force', state)
    force(day(5), 'hover')
    force(day(24), 'focus')
    force(dialog.getByRole('button', { name: 'Next month' }), 'hover')
    force(dialog.getByRole('combobox', { name: 'Month' }), 'hover')
    force(dialog.getByRole('combobox', { name: 'Year' }), 'focus')

    const ground = (number: number) => getComputedStyle(day(number)).backgroundColor
    await expect(day(2)).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    await expect(ground(5)).not.toBe(ground(6))
    await expect(ground(12)).not.toBe(ground(5))
    await expect(getComputedStyle(day(24)).outlineStyle).toBe('solid')
  },
})

/** The date that is there already has become one that cannot be chosen: the calendar shows both. */
export const ChosenButUnavailable = meta.story({
  render: () => (
    <DateField
      {...flight}
      defaultValue="2026-03-15"
      isUnavailable={(date) =>
        new Date(date).getUTCDay() === 0 ? 'No flights on Sundays. Choose another day' : undefined
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose from a calendar' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar' }))
    const sunday = dialog.getByRole('button', { name: /Sunday, March 15, 2026/ })
    await waitFor(() => expect(sunday).toHaveFocus())
    await expect(sunday).toHaveAttribute('aria-disabled', 'true')
    await expect(getComputedStyle(sunday).textDecorationLine).toBe('line-through')
  },
})
