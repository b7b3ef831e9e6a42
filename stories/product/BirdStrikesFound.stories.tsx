import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { surroundingsOf } from '../../.storybook/surroundings'
import { Register } from './Register'

const meta = preview.meta({
  title: 'Product/Bird strikes/Search and import',
  component: Register,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args, { globals }) => {
    const { role, network, seed } = surroundingsOf(globals)
    return <Register key={`${role} ${network} ${seed}`} role={role} network={network} seed={seed} {...args} />
  },
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** A word found in reports, airports and operators at once; the address holds it, so that it can be passed on. */
export const Searched = meta.story({
  args: { start: '/search?q=american' },
  parameters: { visual: { until: '.sw-SearchScreen[data-status="found"]' } },
  play: async () => {
    const operators = within(await screen.findByRole('region', { name: 'Operators' }))
    await expect(operators.getAllByRole('link')[0]).toHaveTextContent(/American/)
    await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('american')
  },
})

/** Whose aircraft was struck is no matter of the public: operators are neither searched nor offered. */
export const SearchedByVisitor = meta.story({
  args: { start: '/search?q=american', role: 'visitor' },
  parameters: { visual: { skip: 'seen as "Searched"' } },
  play: async () => {
    await heading('Search')
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Airports' })).toBeVisible())
    await expect(screen.queryByRole('radio', { name: 'Operators' })).not.toBeInTheDocument()
    await expect(screen.queryByRole('region', { name: 'Operators' })).not.toBeInTheDocument()
  },
})

/** From any page to an airport: Ctrl K, a few letters, Enter. */
export const Jumped = meta.story({
  parameters: { visual: { skip: 'ends on the page of an airport' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('link', { name: 'Coyote' })
    await userEvent.keyboard('{Control>}k{/Control}')
    // The box is there at once; what it finds is loaded behind it.
    const box = await screen.findByRole('combobox', { name: 'Search or jump to' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.type(box, 'denver')
    await screen.findByRole('option', { name: /Denver/ })
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await heading(/Denver/)).toBeVisible())
    // It is drawn from what the search had, and read once more.
    await waitFor(() => expect(document.querySelector('.sw-DetailScreen[data-status=ready]')).toBeTruthy())
  },
})

const sheet = [
  'Species\tFlight date\tAirport\tAircraft\tPhase of flight\tDamage\tSpeed',
  'Barn owl\t1999-08-14\tdenver-international-airport\tB-737-300\tApproach\tNone\t140',
  'Herring gull\t2001-03-02\tdenver-international-airport\tDC-9\tClimb\tMinor\t',
].join('\n')

/** A pilot brings reports along from a sheet: the columns are known by their names, and the reports stand in the register. */
export const Imported = meta.story({
  args: { start: '/strikes/import' },
  parameters: { visual: { until: '.sw-ImportScreen', modes: ['light', 'narrow'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /Or paste rows/ }))
    await userEvent.paste(sheet)
    await userEvent.click(canvas.getByRole('button', { name: /Read the rows/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Check the rows' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 2 rows' }))
    await expect(await canvas.findByRole('group', { name: '2 rows are imported' })).toBeVisible()
  },
})

/** Only who may make reports imports them: others are told so, and have no button on the list. */
export const ImportForbidden = meta.story({
  args: { start: '/strikes/import', role: 'visitor' },
  play: async () => {
    await heading('You do not have access')
  },
})
