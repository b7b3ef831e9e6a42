import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { FormScreen, type FormScreenProps } from '../../../src/screens/form/FormScreen'
import { strike, strikeSource } from '../../fixtures/birdstrikes'
import { recordAnnouncements } from '../../fixtures/recordAnnouncements'
import { oneStrike, toTheList } from '../strikePage'

type Props = FormScreenProps<typeof strike.fields>

/** A source of its own for each run, so that what one run writes no other finds. */
const fresh = { source: strikeSource() }

function EditStrike(props: Omit<Props, 'entity' | 'source'>) {
  return <FormScreen {...props} entity={strike} source={fresh.source} />
}

const meta = preview.meta({
  title: 'Screens/FormScreen/News',
  component: EditStrike,
  parameters: { layout: 'fullscreen' },
  args: {
    id: oneStrike.reportId,
    fields: ['airport', 'species', 'speed'] as Props['fields'],
    breadcrumbs: toTheList,
    cancelHref: '#list',
  },
  beforeEach: () => {
    fresh.source = strikeSource()
  },
})

const conflictNews = /^Someone else changed this while you were writing/

async function writeSpecies(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement)
  const species = await canvas.findByRole('textbox', { name: 'Species' })
  await userEvent.clear(species)
  await userEvent.type(species, text)
  return { canvas, species }
}

/** Write what someone else writes at the same time, and try to save it. */
async function writeTwoFields(canvasElement: HTMLElement) {
  const { canvas } = await writeSpecies(canvasElement, 'Herring gull')
  const airport = canvas.getByRole('textbox', { name: 'Airport' })
  await userEvent.clear(airport)
  await userEvent.type(airport, 'Denver International')
  fresh.source.control.changeElsewhere(oneStrike.reportId, {
    species: 'Ring-billed gull',
    airport: 'Denver (CO)',
  })
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  return { canvas, news: within(await canvas.findByRole('group', { name: conflictNews })) }
}

/** Saved: it is heard once, and the focus stays where the person pressed. */
export const SavedIsHeard = meta.story({
  play: async ({ canvasElement }) => {
    const { canvas } = await writeSpecies(canvasElement, 'Herring gull')
    const announcements = recordAnnouncements()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Saved \d/)).toBeVisible()
    await waitFor(() => expect(announcements.heard).toEqual(['Working', 'Saved']))
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    announcements.stop()
  },
})

/** No answer came: it is heard once, without the button, and trying again leaves the focus on "Save". */
export const TriedAgain = meta.story({
  name: 'Saved after a retry',
  play: async ({ canvasElement }) => {
    const { canvas } = await writeSpecies(canvasElement, 'Herring gull')
    const announcements = recordAnnouncements()
    fresh.source.control.fail = { status: 503 }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const news = await canvas.findByRole('group', { name: 'This was not saved' })
    await waitFor(() =>
      expect(announcements.heard).toEqual([
        'Working',
        'This was not saved. The service has a problem of its own. Try again in a moment. What you wrote is still here.',
      ]),
    )
    announcements.clear()
    fresh.source.control.fail = undefined
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await canvas.findByText(/^Saved \d/)
    await waitFor(() => expect(announcements.heard).toEqual(['Working', 'Saved']))
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    announcements.stop()
  },
})

/** Enter was pressed far above: the failure comes into view. */
export const BroughtIntoView = meta.story({
  args: { fields: undefined },
  decorators: [
    (Story) => (
      <div data-testid="window" style={{ blockSize: '30rem', overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas } = await writeSpecies(canvasElement, 'Herring gull')
    const view = canvas.getByTestId('window')
    view.scrollTop = 0
    fresh.source.control.fail = { status: 503 }
    await userEvent.keyboard('{Enter}')
    const news = await canvas.findByRole('group', { name: 'This was not saved' })
    await waitFor(() => {
      const seen = view.getBoundingClientRect()
      const { top, bottom } = news.getBoundingClientRect()
      return expect(top >= seen.top && bottom <= seen.bottom).toBe(true)
    })
  },
})

/** A conflict takes the focus, and that is how it is heard: once, and without its buttons. Kept, "Save" has the focus. */
export const ConflictKept = meta.story({
  play: async ({ canvasElement }) => {
    const { canvas } = await writeSpecies(canvasElement, 'Herring gull')
    fresh.source.control.changeElsewhere(oneStrike.reportId, { species: 'Ring-billed gull' })
    const announcements = recordAnnouncements()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const news = await canvas.findByRole('group', { name: conflictNews })
    await waitFor(() => expect(news).toHaveFocus())
    await expect(news).toHaveAccessibleDescription('What you wrote is still here and is not saved yet.')
    await expect(announcements.heard).toEqual(['Working'])
    announcements.clear()
    await userEvent.keyboard('{Tab}{Enter}')
    await canvas.findByText(/^Saved \d/)
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await waitFor(() => expect(announcements.heard).toEqual(['Working', 'Saved']))
    announcements.stop()
  },
})

/** With their version the form begins anew: its heading has the focus, and that the form is theirs now is heard. */
export const ConflictTaken = meta.story({
  play: async ({ canvasElement }) => {
    const { canvas, species } = await writeSpecies(canvasElement, 'Herring gull')
    fresh.source.control.changeElsewhere(oneStrike.reportId, { species: 'Ring-billed gull' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const news = await canvas.findByRole('group', { name: conflictNews })
    await expect(species).toHaveValue('Herring gull')
    const announcements = recordAnnouncements()
    await userEvent.click(within(news).getByRole('button', { name: 'Use their version' }))
    await waitFor(() => expect(species).toHaveValue('Ring-billed gull'))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await waitFor(() => expect(announcements.heard).toEqual(['Their version is in the form now']))
    announcements.stop()
  },
})

/** A person may go on writing before deciding: what is saved is what stands there then. */
export const WrittenOn = meta.story({
  name: 'Changed during a conflict',
  play: async ({ canvasElement }) => {
    const { canvas, species } = await writeSpecies(canvasElement, 'Herring gull')
    fresh.source.control.changeElsewhere(oneStrike.reportId, { species: 'Ring-billed gull', speed: 99 })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const beside = await canvas.findByRole('group', {
      name: 'Species: Someone else changed this field as well',
    })
    await expect(beside).toHaveTextContent('Their version Ring-billed gull')
    await userEvent.type(species, ', young')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Airport' }), ' West')
    await expect(beside).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save my version' }))
    await canvas.findByText(/^Saved \d/)
    await expect(await fresh.source.get(oneStrike.reportId)).toMatchObject({
      species: 'Herring gull, young',
      airport: `${oneStrike.airport} West`,
      speed: 99,
    })
  },
})

/** Two people changed the same two fields: what is to be settled stands beside each of them, and "Save" waits meanwhile. */
export const ConflictBeside = meta.story({
  name: 'Conflict beside the fields',
  play: async ({ canvasElement }) => {
    const { canvas, news } = await writeTwoFields(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await userEvent.click(news.getByRole('link', { name: 'Species' }))
    const species = within(canvas.getByRole('radiogroup', { name: /^Species: Someone else changed/ }))
    await expect(species.getByRole('radio', { name: 'Yours Herring gull' })).toHaveFocus()
    await userEvent.click(species.getByRole('radio', { name: 'Their version Ring-billed gull' }))
    await expect(news.queryByRole('link', { name: 'Species' })).not.toBeInTheDocument()
    // The other one is still to be settled, and the button leads there.
    await userEvent.click(news.getByRole('button', { name: 'Save as chosen' }))
    const airport = canvas.getByRole('radio', { name: 'Yours Denver International' })
    await expect(airport).toHaveFocus()
    await expect(airport).toHaveAccessibleDescription('Choose a version')
  },
})

/** With a version chosen for each field, one press saves them all. */
export const ConflictSettled = meta.story({
  name: 'Conflict settled beside the fields',
  play: async ({ canvasElement }) => {
    const { canvas, news } = await writeTwoFields(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Their version Ring-billed gull' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Yours Denver International' }))
    await expect(news.getByText('A version is chosen for each field.')).toBeVisible()
    await userEvent.click(news.getByRole('button', { name: 'Save as chosen' }))
    await canvas.findByText(/^Saved \d/)
    await expect(await fresh.source.get(oneStrike.reportId)).toMatchObject({
      species: 'Ring-billed gull',
      airport: 'Denver International',
    })
  },
})

/** Someone else was faster and then removed it: there is nothing to compare, and nothing to save. */
export const RemovedMeanwhile = meta.story({
  play: async ({ canvasElement }) => {
    const { canvas, species } = await writeSpecies(canvasElement, 'Herring gull')
    const { control } = fresh.source
    control.changeElsewhere(oneStrike.reportId, { speed: 99 })
    control.fail = ({ method, phase }) => {
      if (method === 'update' && phase === 'before') return { status: 412 }
      return method === 'get' ? { status: 404 } : undefined
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const news = await canvas.findByRole('group', { name: /^Someone else removed this/ })
    await waitFor(() => expect(news).toHaveFocus())
    await expect(species).toHaveValue('Herring gull')
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  },
})

/** The report did not come, and then did: it is read from its heading on. */
export const LoadedAtLast = meta.story({
  name: 'Loaded after a retry',
  beforeEach: () => {
    fresh.source.control.fail = { status: 500 }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    fresh.source.control.fail = undefined
    await userEvent.click(retry)
    await canvas.findByRole('textbox', { name: 'Species' })
    const heading = canvas.getByRole('heading', { name: `Edit ${oneStrike.reportId}` })
    await waitFor(() => expect(heading).toHaveFocus())
  },
})

/** A rejection is no conflict: the server says why, and the person's own words stay as they are. */
export const RejectedAsThingsAre = meta.story({
  name: 'Rejected without a conflict',
  play: async ({ canvasElement }) => {
    const { canvas, species } = await writeSpecies(canvasElement, 'Herring gull')
    fresh.source.control.fail = ({ method }) =>
      method === 'update' ? { status: 409, detail: 'A report of a closed year stays as it is' } : undefined
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const news = await canvas.findByRole('group', { name: 'This was not saved' })
    await expect(news).toHaveTextContent('A report of a closed year stays as it is.')
    await expect(canvas.queryByRole('group', { name: conflictNews })).not.toBeInTheDocument()
    await expect(species).toHaveValue('Herring gull')
  },
})

/** A problem of any status is a conflict where the product's catalogue says that versions are to be compared. */
export const ConflictOfTheCatalogue = meta.story({
  args: {
    errors: {
      stale: {
        type: 'https://strikes.example/problems/stale',
        title: 'Changed meanwhile',
        place: 'form',
        next: 'reloadAndCompare',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await writeSpecies(canvasElement, 'Herring gull')
    fresh.source.control.changeElsewhere(oneStrike.reportId, { species: 'Ring-billed gull' })
    fresh.source.control.fail = ({ method }) =>
      method === 'update' ? { status: 409, type: 'https://strikes.example/problems/stale' } : undefined
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('group', { name: conflictNews })).toBeVisible()
  },
})
