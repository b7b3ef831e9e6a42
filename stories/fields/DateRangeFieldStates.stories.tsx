import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { DateRangeField, type DateRangeFieldProps } from '../../src/fields/DateRangeField'
import { forceStates } from '../fixtures/forceStates'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Fields/DateRangeField/States',
  component: DateRangeField as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const closed: DateRangeFieldProps = {
  label: 'Runway closed',
  defaultValue: { start: '2026-03-12', end: '2026-03-20' },
}

/** A range as it is entered, rejected, out of use and only read. */
export const DateRangeFields = meta.story({
  render: () => (
    <StatesSheet<DateRangeFieldProps>
      width="field"
      part=".sw-Segments-segment"
      rows={{ range: closed }}
      states={{
        rest: {},
        empty: { defaultValue: null },
        focus: {},
        invalid: { error: 'Enter the start and the end of the closure' },
        disabled: { disabled: true },
        'read-only': { readOnly: true },
      }}
    >
      {(props) => <DateRangeField {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const dash = (state: string) => {
      const cell = canvas.getByRole('group', { name: `range, ${state}` })
      return getComputedStyle(cell.querySelector('.sw-DateRangeField-dash')!).display
    }
    await expect(dash('rest')).toBe(dash('disabled'))
    const box = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `range, ${state}` }).querySelector('.sw-Field-box')!)
    await expect(box('invalid').borderTopColor).not.toBe(box('rest').borderTopColor)
    await expect(box('disabled').backgroundColor).not.toBe(box('rest').backgroundColor)
  },
})

/** The calendar of a range: its ends, the days between, a struck day; a name at rest, chosen and pointed at. */
export const Calendar = meta.story({
  render: () => (
    <DateRangeField
      {...closed}
      isUnavailable={(date) => (date === '2026-03-25' ? 'The airport is closed that day' : undefined)}
      presets={[
        { label: 'This week', start: '2026-03-09', end: '2026-03-15' },
        { label: 'The works', start: '2026-03-12', end: '2026-03-20' },
        { label: 'This month', start: '2026-03-01', end: '2026-03-31' },
      ]}
    />
  ),
  beforeEach: () => forceStates(),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose from a calendar' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendar' }))
    const day = (number: number) => dialog.getByText(String(number), { selector: '.sw-DateField-day' })
    await waitFor(() => expect(day(12)).toHaveFocus())
    const name = (label: string) => dialog.getByRole('button', { name: label })
    name('This month').setAttribute('data-force', 'hover')
    name('This week').setAttribute('data-force', 'focus')

    const ground = (element: Element) => getComputedStyle(element).backgroundColor
    await expect(ground(day(12))).toBe(ground(day(20)))
    await expect(ground(day(15))).not.toBe(ground(day(12)))
    await expect(ground(day(15))).not.toBe(ground(day(22)))
    await expect(getComputedStyle(day(25)).textDecorationLine).toBe('line-through')
    await expect(ground(name('The works'))).not.toBe(ground(name('This week')))
    await expect(ground(name('This month'))).not.toBe(ground(name('This week')))
  },
})
