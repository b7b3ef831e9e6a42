import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider as TanStackProvider,
  useLocation as useTanStackLocation,
  useRouter as useTanStack,
  useRouterState,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useMemo } from 'react'
import {
  createMemoryRouter,
  HashRouter,
  MemoryRouter,
  RouterProvider,
  useHref,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import type { Router } from '../../../src/screens/product/Router'
import { airport, register } from '../../../stories/product/register'
import { registerSources } from '../../../stories/product/registerSources'

const boise = { id: 'boise', name: 'Boise Air Terminal', state: 'Idaho' }
const sources = { ...registerSources(), airport: memorySource(airport, [boise]) }

function Product({ router }: { router: Router }): ReactNode {
  return (
    <ProductProvider product={register} sources={sources} role="investigator" router={router}>
      <AppFrame name="Bird strikes of the FAA">
        <ProductScreens />
      </AppFrame>
    </ProductProvider>
  )
}

/** As the guide “Routing” shows it. */
function useReactRouter(): Router {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const root = useHref('/').replace(/\/$/, '')
  return useMemo(
    () => ({
      location: pathname + search,
      navigate: (to, options) => void navigate(to, options),
      back: () => void navigate(-1),
      createHref: (to) => root + to,
    }),
    [pathname, search, navigate, root],
  )
}

function useReactDataRouter(): Router {
  const router = useReactRouter()
  const { state } = useNavigation()
  return { ...router, pending: state !== 'idle' }
}

function useTanStackRouter(): Router {
  const { history, options } = useTanStack()
  const { pathname, searchStr } = useTanStackLocation()
  const pending = useRouterState({ select: ({ status }) => status === 'pending' })
  const { basepath = '' } = options
  return useMemo(() => {
    const createHref = (to: string) => basepath.replace(/\/$/, '') + to
    return {
      location: pathname + searchStr,
      navigate: (to, { replace } = {}) => history[replace ? 'replace' : 'push'](createHref(to)),
      back: () => history.back(),
      createHref,
      pending,
    }
  }, [pathname, searchStr, history, basepath, pending])
}

const WithReactRouter = () => <Product router={useReactRouter()} />
const WithReactDataRouter = () => <Product router={useReactDataRouter()} />
const WithTanStackRouter = () => <Product router={useTanStackRouter()} />

const tanStack = (basepath?: string) => {
  const rootRoute = createRootRoute()
  const routes = createRoute({ getParentRoute: () => rootRoute, path: '$', component: WithTanStackRouter })
  return createRouter({
    routeTree: rootRoute.addChildren([routes]),
    history: createMemoryHistory({ initialEntries: [`${basepath ?? ''}/airports?q=Boise`] }),
    ...(basepath !== undefined && { basepath }),
  })
}

const apps = {
  'react-router': () => (
    <MemoryRouter initialEntries={['/airports?q=Boise']}>
      <WithReactRouter />
    </MemoryRouter>
  ),
  'react-router below a path': () => (
    <MemoryRouter basename="/admin" initialEntries={['/admin/airports?q=Boise']}>
      <WithReactRouter />
    </MemoryRouter>
  ),
  'react-router with data': () => (
    <RouterProvider
      router={createMemoryRouter([{ path: '*', Component: WithReactDataRouter }], {
        initialEntries: ['/airports?q=Boise'],
      })}
    />
  ),
  'react-router behind a hash': () => {
    location.hash = '#/airports?q=Boise'
    return (
      <HashRouter>
        <WithReactRouter />
      </HashRouter>
    )
  },
  'TanStack Router': () => <TanStackProvider router={tanStack()} />,
  'TanStack Router below a path': () => <TanStackProvider router={tanStack('/admin')} />,
} satisfies Record<string, () => ReactNode>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const currentPlace = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`)

afterEach(cleanup)

describe.each(Object.entries(apps))('a product under %s', (_, draw) => {
  it('is opened at an address, and led on by links without loading the page anew', async () => {
    render(draw())
    await heading('Airports')
    // The heading of a page is there before its code has come.
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('Boise')
    expect(currentPlace()).toEqual(['Airports: page'])

    fireEvent.click(screen.getByRole('link', { name: 'New airport' }))
    await heading('New airport')
    expect(currentPlace()).toEqual(['Airports: true'])
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Moscow' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'State' }), { target: { value: 'Idaho' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await heading('Moscow')

    fireEvent.click(screen.getByRole('link', { name: 'Operators' }))
    await heading('Operators')
  })
})
