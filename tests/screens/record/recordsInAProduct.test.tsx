import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { memorySource } from '../../../src/data/memorySource'
import { ProblemError } from '../../../src/data/problems'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { entityScreenProps } from '../../../src/screens/app/entityScreenProps'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens, type EntityScreensOptions } from '../../../src/spec/product/entityScreens'
import { defineEntity, type Entity, text } from '../../../src/spec'
import { operator, report } from '../../../stories/product/register'
import { registerSources } from '../../../stories/product/registerSources'

/** Airports that everybody may do everything with. */
const airport = defineEntity({
  name: 'airport',
  labels: ['Airport', 'Airports'],
  id: 'id',
  title: 'name',
  fields: {
    id: text({ label: 'Key', readOnly: true }),
    name: text({ label: 'Name', required: true, maxLength: 60 }),
    state: text({ label: 'State', required: true, maxLength: 30 }),
  },
})

const names = ['Boise Air Terminal', 'Denver Intl Airport', 'O’Hare Intl', 'San Diego Intl']
const airports = names.map((name) => ({ id: name.toLowerCase().replaceAll(/\W+/g, '-'), name, state: 'US' }))

function App({
  sources,
  airports: entity = airport,
  ...options
}: EntityScreensOptions & { sources: ReturnType<typeof registerSources>; airports?: Entity }) {
  const router = useBrowserRouter()
  const product = defineProduct({
    entities: [report, entity, operator],
    screens: {
      ...entityScreens(report, { base: '/strikes' }),
      ...entityScreens(entity, { base: '/airports', ...options }),
    },
  })
  return (
    <ProductProvider product={product} sources={sources} role="investigator" router={router}>
      <ProductScreens />
      <ToastRegion />
    </ProductProvider>
  )
}

function open(path: string, options: EntityScreensOptions & { airports?: Entity } = {}) {
  history.replaceState(null, '', path)
  const sources = { ...registerSources(), airport: memorySource(airport, airports) }
  return { ...render(<App sources={sources} {...options} />), sources }
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const address = () => location.pathname + location.search
const goBack = () =>
  act(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('popstate', () => done(), { once: true })
        history.back()
      }),
  )

afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

it('is no start of another one where each is made from nothing', async () => {
  open('/airports/san-diego-intl')
  await heading('San Diego Intl')
  expect(screen.getByRole('link', { name: 'Duplicate' })).toBeTruthy()
  cleanup()
  open('/airports/san-diego-intl', { airports: { ...airport, duplicable: false } })
  await heading('San Diego Intl')
  expect(screen.queryByRole('link', { name: 'Duplicate' })).toBe(null)
})

describe('a record that was opened from a list', () => {
  it('leads to the next and the one before, as the list was searched and sorted', async () => {
    open('/airports/san-diego-intl?q=intl&sort=-name&at=1')
    await heading('San Diego Intl')
    expect(await screen.findByText('1 of 3')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Next airport' }))
    await heading('O’Hare Intl')
    expect(screen.getByText('2 of 3')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Previous airport' }))
    await heading('San Diego Intl')
  })

  it('says at the ends of the list why there is no further one', async () => {
    open('/airports/san-diego-intl?q=intl&sort=-name&at=1')
    await screen.findByText('1 of 3')
    const previous = screen.getByRole('button', { name: 'Previous airport' })
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(previous.getAttribute('aria-describedby')!)?.textContent).toBe(
      'This is the first of the list.',
    )
    expect(screen.getByRole('link', { name: 'Next airport' })).toBeTruthy()
  })

  it('leads back to the list as it was, from its page and from its form', async () => {
    open('/airports/san-diego-intl?q=intl&sort=-name&at=1')
    await heading('San Diego Intl')
    fireEvent.click(screen.getByRole('link', { name: 'Edit' }))
    await heading('Edit San Diego Intl')
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    await heading('San Diego Intl')
    expect(address()).toBe('/airports/san-diego-intl?q=intl&sort=-name&at=1')
    fireEvent.click(screen.getByRole('link', { name: 'Airports' }))
    await heading('Airports')
    expect(address()).toBe('/airports?q=intl&sort=-name')
  })

  it('has no such way where it was opened by its address', async () => {
    open('/airports/san-diego-intl')
    await heading('San Diego Intl')
    expect(screen.queryByRole('link', { name: 'Next airport' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Next airport' })).toBeNull()
  })

  it('leads on to the one that took its place, once a step has brought it out of the list', async () => {
    const { records } = await registerSources().report.list({
      filter: { status: { is: 'submitted' } },
      sort: [{ field: 'species', direction: 'ascending' }],
      limit: 2,
    })
    const [first, second] = records
    open(`/strikes/${first!.id}?status.is=submitted&sort=species&at=1`)
    await heading(new RegExp(`^${first!.species}`))
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }))
    await screen.findAllByText(`${first!.species}: Verified`)
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Next bird strike' }).getAttribute('href')).toBe(
        `/strikes/${second!.id}?sort=species&status.is=submitted&at=1`,
      ),
    )
  })
})

describe('a duplicate', () => {
  it('is a new record that is filled from another, without what belongs to that one alone', async () => {
    const { sources } = open('/airports/boise-air-terminal')
    await heading('Boise Air Terminal')
    fireEvent.click(screen.getByRole('link', { name: 'Duplicate' }))
    await heading('Duplicate Boise Air Terminal')
    expect(address()).toBe('/airports/new?from=boise-air-terminal')
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('Boise Air Terminal')
    fireEvent.change(name, { target: { value: 'Boise South' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await heading('Boise South')
    const { records } = await sources.airport.list({ search: 'Boise' })
    expect(records).toHaveLength(2)
  })

  it('says so where there is no record to fill it from', async () => {
    open('/airports/new?from=nowhere')
    await heading('There is no such record')
  })
})

describe('a record that is removed', () => {
  it('is gone at once where it can be brought back, and is back after “Undo”', async () => {
    const { sources } = open('/airports/boise-air-terminal?q=boise&at=1')
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await heading('Airports')
    expect(address()).toBe('/airports?q=boise')
    expect((await sources.airport.list({})).total).toEqual({ kind: 'exact', count: 3 })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await heading('Boise Air Terminal')
    expect(await sources.airport.get('boise-air-terminal')).toMatchObject({ name: 'Boise Air Terminal' })
  })

  it('stays removed where the server will not bring it back, and its own words say why', async () => {
    const restore = () =>
      Promise.reject(new ProblemError({ status: 403, detail: 'Only managers bring back what was removed.' }))
    const source = Object.assign(memorySource(airport, airports), { restore })
    history.replaceState(null, '', '/airports/boise-air-terminal')
    render(<App sources={{ ...registerSources(), airport: source }} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText(/could not be taken back: Boise Air Terminal.*Only managers bring back/)
  })

  it('is asked about where it cannot', async () => {
    const { restore: _, ...final } = memorySource(airport, airports)
    history.replaceState(null, '', '/airports/boise-air-terminal')
    render(<App sources={{ ...registerSources(), airport: final }} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await screen.findByRole('alertdialog', { name: 'Remove Boise Air Terminal?' })
  })

  it('is removed only by its name where that is declared', async () => {
    const source = memorySource(airport, airports)
    const onRemoved = vi.fn()
    render(
      <DetailScreen
        entity={airport}
        source={source}
        id="boise-air-terminal"
        removal="typed"
        onRemoved={onRemoved}
      />,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove Boise Air Terminal?' })
    const box = within(question).getByRole('textbox', { name: 'Enter “Boise Air Terminal” to remove it' })
    fireEvent.change(box, { target: { value: 'boise' } })
    fireEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(
      within(question).getByText('Enter the name as it is written here: Boise Air Terminal'),
    ).toBeTruthy()
    expect(document.activeElement).toBe(box)
    fireEvent.change(box, { target: { value: ' Boise  Air Terminal' } })
    fireEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
    await expect(source.get('boise-air-terminal')).rejects.toMatchObject({ problem: { status: 404 } })
  })
})

describe('a form', () => {
  it('can be saved to begin another one, which is empty', async () => {
    const { sources } = open('/airports/new')
    await heading('New airport')
    const write = (label: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
    write('Name', 'Mesa Gateway')
    write('State', 'Arizona')
    fireEvent.click(screen.getByRole('button', { name: 'Save and new' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(''),
    )
    await waitFor(async () => expect(document.activeElement).toBe(await heading('New airport')))
    expect((await sources.airport.list({ search: 'Mesa' })).records).toHaveLength(1)
  })
})

describe('a form in a drawer', () => {
  const options = { editIn: 'drawer' } as const

  it('stands over the list, is named by the address, and leaves the list as it was once it is saved', async () => {
    document.title = 'Register'
    open('/airports?q=boise', options)
    const create = await screen.findByRole('link', { name: 'New airport' })
    create.focus()
    fireEvent.click(create)
    const drawer = await screen.findByRole('dialog', { name: 'New airport' })
    expect(location.pathname).toBe('/airports/new')
    await waitFor(() => expect(document.title).toBe('New airport · Register'))
    const write = (label: string, value: string) =>
      fireEvent.change(within(drawer).getByRole('textbox', { name: label }), { target: { value } })
    write('Name', 'Boise South')
    write('State', 'Idaho')
    fireEvent.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/airports?q=boise')
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch('2 airports'))
    await waitFor(() => expect(document.title).toBe('Airports · Register'))
    expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy()
  })

  it('is no step of the way back once it is saved: that leads to where the list was come from', async () => {
    open('/strikes', options)
    await heading('Bird strikes')
    act(() => {
      history.pushState(null, '', '/airports?q=boise')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    fireEvent.click(await screen.findByRole('link', { name: 'New airport' }))
    const drawer = await screen.findByRole('dialog', { name: 'New airport' })
    const write = (label: string, value: string) =>
      fireEvent.change(within(drawer).getByRole('textbox', { name: label }), { target: { value } })
    write('Name', 'Boise South')
    write('State', 'Idaho')
    fireEvent.click(within(drawer).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe('/airports?q=boise'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await goBack()
    await heading('Bird strikes')
  })

  it('stands over the record after a reload', async () => {
    open('/airports/boise-air-terminal/edit?q=boise&at=1', options)
    const drawer = await screen.findByRole('dialog', { name: 'Edit Boise Air Terminal' })
    fireEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }))
    await heading('Boise Air Terminal')
    expect(address()).toBe('/airports/boise-air-terminal?q=boise&at=1')
  })

  it('asks before changes are lost, however it is closed', async () => {
    open('/airports/boise-air-terminal', options)
    fireEvent.click(await screen.findByRole('link', { name: 'Edit' }))
    const drawer = await screen.findByRole('dialog', { name: 'Edit Boise Air Terminal' })
    const name = within(drawer).getByRole('textbox', { name: 'Name' })
    fireEvent.change(name, { target: { value: 'Boise South' } })
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    fireEvent.keyDown(name, { key: 'Escape' })
    const again = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    expect(location.pathname).toBe('/airports/boise-air-terminal/edit')
    fireEvent.click(within(again).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe('/airports/boise-air-terminal')
  })

  it('is left by the way back', async () => {
    open('/airports/boise-air-terminal', options)
    fireEvent.click(await screen.findByRole('link', { name: 'Edit' }))
    await screen.findByRole('dialog', { name: 'Edit Boise Air Terminal' })
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await heading('Boise Air Terminal')
  })
})

describe('a tab of a record', () => {
  const site = defineEntity({
    ...airport,
    access: undefined,
    sections: [
      { name: 'place', label: 'Place', fields: ['state'] },
      { name: 'key', label: 'Identity', fields: ['id'] },
    ],
  })
  const product = defineProduct({
    entities: [site],
    screens: entityScreens(site, { base: '/airports', openIn: 'page' }),
  })
  const inTabs = entityScreenProps(site, { detail: { layout: 'tabs' } })

  function Sites() {
    const router = useBrowserRouter()
    const [sources] = useState(() => ({ airport: memorySource(site, airports) }))
    return (
      <ProductProvider product={product} sources={sources} role={undefined} router={router}>
        <ProductScreens props={inTabs} />
      </ProductProvider>
    )
  }

  it('stands in the address, beside the list that the record was opened from', async () => {
    history.replaceState(null, '', '/airports/boise-air-terminal?q=boise&at=1')
    render(<Sites />)
    await heading('Boise Air Terminal')
    const identity = await screen.findByRole('tab', { name: 'Identity' })
    const length = history.length
    fireEvent.click(identity)
    await waitFor(() => expect(identity.getAttribute('aria-selected')).toBe('true'))
    expect(address()).toBe('/airports/boise-air-terminal?q=boise&at=1&tab=key')
    expect(history.length).toBe(length)
  })

  it('is the one that the address names, and the first where it names none that is there', async () => {
    history.replaceState(null, '', '/airports/boise-air-terminal?tab=key')
    const { unmount } = render(<Sites />)
    expect((await screen.findByRole('tab', { name: 'Identity' })).getAttribute('aria-selected')).toBe('true')
    unmount()
    history.replaceState(null, '', '/airports/boise-air-terminal?tab=gone')
    render(<Sites />)
    expect((await screen.findByRole('tab', { name: 'Place' })).getAttribute('aria-selected')).toBe('true')
  })
})

describe('a record beside its list', () => {
  const options = { openIn: 'peek' } as const
  const narrow = () =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList,
      )

  it('is named by the address of the list, leads to the next one, and to its page', async () => {
    open('/airports?q=intl&sort=-name&at=1&peek=san-diego-intl', options)
    await heading('Airports')
    await screen.findByRole('heading', { level: 2, name: 'San Diego Intl' })
    expect(screen.getByRole('link', { name: 'Open as a page' }).getAttribute('href')).toBe(
      '/airports/san-diego-intl?q=intl&sort=-name&at=1',
    )
    fireEvent.click(await screen.findByRole('link', { name: 'Next airport' }))
    await screen.findByRole('heading', { level: 2, name: 'O’Hare Intl' })
    expect(location.pathname).toBe('/airports')
    fireEvent.click(screen.getByRole('button', { name: 'Close panel' }))
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull())
    expect(address()).toBe('/airports?q=intl&sort=-name')
  })

  it('is marked in the list, and drawn with the props that the host has for its page', async () => {
    history.replaceState(null, '', '/airports?peek=san-diego-intl')
    const product = defineProduct({
      entities: [airport],
      screens: entityScreens(airport, { base: '/airports', openIn: 'peek' }),
    })
    const given = entityScreenProps(airport, { detail: { children: () => <p>Ring the tower first</p> } })
    const sources = { airport: memorySource(airport, airports) }
    function Airports() {
      return (
        <ProductProvider product={product} sources={sources} role={undefined} router={useBrowserRouter()}>
          <ProductScreens props={given} />
        </ProductProvider>
      )
    }
    render(<Airports />)
    await screen.findByRole('heading', { level: 2, name: 'San Diego Intl' })
    expect(screen.getByText('Ring the tower first')).toBeTruthy()
    const current = await waitFor(() => {
      const rows = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true')
      expect(rows).toHaveLength(1)
      return rows[0]!
    })
    expect(current.textContent).toContain('San Diego Intl')
  })

  it('leaves the list once in the history, however many were looked at', async () => {
    history.pushState(null, '', '/before')
    history.pushState(null, '', '/airports')
    open('/airports?q=intl', options)
    await heading('Airports')
    const length = history.length
    fireEvent.click(await screen.findByRole('link', { name: 'O’Hare Intl' }))
    await screen.findByRole('heading', { level: 2, name: 'O’Hare Intl' })
    fireEvent.click(await screen.findByRole('link', { name: 'Next airport' }))
    await screen.findByRole('heading', { level: 2, name: 'San Diego Intl' })
    fireEvent.click(screen.getByRole('button', { name: 'Close panel' }))
    await waitFor(() => expect(address()).toBe('/airports?q=intl'))
    expect(history.length).toBe(length + 1)
    await goBack()
    expect(address()).toBe('/before')
  })

  it('stands in a drawer where there is no room beside it', async () => {
    const media = narrow()
    open('/airports?at=1&peek=boise-air-terminal', options)
    const drawer = await screen.findByRole('dialog', { name: 'Boise Air Terminal' })
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/airports')
    media.mockRestore()
  })
})
