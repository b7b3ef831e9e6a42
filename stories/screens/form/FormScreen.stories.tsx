import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { MemorySource } from '../../../src/data/memorySource'
import type { Issue } from '../../../src/spec/rules/issues'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { type Strike, strike, strikeSource } from '../../fixtures/birdstrikes'
import { expectAllInSight, largeText } from '../../fixtures/largeText'
import { oneStrike, toTheList } from '../strikePage'

const meta = preview.meta({
  title: 'Screens/FormScreen',
  component: FormScreen<typeof strike.fields>,
  parameters: { layout: 'fullscreen' },
  args: {
    entity: strike,
    source: strikeSource(),
    breadcrumbs: toTheList,
    cancelHref: '#list',
    onSaved: fn(),
  },
})

/** A source of its own for each run, so that what one run writes no other finds. */
const fresh = { source: strikeSource() }
const renew = () => {
  fresh.source = strikeSource()
}
const unknownAirport: Issue = {
  path: ['airport'],
  rule: 'known',
  params: {},
  severity: 'error',
  source: 'server',
  message: 'Enter an airport of the register',
}
const calls = (source: MemorySource<Strike>, id: string) => source.get(id)

/** A new report: every field of the entity, each with the control that suits it. */
export const Create = meta.story({
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('form', { name: 'New bird strike' })).toBeVisible()
  },
})

/** With text of twice the size each field has a line of its own, and nothing asks for scrolling sideways. */
export const LargeText = meta.story({
  beforeEach: largeText,
  parameters: { visual: { skip: 'four windows high at this size' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('form', { name: 'New bird strike' })).toBeVisible()
    await expectAllInSight(canvasElement)
  },
})

/** Sent empty, it says what is missing, in the order of the page, and leads there. */
export const Rejected = meta.story({
  args: { fields: ['flightDate', 'airport', 'state', 'aircraft', 'phase', 'species', 'damage', 'speed'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: /^There is a problem/ })
    await waitFor(() => expect(summary).toHaveFocus())
    const links = within(summary).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'Enter the date of the flight',
      'Enter the airport',
      'Choose the state',
      'Enter the aircraft',
      'Choose the phase of flight',
      'Enter the species',
      'Choose the damage',
    ])
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
})

/** The server rejects a value that this page does not show: the words say which, and that it is elsewhere. */
export const RejectedElsewhere = meta.story({
  args: { id: oneStrike.reportId, fields: ['species', 'speed'] },
  render: (args) => <FormScreen {...args} source={fresh.source} />,
  beforeEach: renew,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Species' }), ', young')
    fresh.source.control.fail = ({ method }) =>
      method === 'update' ? { status: 422, title: 'Rejected', issues: [unknownAirport] } : undefined
    await userEvent.keyboard('{Enter}')
    const summary = await canvas.findByRole('group', { name: /^There is a problem/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(summary).toHaveAccessibleDescription(
      'Airport: Enter an airport of the register. It cannot be changed on this page.',
    )
    await expect(within(summary).queryByRole('link')).not.toBeInTheDocument()
  },
})

/** One value is changed by keyboard and saved: only that value is sent, with the version that was seen. */
export const Edit = meta.story({
  args: { id: oneStrike.reportId, fields: ['airport', 'species', 'speed'] },
  render: (args) => <FormScreen {...args} source={fresh.source} />,
  beforeEach: renew,
  play: async ({ canvasElement, args }) => {
    const species = await within(canvasElement).findByRole('textbox', { name: 'Species' })
    await userEvent.clear(species)
    await userEvent.type(species, 'Herring gull{Enter}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(await calls(fresh.source, oneStrike.reportId)).toEqual({
      ...oneStrike,
      species: 'Herring gull',
      rev: 2,
    })
  },
})

/** Someone else was faster: both versions are shown, and the person's is saved over it without a word lost. */
export const ConflictKept = meta.story({
  args: { id: oneStrike.reportId, fields: ['airport', 'species', 'speed'] },
  render: (args) => <FormScreen {...args} source={fresh.source} />,
  beforeEach: renew,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const species = await canvas.findByRole('textbox', { name: 'Species' })
    await userEvent.clear(species)
    await userEvent.type(species, 'Herring gull')
    fresh.source.control.changeElsewhere(oneStrike.reportId, { species: 'Ring-billed gull', speed: 99 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const beside = await canvas.findByRole('group', { name: /^Species: Someone else changed this field/ })
    await expect(beside).toHaveTextContent('Their version Ring-billed gull')
    await userEvent.click(canvas.getByRole('button', { name: 'Save my version' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(await calls(fresh.source, oneStrike.reportId)).toMatchObject({
      species: 'Herring gull',
      speed: 99,
    })
  },
})

/** Someone else was faster, and the person goes on with what the other one wrote. */
export const ConflictTaken = meta.story({
  args: { id: oneStrike.reportId, fields: ['airport', 'species', 'speed'] },
  render: (args) => <FormScreen {...args} source={fresh.source} />,
  beforeEach: renew,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const species = await canvas.findByRole('textbox', { name: 'Species' })
    await userEvent.type(species, ', young')
    fresh.source.control.changeElsewhere(oneStrike.reportId, { species: 'Ring-billed gull' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('group', { name: /^Species: Someone else changed this field/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Use their version' }))
    await waitFor(() => expect(species).toHaveValue('Ring-billed gull'))
    await expect(canvas.queryByRole('group', { name: /^Someone else/ })).not.toBeInTheDocument()
  },
})

/** No answer came: the text is still there, and trying again does not file it twice. */
export const LostAnswer = meta.story({
  args: {
    fields: ['species'],
    defaults: {
      flightDate: '2001-05-04',
      airport: 'Denver Intl',
      state: 'Colorado',
      aircraft: 'B-737-300',
      phase: 'Approach',
      damage: 'None',
    },
  },
  render: (args) => <FormScreen {...args} source={fresh.source} />,
  beforeEach: renew,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const { control } = fresh.source
    control.fail = ({ phase }) => (phase === 'after' ? { status: 0, title: 'No answer' } : undefined)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Species' }), 'Barn owl{Enter}')
    const news = await canvas.findByRole('group', { name: 'This was not saved' })
    await expect(canvas.getByRole('textbox', { name: 'Species' })).toHaveValue('Barn owl')
    control.fail = undefined
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const { total } = await fresh.source.list({ search: 'Barn owl 2001-05-04', limit: 1 })
    await expect(total).toEqual({ kind: 'exact', count: 1 })
  },
})
