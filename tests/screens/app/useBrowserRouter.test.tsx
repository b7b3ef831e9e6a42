import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'

const shownRouters: ReturnType<typeof useBrowserRouter>[] = []
const navigate: ReturnType<typeof useBrowserRouter>['navigate'] = (...where) =>
  shownRouters.at(-1)?.navigate(...where)

function Page({ base }: { base?: string }) {
  const router = useBrowserRouter({ base })
  useEffect(() => {
    shownRouters.push(router)
  }, [router])
  return <p data-testid="location">{router.location}</p>
}

const shown = () => screen.getByTestId('location').textContent

/** The attributes of a link on the page, and how it is clicked: whether the app follows it. */
function isFollowed(attributes: Record<string, string>, click: MouseEventInit = {}): boolean {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.body.append(link)
  // A browser would go there; here it only counts whether it was left to it.
  const leave = (event: MouseEvent) => event.preventDefault()
  let followed = false
  window.addEventListener('click', (event) => (followed = event.defaultPrevented), { once: true })
  window.addEventListener('click', leave, { once: true })
  fireEvent.click(link, { bubbles: true, cancelable: true, ...click })
  link.remove()
  return followed
}

beforeEach(() => history.replaceState(null, '', '/admin/strikes?q=gull'))
afterEach(cleanup)

describe('the router of the browser', () => {
  it('knows the path and the search below its base', () => {
    render(<Page base="/admin/" />)
    expect(shown()).toBe('/strikes?q=gull')
  })

  it('goes to a path, and back with the browser', async () => {
    render(<Page base="/admin" />)
    act(() => navigate('/airports'))
    expect([shown(), location.pathname]).toEqual(['/airports', '/admin/airports'])
    await act(
      () =>
        new Promise<void>((done) => {
          window.addEventListener('popstate', () => done(), { once: true })
          history.back()
        }),
    )
    expect(shown()).toBe('/strikes?q=gull')
  })

  it('leaves nothing to come back from where a place is replaced, or gone to twice', () => {
    render(<Page base="/admin" />)
    const before = history.length
    act(() => navigate('/airports', { replace: true }))
    act(() => navigate('/airports'))
    expect([shown(), history.length]).toEqual(['/airports', before])
  })

  it('tells every part of the page that asks', () => {
    render(<Page />)
    render(<Page />)
    act(() => navigate('/strikes/7'))
    expect(screen.getAllByTestId('location').map((one) => one.textContent)).toEqual([
      '/strikes/7',
      '/strikes/7',
    ])
  })

  it('follows the links of the app, wherever they stand', () => {
    render(<Page base="/admin" />)
    expect(isFollowed({ href: '/admin/airports' })).toBe(true)
    expect(shown()).toBe('/airports')
    expect(isFollowed({ href: '/admin' })).toBe(true)
    expect(shown()).toBe('/')
  })

  it.each([
    ['is opened in a tab of its own', { href: '/admin/airports' }, { ctrlKey: true }],
    ['is opened in a window of its own', { href: '/admin/airports' }, { shiftKey: true }],
    ['is saved', { href: '/admin/airports' }, { altKey: true }],
    ['is clicked with the middle button', { href: '/admin/airports' }, { button: 1 }],
    ['opens elsewhere', { href: '/admin/airports', target: '_blank' }, {}],
    ['is a download', { href: '/admin/strikes.csv', download: '' }, {}],
    ['is said to lead out of the app', { href: '/admin/sign-out', rel: 'external' }, {}],
    ['leads to another origin', { href: 'https://example.org/admin/airports' }, {}],
    ['leads out of the base', { href: '/administration' }, {}],
    ['writes a letter', { href: 'mailto:board@example.org' }, {}],
    ['leads to a place on the page', { href: '/admin/strikes?q=gull#speed' }, {}],
  ])('leaves a link to the browser that %s', (_, attributes: Record<string, string>, click) => {
    render(<Page base="/admin" />)
    expect(isFollowed(attributes, click)).toBe(false)
    expect(shown()).toBe('/strikes?q=gull')
  })

  it('leaves alone what the page has handled itself', () => {
    render(
      <>
        <Page base="/admin" />
        <a href="/admin/airports" onClick={(event) => event.preventDefault()}>
          Airports
        </a>
      </>,
    )
    fireEvent.click(screen.getByRole('link'))
    expect(shown()).toBe('/strikes?q=gull')
  })
})
