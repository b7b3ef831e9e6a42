import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Badge } from '../../src/components/Badge'
import { Breadcrumbs } from '../../src/components/Breadcrumbs'
import { Button } from '../../src/components/Button'
import { Menu } from '../../src/components/Menu'
import { PageHeader } from '../../src/components/PageHeader'

const meta = preview.meta({ title: 'Components/PageHeader', component: PageHeader })

/** A list: what it holds and the one thing to do. */
export const OfAList = meta.story({
  args: {
    title: 'Bird strikes',
    description: '10,000 reports from 1990 to 2003',
    actions: <Button variant="primary">Report a strike</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bird strikes' })).toBeVisible()
  },
})

/** A record: where it stands, its state, what can be done. */
export const OfARecord = meta.story({
  args: {
    breadcrumbs: <Breadcrumbs items={[{ label: 'Bird strikes', href: '#strikes' }]} />,
    title: 'Gull, Detroit Metro',
    badge: <Badge tone="warning">Substantial</Badge>,
    description: '4 May 2001',
    actions: (
      <>
        <Menu variant="secondary" items={[{ id: 'remove', label: 'Remove', tone: 'danger' }]} />
        <Button variant="primary">Edit</Button>
      </>
    ),
  },
})

/** A person came here by a link: the title takes the focus, and the next Tab goes on from there. */
export const JustOpened = meta.story({
  args: { title: 'What it costs', autoFocus: true, actions: <Button>Export</Button> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'What it costs' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus()
  },
})

/** A name longer than a line of prose has all the room that the actions leave, and is broken only where that ends. */
export const TitleBesideActions = meta.story({
  args: {
    title: 'Answer of the fire brigade on the detached house with a garage',
    badge: <Badge tone="info">Asked</Badge>,
    actions: <Button variant="primary">Answer</Button>,
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    const room = title.closest('.sw-PageHeader')?.getBoundingClientRect().width ?? 0
    // On one line where there is room for it.
    if (room > 900) await expect(title.getBoundingClientRect().height).toBeLessThan(40)
  },
})

/** A long name is broken, and the actions make room. */
export const LongTitle = meta.story({
  args: {
    title: 'Turkey vulture, George Bush Intercontinental Airport, engine shut down on departure',
    subtitle: 'BS-00061',
    badge: <Badge tone="danger">Destroyed</Badge>,
    actions: <Button>Edit</Button>,
  },
  play: async ({ canvas }) => {
    // Below the title both stand beside each other.
    const [number, badge] = [canvas.getByText('BS-00061'), canvas.getByText('Destroyed')].map((one) =>
      one.getBoundingClientRect(),
    )
    await expect(Math.abs(number!.top + number!.bottom - badge!.top - badge!.bottom)).toBeLessThan(6)
  },
})
