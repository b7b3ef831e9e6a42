import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { surroundingsOf } from '../../.storybook/surroundings'
import { Register } from './Register'

const meta = preview.meta({
  title: 'Product/Bird strikes',
  component: Register,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args, { globals }) => {
    const { role, network, seed } = surroundingsOf(globals)
    return <Register key={`${role} ${network} ${seed}`} role={role} network={network} seed={seed} {...args} />
  },
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** A pilot opens the register: reports by the airport where they happened, and the places to go to. */
export const Reports = meta.story({
  parameters: { visual: { until: '.sw-RecordGrid [role="row"] a' } },
  play: async ({ canvas }) => {
    await heading('Bird strikes')
    await expect(canvas.getByRole('link', { name: 'Bird strikes', current: 'page' })).toBeVisible()
    const [coyote] = await canvas.findAllByRole('link', { name: 'Coyote' })
    await waitFor(() => expect(canvas.getByRole('link', { name: /O.Hare/ })).toBeVisible())
    await expect(coyote).toBeVisible()
  },
})

/** From the list to a report, to its airport, and by the navigation to the operators: focus arrives with the person. */
export const FromPlaceToPlace = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [coyote] = await canvas.findAllByRole('link', { name: 'Coyote' })
    await userEvent.click(coyote!)
    await waitFor(async () => expect(await heading(/^Coyote at Chicago O.Hare/)).toHaveFocus())
    await userEvent.click(await canvas.findByRole('link', { name: /O.Hare/ }))
    await waitFor(async () => expect(await heading(/O.Hare/)).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Operators' }))
    await waitFor(async () => expect(await heading('Operators')).toHaveFocus())
  },
})

/** One report, with the way back above it. */
export const Report = meta.story({
  args: { start: '/strikes/BS-00061' },
  parameters: { visual: { until: '.sw-DetailScreen[data-status="ready"]' } },
  play: async ({ canvas }) => {
    await heading(/^Coyote at Chicago O.Hare/)
    const way = canvas.getByRole('navigation', { name: 'You are here' })
    await expect(within(way).getByRole('link')).toHaveTextContent('Bird strikes')
  },
})

/** A pilot reports a strike: saved, it has a page of its own, and its title is announced. */
export const NewReport = meta.story({
  args: { start: '/operators/new', role: 'investigator' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Mesa Airlines')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await heading('Mesa Airlines')
    await expect(await canvas.findByText('Mesa Airlines saved')).toBeVisible()
  },
})

/** The public has fewer places to go to: operators are not among them, in the navigation or by their address. */
export const Visitor = meta.story({
  args: { role: 'visitor', start: '/operators' },
  play: async ({ canvas }) => {
    await heading('You do not have access')
    const places = within(canvas.getByRole('navigation', { name: 'Screens' })).getAllByRole('link')
    await expect(places.map((place) => place.textContent)).toEqual(['Bird strikes', 'Airports', 'Overview'])
  },
})

/** An address that leads nowhere, with a way on. */
export const NotFound = meta.story({
  args: { start: '/moon' },
  play: async ({ canvas, userEvent }) => {
    await heading('Page not found')
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: 'Bird strikes' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
})

/** The service fails: the list says so, and the rest of the product stays at hand. */
export const Failing = meta.story({
  args: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Airports' })).toBeVisible()
  },
})

/** Someone else saves first: both versions are there to choose from. */
export const Conflicting = meta.story({
  args: { network: 'conflicting', role: 'investigator', start: '/strikes/BS-00061/edit' },
  // In Arabic the story does not play, and without its play there is no conflict.
  parameters: { visual: { until: '[data-status="conflict"]', modes: ['light', 'dark', 'narrow'] } },
  play: async ({ canvas, userEvent }) => {
    const speed = await canvas.findByRole('textbox', { name: /Speed/ })
    await userEvent.clear(speed)
    await userEvent.type(speed, '155')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Someone else changed this while you were writing')).toBeVisible()
  },
})

/** Records that a sampler makes of the declaration, airports and operators among them. */
export const Sampled = meta.story({
  args: { seed: '1' },
  parameters: { visual: { skip: 'another sampler word would change it' } },
  play: async ({ canvas }) => {
    await heading('Bird strikes')
    await expect(await canvas.findByRole('status')).toHaveTextContent('200 bird strikes')
  },
})

/** On a phone: a place chosen in the drawer closes it, and focus arrives at the heading of the place. */
export const OnAPhone = meta.story({
  args: { start: '/moon' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.click(within(drawer).getByRole('link', { name: 'Airports' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(async () => expect(await heading('Airports')).toHaveFocus())
  },
})

/** A form with changes is not left by a place of the navigation without a question; who stays finds what was written. */
export const UnsavedChanges = meta.story({
  args: { start: '/airports/new', role: 'investigator' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Boise')
    await userEvent.click(canvas.getByRole('link', { name: 'Operators' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await expect(name).toHaveValue('Boise')
    await userEvent.click(canvas.getByRole('link', { name: 'Operators' }))
    const again = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Leave' }))
    await heading('Operators')
  },
})
