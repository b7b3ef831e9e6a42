import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MemorySource, memorySource } from '../../../src/data'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { TreeScreen, type TreeScreenProps } from '../../../src/screens/tree/TreeScreen'
import { TreeScreenView } from '../../../src/screens/tree/TreeScreenView'
import { useTreeScreen } from '../../../src/screens/tree/useTreeScreen'
import { defineEntity, defineProduct, integer, type RecordOf, reference, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const team = defineEntity({
  name: 'team',
  labels: ['Team', 'Teams'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true }),
    parent: reference('team', { label: 'Part of' }),
    town: text({ label: 'Town' }),
  },
  access: {
    lead: { list: true, read: true, update: { town: 'Cork' }, remove: true },
    clerk: { list: true, read: true, update: true, fields: { parent: { update: false } } },
  },
})
type Team = RecordOf<typeof team>
type Fields = (typeof team)['fields']

const product = defineProduct({ entities: [team], roles: { lead: {}, clerk: {} } })
const one = (id: number, name: string, parent?: number, town = 'Cork'): Team => ({
  id,
  rev: 1,
  name,
  town,
  ...(parent !== undefined && { parent }),
})
const someTeams = [one(1, 'Bees'), one(2, 'Wasps'), one(3, 'Ants', 1), one(4, 'Moths', 1, 'Sligo')]

withRoom()
let source: MemorySource<Team>
let tree: ReturnType<typeof useTreeScreen<Fields>>
beforeEach(() => {
  source = memorySource(team, someTeams)
})
afterEach(cleanup)

/** The screen as it is drawn, with what its rows and its dialog call at hand. */
function Tree(props: Partial<TreeScreenProps<Fields>>) {
  const now = useTreeScreen<Fields>({ entity: team, source, defaultExpanded: [1], ...props })
  useLayoutEffect(() => {
    tree = now
  })
  return <TreeScreenView {...now} title="Teams" noun="team" nouns="teams" />
}

const shown = () =>
  screen
    .queryAllByRole('row')
    .toSorted((a, b) => Number(a.dataset.index ?? -1) - Number(b.dataset.index ?? -1))
    .filter((row) => row.hasAttribute('aria-level'))
    .map(
      (row) =>
        `${row.getAttribute('aria-level')} ${row.querySelector('[role="rowheader"], .sw-RecordGrid-note')?.textContent}`,
    )
const record = (id: number) => {
  for (const { records } of tree.branches.values()) {
    const found = records.find((team) => team.id === id)
    if (found) return found
  }
  throw new Error(`${id} is not on the page`)
}
const move = (id: number, to: number | undefined) =>
  act(() => tree.onMove?.(record(id), to === undefined ? undefined : record(to)))

async function draw(props: Partial<TreeScreenProps<Fields>> = {}, role?: 'lead' | 'clerk') {
  render(
    role ? (
      <ProductProvider product={product} sources={{ team: source }} role={role}>
        <Tree {...props} />
      </ProductProvider>
    ) : (
      <Tree {...props} />
    ),
  )
  await waitFor(() => expect(shown()).toContain('2 Ants'))
}
const atFirst = ['1 Bees', '2 Ants', '2 Moths', '1 Wasps']

it('shows a moved record where it goes before the source has answered, and opens its new branch', async () => {
  await draw()
  source.control.delay = 30
  move(3, 2)
  expect(shown()).toEqual(['1 Bees', '2 Moths', '1 Wasps', '2 Ants', '2 Loading'])
  await waitFor(async () => expect((await source.get(3)).parent).toBe(2))
  await waitFor(() => expect(shown()).toEqual(['1 Bees', '2 Moths', '1 Wasps', '2 Ants']))
})

it('moves a record to the top, and stores that it stands below none', async () => {
  await draw()
  move(3, undefined)
  await waitFor(async () => expect((await source.get(3)).parent ?? null).toBeNull())
  await waitFor(() => expect(shown()).toContain('1 Ants'))
})

it('puts a record back that the source rejects, says why, and moves it by another try', async () => {
  await draw()
  source.control.fail = ({ method }) => (method === 'update' ? { status: 500, title: 'No' } : undefined)
  move(3, 2)
  const news = await screen.findByText('Not moved: Ants')
  await waitFor(() => expect(shown().filter((row) => row !== '2 Nothing is below.')).toEqual(atFirst))
  expect((await source.get(3)).parent).toBe(1)
  source.control.fail = undefined
  fireEvent.click(within(news.closest<HTMLElement>('.sw-Banner')!).getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect((await source.get(3)).parent).toBe(2))
  expect(screen.queryByText('Not moved: Ants')).toBeNull()
})

it('overwrites nothing that someone else has changed meanwhile, and keeps it on another try', async () => {
  await draw()
  source.control.fail = ({ method, phase }) => {
    if (method === 'update' && phase === 'before') source.control.changeElsewhere(3, { name: 'Red ants' })
    return undefined
  }
  move(3, 2)
  await screen.findByText(/^Not moved:/)
  source.control.fail = undefined
  expect((await source.get(3)).parent).toBe(1)
  await waitFor(() => expect(shown()).toContain('2 Red ants'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await source.get(3)).toMatchObject({ parent: 2, name: 'Red ants' }))
})

it('says of each place why a record may not go there by its condition', async () => {
  await draw({}, 'lead')
  expect(tree.getMoveReason(record(3), record(2))).toBeUndefined()
  expect(tree.getMoveReason(record(4), record(2))).toBe('Only while town is “Cork”.')
})

it('lets no one move anything who may not write the field of the parent', async () => {
  await draw({}, 'clerk')
  expect(tree.onMove).toBeUndefined()
})

it('offers in the menu of a row only what is possible, and says why the rest is not', async () => {
  render(
    <ProductProvider product={product} sources={{ team: source }} role="lead">
      <TreeScreen entity={team} defaultExpanded={[1]} onCreate={() => {}} />
    </ProductProvider>,
  )
  await waitFor(() => expect(shown()).toContain('2 Moths'))
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Moths' }))
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(['Move to…Only while town is “Cork”.', 'Remove'])
  expect(items[0]?.getAttribute('aria-disabled')).toBe('true')
  expect(items[1]?.getAttribute('aria-disabled')).not.toBe('true')
})

it('has no menus for a role that can do nothing with the records', async () => {
  render(
    <ProductProvider product={product} sources={{ team: source }} role="clerk">
      <TreeScreen entity={team} defaultExpanded={[1]} removable={false} />
    </ProductProvider>,
  )
  await waitFor(() => expect(shown()).toContain('2 Moths'))
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
})

it('says in a search as well how many records stand below one that is to be removed', async () => {
  render(<Tree defaultQuery={{ search: 'Bees' }} />)
  await waitFor(() => expect(shown()).toEqual(['1 Bees']))
  expect(tree.getChildCount(record(1))).toBe(0)
  expect(tree.countBelow(record(1))).toBe(2)
})

it('takes a record out of a ring by moving it, and shows it once', async () => {
  source = memorySource(team, [...someTeams, one(5, 'Flies', 6), one(6, 'Gnats', 5)])
  await draw()
  await waitFor(() => expect(shown().join()).toMatch(/1 (Flies|Gnats)/))
  const inRing = shown().some((row) => row.startsWith('1 Flies')) ? 5 : 6
  move(inRing, 2)
  await waitFor(() => expect(shown().filter((row) => /Flies|Gnats/.test(row))).toHaveLength(1))
  await waitFor(() => expect(tree.marks.size).toBe(0))
  expect(shown().find((row) => /Flies|Gnats/.test(row))).toMatch(/^2 /)
})

it('moves a record whose parent is gone, and shows it no longer among those without a place', async () => {
  source = memorySource(team, [...someTeams, one(7, 'Lice', 99)])
  await draw()
  await waitFor(() => expect(shown().join()).toContain('1 Lice'))
  expect(tree.marks.get('7')).toBe('orphan')
  source.control.delay = 30
  move(7, 1)
  expect(shown().filter((row) => row.includes('Lice'))).toEqual(['2 Lice'])
  await waitFor(async () => expect((await source.get(7)).parent).toBe(1))
  await waitFor(() => expect(tree.marks.size).toBe(0))
})

it('names nothing as gone that stands below a record which only gave no answer', async () => {
  source.control.fail = ({ method, query }) =>
    method === 'get' || method === 'getMany' || (method === 'list' && query?.filter?.['id'] !== undefined)
      ? { status: 503, title: 'No' }
      : undefined
  await draw()
  await waitFor(() => expect(shown()).toEqual(atFirst))
  expect(tree.marks.size).toBe(0)
})
