import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { type Strike, strikeSource } from '../../fixtures/birdstrikes'
import { strikeInSections } from '../../fixtures/strikeInSections'
import { damageBadge, oneStrike, toTheList } from '../strikePage'

const meta = preview.meta({
  title: 'Screens/DetailScreen/Sections of a host',
  component: DetailScreen<typeof strikeInSections.fields>,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-DetailScreen[data-status="ready"]' } },
  args: {
    entity: strikeInSections,
    source: strikeSource(),
    id: oneStrike.reportId,
    badge: damageBadge,
    breadcrumbs: toTheList,
    lead: (record) => <Approach {...record} />,
    moreSections: [
      {
        id: 'animal',
        content: ({ species }) => <p>In the year before, {species} was reported 214 times.</p>,
      },
      {
        id: 'advice',
        title: 'Advice to the crew',
        description: 'From the handbook of the operator.',
        content: ({ damage }) => (
          <p>{damage === 'None' ? 'Have the aircraft seen after landing.' : 'Return, and land.'}</p>
        ),
      },
      { id: 'insurance', title: 'Insurance', content: () => null },
    ],
  },
})

/** A drawing of the host stands above the values, a sentence in a section of the entity, and a section of its own at the end. */
export const BelowEachOther = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('img', { name: /^Speed at the strike/ })).toBeVisible()
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    await expect(titles.slice(-1)).toEqual(['Advice to the crew'])
    await expect(canvas.getByText(/reported 214 times/)).toBeVisible()
    // Of this record there is nothing to say about it.
    await expect(canvas.queryByText('Insurance')).not.toBeInTheDocument()
  },
})

/** As tabs, the host's section is the last of them. */
export const InTabs = meta.story({
  args: { layout: 'tabs' },
  parameters: { visual: { until: '.sw-Tabs' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tabs = await canvas.findAllByRole('tab')
    await expect(tabs.map((tab) => tab.textContent).slice(-1)).toEqual(['Advice to the crew'])
    await userEvent.click(canvas.getByRole('tab', { name: 'Advice to the crew' }))
    await waitFor(() => expect(within(canvas.getByRole('tabpanel')).getByText(/land\.$/)).toBeVisible())
  },
})

/** The approach, with the place and the speed of the strike: a drawing that a host would make. */
function Approach({ speed, airport }: Strike) {
  const words = `${speed ?? 0} kn`
  return (
    <svg
      role="img"
      viewBox="0 0 720 96"
      width="100%"
      aria-label={`Speed at the strike near ${airport}: ${words}`}
    >
      <path d="M0 12 C 300 20 420 88 720 92" fill="none" stroke="currentColor" strokeOpacity="0.35" />
      <path d="M0 95.5 H 720" stroke="currentColor" strokeOpacity="0.2" />
      <circle cx="464" cy="71" r="5" fill="currentColor" />
      <text x="476" y="66" fontSize="13" fill="currentColor">
        {words}
      </text>
    </svg>
  )
}
