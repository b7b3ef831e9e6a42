import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { createFilters } from '../../../src/collection/createFilters'
import { FilterBar } from '../../../src/screens/list/FilterBar'
import { someStrikes, strike, strikeSource } from '../../fixtures/birdstrikes'

const source = strikeSource()
const filters = createFilters(
  strike,
  ['damage', 'flightDate', 'airport', 'speed', 'phase', 'timeOfDay'],
  source.can,
  { locale: 'en' },
)
const damage = (grade: string) => someStrikes.filter((one) => one.damage === grade).length

const meta = preview.meta({
  title: 'Screens/FilterBar',
  component: FilterBar,
  args: {
    filters,
    filter: undefined,
    quickFilters: ['damage'],
    facets: { damage: ['None', 'Minor', 'Substantial'].map((value) => ({ value, count: damage(value) })) },
    onFilterChange: fn(),
  },
  render: function Stateful({ filter: atFirst, onFilterChange, ...rest }) {
    const [filter, setFilter] = useState(atFirst)
    return (
      <FilterBar
        {...rest}
        filter={filter}
        onFilterChange={(next) => {
          setFilter(next)
          onFilterChange(next)
        }}
      />
    )
  },
})

/** Nothing is filtered yet: a menu of the grades of damage, and a button for everything else. */
export const Nothing = meta.story({
  name: 'Nothing set',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Filters' })).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})

/** Conditions of several kinds: each says in words what it asks for. */
export const Several = meta.story({
  name: 'Several set',
  args: {
    filter: {
      damage: { in: ['Minor', 'Substantial'] },
      flightDate: { gte: '2000-01-01', lte: '2000-12-31' },
      airport: { contains: 'Denver' },
      speed: { gte: 100 },
      timeOfDay: { empty: false },
    },
  },
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('list', { name: 'Filters that are set' })).getAllByRole('listitem')
    await expect(chips.map((chip) => chip.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Damage: Minor or Substantial',
      'Flight date: Jan 1, 2000 to Dec 31, 2000',
      'Airport: contains “Denver”',
      'Speed: at least 100 kn',
      'Time of day: given',
    ])
  },
})

/** Two grades of damage from the menu, which stays open and says how often each occurs. */
export const FromTheMenu = meta.story({
  name: 'Chosen from a menu',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Damage' }))
    const minor = await screen.findByRole('menuitemcheckbox', { name: /Minor/ })
    await expect(minor).toHaveTextContent(`Minor${damage('Minor')}`)
    await userEvent.click(minor)
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Substantial/ }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ damage: { in: ['Minor', 'Substantial'] } })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Damage 2' })).toHaveFocus())
  },
})

/** The menu is open: what was chosen has a tick, and each grade says how often it occurs. */
export const MenuOpen = meta.story({
  name: 'The menu of a field',
  args: { filter: { damage: { in: ['Minor'] } } },
  parameters: { visual: { until: '[role="menu"]', modes: ['light', 'dark', 'narrow'] } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Damage 1' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: /Minor/ })).toHaveAttribute('aria-checked', 'true'),
    )
    await expect(screen.getByRole('menuitemcheckbox', { name: /Substantial/ })).toHaveAttribute(
      'aria-checked',
      'false',
    )
  },
})

/** A condition that no menu offers: field, comparison and value; a value is asked for in words. */
export const Adding = meta.story({
  name: 'Adding a condition',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Filter' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a filter' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Field' }), 'Speed')
    await userEvent.click(dialog.getByRole('button', { name: 'Show results' }))
    await expect(await dialog.findByText('Enter one end at least')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^From/ }), '120')
    await userEvent.click(dialog.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(args.onFilterChange).toHaveBeenCalledWith({ speed: { gte: 120 } }))
    await expect(await canvas.findByRole('button', { name: /^Speed: at least 120/ })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus())
  },
})

/** The reports of the last month: the days move on with the calendar, and the condition stays as it was said. */
export const LastDays = meta.story({
  name: 'Days from today',
  args: { filter: { flightDate: { gte: { today: '-P29D' }, lte: { today: true } } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flight date: the last 30 days' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the filter' }))
    await expect(dialog.getByRole('combobox', { name: 'Condition' })).toHaveDisplayValue(
      'is in the last days',
    )
    const days = dialog.getByRole('textbox', { name: /^Days/ })
    await expect(days).toHaveValue('30')
    await userEvent.clear(days)
    await userEvent.click(dialog.getByRole('button', { name: 'Show results' }))
    const asked = await dialog.findByText('Enter how many days')
    await waitFor(() => expect(asked).toBeVisible())
    await userEvent.type(days, '7')
    await userEvent.click(dialog.getByRole('button', { name: 'Show results' }))
    await waitFor(() =>
      expect(args.onFilterChange).toHaveBeenCalledWith({
        flightDate: { gte: { today: '-P6D' }, lte: { today: true } },
      }),
    )
    await expect(await canvas.findByRole('button', { name: 'Flight date: the last 7 days' })).toBeVisible()
  },
})

/** A chip opens its condition, to be changed into another one. */
export const Changing = meta.story({
  name: 'Changing a condition',
  args: { filter: { airport: { contains: 'Denver' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Airport: contains “Denver”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the filter' }))
    await expect(dialog.getByRole('textbox', { name: 'Airport' })).toHaveValue('Denver')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Condition' }), 'is not given')
    await userEvent.click(dialog.getByRole('button', { name: 'Show results' }))
    await waitFor(() => expect(args.onFilterChange).toHaveBeenCalledWith({ airport: { empty: true } }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** Taken off one by one: focus goes to the neighbour, and at last to the button that adds another. */
export const TakingOff = meta.story({
  name: 'Taking conditions off',
  args: { filter: { airport: { contains: 'Denver' }, speed: { lte: 80 } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Airport: contains “Denver”' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ speed: { lte: 80 } })
    const other = canvas.getByRole('button', { name: /^Remove Speed: at most 80/ })
    await expect(other).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus()
  },
})
