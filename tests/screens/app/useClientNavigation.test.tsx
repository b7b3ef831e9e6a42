import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo } from 'react'
import { Link as RouterLink, MemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { Breadcrumbs } from '../../../src/components/Breadcrumbs'
import { Button } from '../../../src/components/Button'
import { Link } from '../../../src/components/Link'
import {
  type ClientNavigationOptions,
  useClientNavigation,
} from '../../../src/screens/app/useClientNavigation'

afterEach(cleanup)

/** An app under React Router that has single parts on its pages. */
function App(options: ClientNavigationOptions) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const router = useMemo(
    () => ({ location: pathname + search, navigate: (to: string) => void navigate(to) }),
    [pathname, search, navigate],
  )
  useClientNavigation(router, options)
  return (
    <>
      <h1>{pathname}</h1>
      <Breadcrumbs items={[{ label: 'Courses', href: '/courses' }, { label: 'Monday' }]} />
      <Button href="/courses/new">New course</Button>
      <Link href="/reports/2026.pdf">Report</Link>
      <Link href="/logout" rel="external">
        Sign out
      </Link>
      <RouterLink to="/own">Own link</RouterLink>
    </>
  )
}

const here = () => screen.getByRole('heading', { level: 1 }).textContent

function open(options?: ClientNavigationOptions) {
  render(
    <MemoryRouter initialEntries={['/courses/7']}>
      <App {...options} />
    </MemoryRouter>,
  )
}

/** Whether the browser would have loaded a page for this click. */
async function loads(name: string) {
  let loaded = false
  const hear = (event: MouseEvent) => {
    loaded = !event.defaultPrevented
    event.preventDefault()
  }
  // After the app, which listens to the window.
  setTimeout(() => window.addEventListener('click', hear, { once: true }))
  await new Promise((resolve) => setTimeout(resolve))
  await userEvent.click(screen.getByRole('link', { name }))
  return loaded
}

it('leads links of any part through the router', async () => {
  open()
  expect(await loads('New course')).toBe(false)
  expect(here()).toBe('/courses/new')
  expect(await loads('Courses')).toBe(false)
  expect(here()).toBe('/courses')
})

it('leaves to the browser what is said to lead out of the app', async () => {
  open({ isOwn: (path) => !path.startsWith('/reports/') })
  expect(await loads('Report')).toBe(true)
  expect(await loads('Sign out')).toBe(true)
  expect(here()).toBe('/courses/7')
})

it("goes once where the router's own links lead", async () => {
  const isOwn = vi.fn<(path: string) => boolean>(() => true)
  open({ isOwn })
  expect(await loads('Own link')).toBe(false)
  expect(here()).toBe('/own')
  expect(isOwn).not.toHaveBeenCalled()
})
