import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { entityScreenProps } from '../../../src/screens/app/entityScreenProps'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductScreens, type ProductScreensProps } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { checkProduct } from '../../../src/spec/product/checkProduct'
import { airport, register, report } from '../../../stories/product/register'
import { registerSources } from '../../../stories/product/registerSources'
import { recordAnnouncements } from '../../../stories/fixtures/recordAnnouncements'

interface AppProps extends ProductScreensProps {
  role?: string
  sources?: ReturnType<typeof registerSources>
}

const shared = registerSources()

function App({ role = 'pilot', sources = shared, ...rest }: AppProps) {
  const router = useBrowserRouter()
  return (
    <ProductProvider product={register} sources={sources} role={role} router={router}>
      <ProductScreens {...rest} />
      <ToastRegion />
    </ProductProvider>
  )
}

const open = (path: string, props: AppProps = {}) => {
  history.replaceState(null, '', path)
  return render(<App {...props} />)
}
/** With one airport more. */
const withBoise = () => {
  const sources = registerSources()
  const boise = { id: 'boise-air-terminal', name: 'Boise Air Terminal', state: 'Idaho' }
  return { ...sources, airport: memorySource(airport, [boise]) }
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const goBack = () =>
  act(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('popstate', () => done(), { once: true })
        history.back()
      }),
  )

beforeEach(() => {
  document.title = 'Register'
})
afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

describe('the register', () => {
  it('is a product that fits together', () => {
    expect(checkProduct(register)).toEqual([])
  })
})

describe('the screens of a product', () => {
  it('lead from a record to its form, back to it, and to the list, each under its own address', async () => {
    open('/airports/boise-air-terminal', { role: 'investigator', sources: withBoise() })
    await heading('Boise Air Terminal')
    fireEvent.click(await screen.findByRole('link', { name: 'Edit' }))
    await heading('Edit Boise Air Terminal')
    expect(location.pathname).toBe('/airports/boise-air-terminal/edit')
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    await heading('Boise Air Terminal')
    fireEvent.click(screen.getByRole('link', { name: 'Airports' }))
    await heading('Airports')
    expect(location.pathname).toBe('/airports')
  })

  it('name the way here: the list, and the record by its title', async () => {
    // It is verified, so that its form is there to be read.
    open('/strikes/BS-00061/edit')
    await heading(/^Coyote at /)
    const way = screen.getByRole('navigation', { name: 'You are here' })
    const steps = await waitFor(() => {
      const links = within(way).getAllByRole('link')
      expect(links[1]?.textContent).toBe("Coyote at Chicago O'Hare International Airport")
      return links
    })
    expect(steps.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Bird strikes', '/strikes'],
      ["Coyote at Chicago O'Hare International Airport", '/strikes/BS-00061'],
    ])
  })

  it('fill in what an address points at, and lead back there', async () => {
    const sources = registerSources()
    const [place] = (await sources.airport.list({ offset: 0, limit: 1 })).records
    open(`/strikes/new?airport=${place?.id}&species=Gull`, { sources })
    await heading('New bird strike')
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Airport' })
    await waitFor(() => expect(box.value).toBe(place?.name))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Species' }).value).toBe('')
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe(`/airports/${place?.id}`)
  })

  it('take a new record from its form to its page, in place of the form in the history', async () => {
    open('/airports/new', { role: 'investigator', sources: registerSources() })
    await heading('New airport')
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), {
      target: { value: 'Boise Air Terminal' },
    })
    fireEvent.change(screen.getByRole('textbox', { name: 'State' }), { target: { value: 'Idaho' } })
    const before = history.length
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await heading('Boise Air Terminal')
    expect(history.length).toBe(before)
    expect(
      within(screen.getByRole('region', { name: 'Messages' })).getByText('Boise Air Terminal saved'),
    ).toBeTruthy()
  })

  it('say once that something is saved, in the words that name it', async () => {
    const announcements = recordAnnouncements()
    open('/operators/new', { role: 'investigator', sources: registerSources() })
    await heading('New operator')
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Mesa Airlines' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await heading('Mesa Airlines')
    await waitFor(() => expect(announcements.heard.some((words) => /saved/i.test(words))).toBe(true))
    expect(announcements.heard.filter((words) => /saved/i.test(words))).toEqual(['Mesa Airlines saved'])
    announcements.stop()
  })

  it('say that a path leads nowhere, with a way on', async () => {
    open('/moon')
    await heading('Page not found')
    fireEvent.click(screen.getByRole('link', { name: 'Bird strikes' }))
    await heading('Bird strikes')
    expect(location.pathname).toBe('/strikes')
  })

  it('say of a screen that is not declared that the page is not found, and not that a record of its name is gone', async () => {
    open('/airports/tree')
    await heading('Page not found')
    cleanup()
    open('/airports/tempelhof')
    await heading('There is no such record')
    cleanup()
    const tree = { id: 'tree', name: 'Tree Point', state: 'Alaska' }
    open('/airports/tree', { sources: { ...registerSources(), airport: memorySource(airport, [tree]) } })
    await heading('Tree Point')
  })

  it('begin for each role at its own first screen, where the root is not for it, or is no screen', async () => {
    const { overview, ...rest } = register.screens
    const screens = { overview: { ...overview, path: '/', roles: ['investigator'] }, ...rest }
    const at = (role: string, product: typeof register) => {
      history.replaceState(null, '', '/')
      const Root = () => (
        <ProductProvider product={product} sources={shared} role={role} router={useBrowserRouter()}>
          <ProductScreens />
        </ProductProvider>
      )
      return render(<Root />)
    }
    const before = history.length
    at('visitor', { ...register, screens } as unknown as typeof register)
    await heading('Bird strikes')
    expect(location.pathname).toBe('/strikes')
    expect(history.length).toBe(before)
    cleanup()
    at('visitor', { ...register, screens: rest } as unknown as typeof register)
    await heading('Bird strikes')
    cleanup()
    at('investigator', { ...register, screens } as unknown as typeof register)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(''))
    expect(location.pathname).toBe('/')
  })

  it('begin on the screen that the role is declared to, which the name in the header leads to as well', async () => {
    const { overview: _, ...screens } = register.screens
    const roles = {
      ...register.roles,
      visitor: { start: 'airport.list' },
      pilot: { start: 'report.nothing' },
    }
    const at = (role: string) => {
      history.replaceState(null, '', '/')
      const Root = () => (
        <ProductProvider
          product={{ ...register, screens, roles }}
          sources={shared}
          role={role}
          router={useBrowserRouter()}
        >
          <AppFrame name="Register">
            <ProductScreens />
          </AppFrame>
        </ProductProvider>
      )
      return render(<Root />)
    }
    at('visitor')
    await heading('Airports')
    expect(location.pathname).toBe('/airports')
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/airports')
    cleanup()
    // A screen that is not there is told by `checkProduct`; people begin as without it.
    at('pilot')
    await heading('Bird strikes')
  })

  it('say that a role may not open a screen, and never ask its source', async () => {
    let asked = 0
    const sources = registerSources()
    const operators = {
      ...sources.operator,
      list: (...call: Parameters<typeof sources.operator.list>) => (
        (asked += 1),
        sources.operator.list(...call)
      ),
    }
    open('/operators', { role: 'visitor', sources: { ...sources, operator: operators } })
    await heading('You do not have access')
    expect(asked).toBe(0)
  })

  it('keep search and order of a list in the address, also after another screen', async () => {
    open('/strikes?q=coyote')
    await heading('Bird strikes')
    const box = await screen.findByRole<HTMLInputElement>('searchbox')
    expect(box.value).toBe('coyote')
    fireEvent.change(box, { target: { value: 'gull' } })
    fireEvent.keyDown(box, { key: 'Enter' })
    await waitFor(() => expect(location.search).toBe('?q=gull'))
    fireEvent.click(screen.getByRole('link', { name: 'New bird strike' }))
    await heading('New bird strike')
    expect(location.pathname + location.search).toBe('/strikes/new')
    await goBack()
    await heading('Bird strikes')
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('gull')
  })

  it('call the window as their heading is called, and leave it as it was', async () => {
    const { unmount } = open('/strikes/BS-00061')
    await waitFor(() => expect(document.title).toMatch(/^Coyote at Chicago O.Hare.* · Register$/))
    unmount()
    expect(document.title).toBe('Register')
  })

  it('call the window as the host says', async () => {
    open('/strikes', { getDocumentTitle: (title) => `FAA | ${title}` })
    await waitFor(() => expect(document.title).toBe('FAA | Bird strikes'))
  })

  it('leave focus alone at first, and bring it to the heading of the next screen', async () => {
    open('/strikes')
    const first = await heading('Bird strikes')
    expect(document.activeElement).not.toBe(first)
    fireEvent.click(screen.getByRole('link', { name: 'New bird strike' }))
    const next = await heading('New bird strike')
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  it('take props of the host for one screen, over those of the product', async () => {
    open('/strikes', {
      props: entityScreenProps(report, { list: { title: 'All reports', fields: ['species', 'status'] } }),
    })
    await heading('All reports')
    // Before them stands the box that selects, after them the menu of what can be done with a row.
    expect((await screen.findAllByRole('columnheader')).map((cell) => cell.textContent)).toEqual([
      '',
      'Species',
      'Status',
      'Actions',
    ])
  })

  it('are drawn by the host where it has one of its own', async () => {
    open('/airports/denver', {
      screens: {
        'airport.detail': ({ params, breadcrumbs }) => (
          <>
            {breadcrumbs}
            <h1>Map of {params['id']}</h1>
          </>
        ),
      },
    })
    await heading('Map of denver')
    expect(screen.getByRole('link', { name: 'Airports' }).getAttribute('href')).toBe('/airports')
  })

  it('are in the HTML of a server, and asked for by its address', () => {
    function Served() {
      const router = useBrowserRouter({ serverLocation: '/airports' })
      return (
        <ProductProvider product={register} sources={shared} role="pilot" router={router}>
          <ProductScreens />
        </ProductProvider>
      )
    }
    expect(renderToString(<Served />)).toContain('Airports')
  })

  it('work twice mounted, as StrictMode does', async () => {
    history.replaceState(null, '', '/strikes')
    const { unmount } = render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
    await waitFor(() => expect(document.title).toBe('Bird strikes · Register'))
    unmount()
    expect(document.title).toBe('Register')
  })
})
