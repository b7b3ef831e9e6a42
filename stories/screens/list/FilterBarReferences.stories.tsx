import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { createFilters } from '../../../src/collection/createFilters'
import { ReferenceProvider } from '../../../src/components/ReferenceProvider'
import { memorySource } from '../../../src/data/memorySource'
import { FilterBar } from '../../../src/screens/list/FilterBar'
import { repair, rider, riders } from '../../fixtures/repairs'

const filters = createFilters(repair, ['customer', 'stage'], memorySource(repair, []).can, { locale: 'en' })
const many = Array.from({ length: 40 }, (_, place) => ({
  id: 200 + place,
  name: `Rider ${String(place + 1).padStart(2, '0')}`,
  city: 'Utrecht',
}))

const meta = preview.meta({
  title: 'Screens/FilterBar/References',
  component: FilterBar,
  parameters: { visual: { until: '[role="menu"]', modes: ['light', 'dark', 'narrow'] } },
  args: { filters, filter: undefined, quickFilters: ['customer', 'stage'], onFilterChange: fn() },
  render: function Stateful({ filter: atFirst, onFilterChange, ...rest }) {
    const [filter, setFilter] = useState(atFirst)
    const [source] = useState(() => memorySource(rider, [...riders, ...many]))
    return (
      <ReferenceProvider references={[{ entity: rider, source }]}>
        <FilterBar
          {...rest}
          filter={filter}
          onFilterChange={(next) => {
            setFilter(next)
            onFilterChange(next)
          }}
        />
      </ReferenceProvider>
    )
  },
})

/** Whose repairs: the first customers by name, each of which is one press away. */
export const Chosen = meta.story({
  name: 'Chosen from a menu',
  args: { facets: { customer: [{ value: 137, count: 12 }] } },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Customer' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /Bogdan Kowalczyk/ }))
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Amélie Rousseau\s*12/ }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ customer: { in: [138, 137] } })
    const chips = within(canvas.getByRole('list', { name: 'Filters that are set', hidden: true }))
    await waitFor(() =>
      expect(chips.getByRole('listitem', { hidden: true })).toHaveTextContent(
        /Bogdan Kowalczyk.*Amélie Rousseau/,
      ),
    )
  },
})

/** One further down the alphabet stands above the first, with its tick, and the rest is found by typing. */
export const FurtherDown = meta.story({
  name: 'Another is looked for',
  args: { filter: { customer: { in: [239] } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customer 1' }))
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Rider 40' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Find another…' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('button', { name: 'Remove Rider 40' })).toBeVisible()
    await userEvent.type(dialog.getByRole('combobox', { name: 'Customer' }), 'Rider 39')
    await userEvent.click(await screen.findByRole('option', { name: 'Rider 39' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Show results' }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ customer: { in: [239, 238] } })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Customer 2' }))
    await screen.findByRole('menuitem', { name: 'Find another…' })
  },
})

/** The customers cannot be read: the menu says so, and asks again. */
export const Failed = meta.story({
  render: function Failing(props) {
    const [source] = useState(() => memorySource(rider, riders, { fail: { status: 503 } }))
    return (
      <ReferenceProvider references={[{ entity: rider, source }]}>
        <FilterBar {...props} />
      </ReferenceProvider>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }))
    await expect(await screen.findByRole('menuitem', { name: 'Try again' })).toBeVisible()
  },
})
