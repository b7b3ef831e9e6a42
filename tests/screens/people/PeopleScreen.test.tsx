import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { PeopleScreen, type PeopleScreenProps } from '../../../src/screens/people/PeopleScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { workshop } from '../../../stories/product/workshop'
import { workshopSources } from '../../../stories/product/workshopSources'
import { colleague, type Colleague, staff } from '../../../stories/product/staff'
import { withRoom } from '../withRoom'

withRoom()
beforeAll(() => import('../../../src/screens/app/ProductPeople'), 60_000)
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

type Staff = PeopleScreenProps<(typeof colleague)['fields']>

const sourceOf = () => memorySource(colleague, staff)

function show(source: DataSource<Colleague>, props: Partial<Staff> = {}) {
  return render(
    <>
      <PeopleScreen
        entity={colleague}
        source={source}
        roles={workshop.roles}
        entities={workshop.entities}
        me={1}
        {...props}
      />
      <ToastRegion />
    </>,
  )
}

function Product({
  role,
  me,
  sources,
}: {
  role: string
  me: number
  sources: ReturnType<typeof workshopSources>
}) {
  const router = useBrowserRouter()
  return (
    <ProductProvider product={workshop} sources={sources} role={role} me={me} router={router}>
      <ProductScreens />
      <ToastRegion />
    </ProductProvider>
  )
}

function open(at: string, role = 'owner', me = 1) {
  history.replaceState(null, '', at)
  const sources = workshopSources()
  const list = vi.spyOn(sources.colleague, 'list')
  render(<Product role={role} me={me} sources={sources} />)
  return { source: sources.colleague, list }
}

const drawerOf = (name: RegExp | string) => screen.findByRole('dialog', { name })
const addressNow = () => location.pathname + location.search

async function choose(name: string, role: string) {
  const drawer = await drawerOf(new RegExp(name))
  const box = await within(drawer).findByRole('combobox', { name: 'Role' })
  await userEvent.selectOptions(box, role)
  await userEvent.click(within(drawer).getByRole('button', { name: 'Change role' }))
  return { drawer, box }
}

describe('another role', () => {
  it('is saved, said, and taken back', async () => {
    const source = sourceOf()
    show(source, { person: 3 })
    await choose('Łucja Nowak', 'Accountant')
    await waitFor(async () => expect(await source.get(3)).toMatchObject({ role: 'accountant' }))
    await undo('Łucja Nowak is Accountant now')
    await waitFor(async () => expect(await source.get(3)).toMatchObject({ role: 'mechanic' }))
  })

  it('stands beside what someone else has changed meanwhile in another field', async () => {
    const source = sourceOf()
    show(source, { person: 3 })
    await drawerOf(/Łucja/)
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role' })).toBeTruthy())
    await silently(source, 3, { email: 'l.nowak@perrache.example' })
    await choose('Łucja Nowak', 'Accountant')
    await waitFor(async () =>
      expect(await source.get(3)).toMatchObject({ role: 'accountant', email: 'l.nowak@perrache.example' }),
    )
  })

  it('does not overwrite the role that someone else has given meanwhile, and stays chosen', async () => {
    const source = sourceOf()
    show(source, { person: 3 })
    await drawerOf(/Łucja/)
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role' })).toBeTruthy())
    await silently(source, 3, { role: 'owner' })
    const { drawer, box } = await choose('Łucja Nowak', 'Accountant')
    expect(await within(drawer).findByText(/it is Owner now\. Your choice is not saved/)).toBeTruthy()
    expect((await source.get(3)).role).toBe('owner')
    expect((box as HTMLSelectElement).value).toBe('accountant')
    await userEvent.click(within(drawer).getByRole('button', { name: 'Change role' }))
    await waitFor(async () => expect((await source.get(3)).role).toBe('accountant'))
  })

  it('that is rejected says why, stays chosen, and is tried again as the same wish', async () => {
    const source = sourceOf()
    const keys: unknown[] = []
    let rejects = true
    const update = source.update.bind(source)
    source.update = (id, changes, options) => {
      keys.push(options?.idempotencyKey)
      if (!rejects) return update(id, changes, options)
      throw new ProblemError({ status: 422, detail: 'The last mechanic has to stay.' })
    }
    show(source, { person: 3 })
    const { drawer, box } = await choose('Łucja Nowak', 'Accountant')
    expect(await within(drawer).findByText('The last mechanic has to stay.')).toBeTruthy()
    expect((box as HTMLSelectElement).value).toBe('accountant')
    rejects = false
    await userEvent.click(within(drawer).getByRole('button', { name: 'Change role' }))
    await waitFor(async () => expect((await source.get(3)).role).toBe('accountant'))
    expect(new Set(keys).size).toBe(1)
  })

  it('that takes rights from oneself is asked about first, with what is lost', async () => {
    const source = sourceOf()
    show(source, { person: 1 })
    await choose('Nadia Perrin', 'Mechanic')
    const question = await screen.findByRole('alertdialog', { name: 'Take rights from yourself?' })
    expect(question.textContent).toContain('Customers')
    expect(question.textContent).toContain('You could not take it back yourself')
    expect((await source.get(1)).role).toBe('owner')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect((await source.get(1)).role).toBe('owner')
    await choose('Nadia Perrin', 'Mechanic')
    const again = await screen.findByRole('alertdialog')
    await userEvent.click(within(again).getByRole('button', { name: 'Change role' }))
    await waitFor(async () => expect((await source.get(1)).role).toBe('mechanic'))
  })
})

describe('in a product', () => {
  it('asks nothing for a role that may not list people', async () => {
    const { list } = open('/staff', 'accountant', 6)
    expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access' })).toBeTruthy()
    expect(list).not.toHaveBeenCalled()
  })

  it('says that a role may not list people, where the screen stands by itself', async () => {
    const sources = workshopSources()
    const list = vi.spyOn(sources.colleague, 'list')
    render(
      <ProductProvider product={workshop} sources={sources} role="accountant" me={6}>
        <PeopleScreen entity={colleague} />
      </ProductProvider>,
    )
    expect(await screen.findByText('You do not have access')).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(list).not.toHaveBeenCalled()
  })

  it('offers nothing that the role may not do', async () => {
    open('/staff?person=4', 'mechanic', 3)
    const drawer = await drawerOf(/Tomás/)
    expect(await within(drawer).findByText('What this role allows')).toBeTruthy()
    expect(within(drawer).queryByRole('combobox')).toBeNull()
    expect(within(drawer).queryByRole('button', { name: /Change role|Remove/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /Invite/, hidden: true })).toBeNull()
  })

  it('has the question in the address, asks the source for those roles alone, and goes back', async () => {
    const { list } = open('/staff')
    await screen.findByRole('row', { name: /Geneviève/ })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who may' }), 'Remove invoices')
    expect(addressNow()).toBe('/staff?action=invoice.remove')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Geneviève/ })).toBeNull())
    expect(list.mock.lastCall?.[0].filter).toEqual({ role: { in: ['owner', 'mechanic'] } })
    expect(screen.getByText('Owner: only while status is Draft')).toBeTruthy()
    act(() => history.back())
    await screen.findByRole('row', { name: /Geneviève/ })
    expect(addressNow()).toBe('/staff')
  })

  it('has the person in the address, and leaves one step behind', async () => {
    open('/staff?action=colleague.remove')
    await userEvent.click(await screen.findByRole('link', { name: 'Karim Haddad' }))
    expect(addressNow()).toBe('/staff?action=colleague.remove&person=2')
    const drawer = await drawerOf(/Karim/)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(addressNow()).toBe('/staff?action=colleague.remove'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('lists everyone where a link asks about what is not there any more', async () => {
    open('/staff?action=invoice.transition.fly')
    expect(await screen.findByRole('row', { name: /Geneviève/ })).toBeTruthy()
  })
})

describe('alone', () => {
  it('lists no one for what no role may do, and says so', async () => {
    show(sourceOf(), { defaultQuery: { action: 'settings.remove' } })
    expect(await screen.findByText('No role may do this.')).toBeTruthy()
    expect(screen.queryByRole('row')).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who may' }), 'Read settings')
    expect(await screen.findByRole('row', { name: /Nadia/ })).toBeTruthy()
    expect(screen.queryByRole('row', { name: /Łucja/ })).toBeNull()
  })

  it('ends the question with another filter by role', async () => {
    const asked = vi.fn()
    show(sourceOf(), { defaultQuery: { action: 'settings.read', search: 'a' }, onQueryChange: asked })
    await screen.findByRole('row', { name: /Nadia/ })
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(asked).toHaveBeenLastCalledWith(expect.not.objectContaining({ action: expect.anything() }))
    expect(await screen.findByRole('row', { name: /Łucja/ })).toBeTruthy()
  })

  it('says which roles may where the source cannot tell people by role, and lists everyone', async () => {
    const source = sourceOf()
    const { role: _role, ...filter } = source.can.filter
    show({ ...source, can: { ...source.can, filter } }, { defaultQuery: { action: 'settings.read' } })
    expect(await screen.findByText('Accountant: always')).toBeTruthy()
    expect(await screen.findByRole('row', { name: /Łucja/ })).toBeTruthy()
    expect(screen.getByText(/cannot be narrowed to these roles/)).toBeTruthy()
  })

  it('is a list of people where roles are not declared', async () => {
    show(sourceOf(), { roles: {}, entities: [], getHref: ({ id }) => `#staff/${id}` })
    const link = await screen.findByRole('link', { name: 'Karim Haddad' })
    expect(link.getAttribute('href')).toBe('#staff/2')
    expect(screen.getByText(/^Roles are not declared/)).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Who may' })).toBeNull()
  })

  it('removes a person after a question, and brings them back', async () => {
    const source = memorySource(colleague, staff, { trash: true })
    show(source, { person: 4, onPersonChange: () => {} })
    const drawer = await drawerOf(/Tomás/)
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove Tomás Oliveira?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(source.get(4)).rejects.toThrow())
    await undo('Tomás Oliveira removed')
    await waitFor(async () => expect((await source.get(4)).role).toBe('mechanic'))
  })

  it('warns a person who removes themselves', async () => {
    show(sourceOf(), { person: 1, onPersonChange: () => {} })
    const drawer = await drawerOf(/Nadia/)
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('This is you.')
  })
})

/** Takes back what a message says; those of earlier tests may still be there. */
async function undo(message: string) {
  const said = await screen.findByText(message, { selector: '.sw-Toast-message' })
  await userEvent.click(within(said.closest<HTMLElement>('.sw-Toast') ?? said).getByText('Undo'))
}

/** Another person writes; this page does not hear of it. */
async function silently(source: DataSource<Colleague>, id: number, changes: Partial<Colleague>) {
  await source.update?.(id, changes)
}
