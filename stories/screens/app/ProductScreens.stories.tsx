import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Badge } from '../../../src/components/Badge'
import { PageHeader } from '../../../src/components/PageHeader'
import type { DraftStore, KeptDraft } from '../../../src/form/DraftStore'
import { recordLoaderOf } from '../../../src/data/recordLoader'
import { entityScreenProps } from '../../../src/screens/app/entityScreenProps'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { ProductScreens, type ProductScreensProps } from '../../../src/screens/app/ProductScreens'
import { airport, operator, register, report } from '../../product/register'
import { everyUnderNetwork } from '../../fixtures/network'
import { registerRecords, sourcesOf } from '../../product/registerSources'
import { useMemoryRouter } from '../../product/useMemoryRouter'
import { recordAnnouncements } from '../../fixtures/recordAnnouncements'

interface ScreensProps extends ProductScreensProps {
  /** The address at first. */
  start?: string
  role?: string
  me?: string | undefined
}

function Screens({ start = '/strikes', role = 'pilot', me, ...rest }: ScreensProps) {
  const router = useMemoryRouter(start)
  const [sources] = useState(makeSources)
  return (
    <ProductProvider product={register} sources={sources} role={role} me={me} router={router}>
      <ProductScreens {...rest} />
    </ProductProvider>
  )
}

/**
 * Sources of one story, with the titles of airports and operators as after a visit: a column of them is laid out once, and letters that are laid
 * out twice may stand a fraction of a pixel elsewhere.
 */
function makeSources() {
  const records = registerRecords()
  const sources = everyUnderNetwork(sourcesOf(records))
  recordLoaderOf(sources.airport, airport.id).keep(records.airports)
  recordLoaderOf(sources.operator, operator.id).keep(records.operators)
  return sources
}

const meta = preview.meta({
  title: 'Screens/ProductScreens',
  component: ProductScreens,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (args: ScreensProps) => <Screens {...args} />,
  args: { getDocumentTitle: (title) => title },
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** The address of a list. */
export const List = meta.story({
  parameters: { visual: { until: '.sw-RecordGrid [role="row"] a' } },
  play: async ({ canvas }) => {
    await heading('Bird strikes')
    await expect(await canvas.findByRole('link', { name: 'Coyote' })).toHaveAttribute(
      'href',
      '#/strikes/BS-00061?at=1',
    )
    await expect(canvas.getByRole('link', { name: 'New bird strike' })).toHaveAttribute(
      'href',
      '#/strikes/new',
    )
  },
})

/** An address that asks a list for something: search and order are as they were left. */
export const ListAsAsked = meta.story({
  args: { start: '/strikes?q=gull&sort=-flightDate' },
  parameters: { visual: { until: '.sw-RecordGrid [role="row"] a' } },
  play: async ({ canvas }) => {
    await heading('Bird strikes')
    await expect(canvas.getByRole('searchbox')).toHaveValue('gull')
    await expect(canvas.getByRole('columnheader', { name: 'Flight date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
})

/** From a list to a record and by its breadcrumbs back to the row: the title is announced, since focus is in the list. */
export const ThereAndBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [coyote] = await canvas.findAllByRole('link', { name: 'Coyote' })
    await canvas.findByText(/^Chicago O.Hare/)
    await userEvent.click(coyote!)
    await waitFor(async () => expect(await heading(/^Coyote at Chicago O.Hare/)).toHaveFocus())
    const announcements = recordAnnouncements()
    await userEvent.click(canvas.getByRole('link', { name: 'Bird strikes' }))
    await heading('Bird strikes')
    await waitFor(() => expect(announcements.heard).toContain('Bird strikes'))
    announcements.stop()
  },
})

/** The host gives props for one screen: fewer fields, and a badge of its own. */
export const WithProps = meta.story({
  args: {
    start: '/strikes/BS-00061',
    props: entityScreenProps(report, {
      detail: {
        fields: ['flightDate', 'airport', 'damage'],
        badge: ({ status }) => <Badge tone="info">{status}</Badge>,
      },
    }),
  },
  parameters: { visual: { until: '.sw-DetailScreen[data-status="ready"] .sw-Badge' } },
  play: async ({ canvas }) => {
    await heading(/^Coyote at Chicago O.Hare/)
    await expect(canvas.getByText('verified')).toBeVisible()
    await expect(canvas.queryByText('Aircraft')).not.toBeInTheDocument()
  },
})

/** The host draws one screen itself, under the same path. Its plain words are set as those of the library. */
export const OwnScreen = meta.story({
  args: {
    start: '/airports/denver',
    screens: {
      'airport.detail': ({ params, breadcrumbs }) => (
        <div className="sw-Screen">
          <PageHeader title={`Runways of ${params['id']}`} breadcrumbs={breadcrumbs} />
          <p>Birds cross two of them at dawn.</p>
          <h2>Closed today</h2>
          <ul>
            <li>16 left, until noon</li>
            <li>34 right, while it is mown</li>
          </ul>
          <h2>Sweeps of this week</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Runway</th>
                <th scope="col">Last swept</th>
                <th scope="col">Birds seen</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">16 left</th>
                <td>Tuesday, 05:40</td>
                <td>38</td>
              </tr>
              <tr>
                <th scope="row">34 right</th>
                <td>Wednesday, 05:15</td>
                <td>11</td>
              </tr>
            </tbody>
          </table>
        </div>
      ),
    },
  },
  play: async ({ canvas }) => {
    await heading('Runways of denver')
    await expect(canvas.getByRole('link', { name: 'Airports' })).toHaveAttribute('href', '#/airports')
    const head = getComputedStyle(canvas.getByRole('columnheader', { name: 'Last swept' }))
    await expect(head.textAlign).toBe('start')
    await expect(head.borderBlockEndStyle).toBe('solid')
    await expect(getComputedStyle(canvas.getByRole('cell', { name: '38' })).paddingBlockStart).toBe('8px')
  },
})

/** A screen that the role may not open. */
export const NoAccess = meta.story({
  args: { start: '/operators', role: 'visitor' },
  play: async () => {
    await heading('You do not have access')
  },
})

const written: KeptDraft = {
  id: 'draft-1',
  key: JSON.stringify(['report', null]),
  person: 'ada',
  at: Date.parse('2026-05-12T14:03:00'),
  until: Date.parse('2099-01-01T00:00:00'),
  values: [{ name: 'species', value: 'Northern harrier', base: undefined }],
  leftOut: [],
}
const drafts: DraftStore = {
  read: async () => [written],
  write: async () => {},
  remove: async () => {},
  forget: async () => {},
}

/** The browser was closed in the middle of a report: its form offers what was written then. */
export const DraftOffered = meta.story({
  args: { start: '/strikes/new', me: 'ada', drafts: { drafts } },
  parameters: { visual: { until: '.sw-DraftBanner' } },
  play: async ({ canvas }) => {
    await heading('New bird strike')
    await expect(await canvas.findByText(/^You left a draft on May 12, 2026/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restore draft' })).toBeVisible()
  },
})

/** An address that leads nowhere. */
export const NotFound = meta.story({
  args: { start: '/moon' },
  play: async ({ canvas, userEvent }) => {
    await heading('Page not found')
    await userEvent.click(canvas.getByRole('link', { name: 'Bird strikes' }))
    await heading('Bird strikes')
  },
})
