import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import type { Notice, NoticeSource } from '../../../src/screens/notifications/Notice'
import { NotificationsButton } from '../../../src/screens/notifications/NotificationsButton'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { checkProduct, defineProduct, describeProduct } from '../../../src/spec'

const product = defineProduct({
  roles: { clerk: {}, guest: {} },
  screens: {
    about: { path: '/about', shows: 'status' },
    news: { path: '/news', shows: 'notifications', roles: ['clerk'] },
  },
})

/** Three notices, two of them unread. */
function noticesOf(more?: Partial<NoticeSource>) {
  let all: readonly Notice[] = [3, 2, 1].map((id) => ({
    id,
    title: `Invoice ${id} is paid`,
    at: '2026-03-04T08:00:00Z',
    read: id === 1,
  }))
  const listeners = new Set<() => void>()
  const list = vi.fn<NoticeSource['list']>(({ unread }) =>
    Promise.resolve({
      notices: unread ? all.filter(({ read }) => !read) : all,
      unread: all.filter(({ read }) => !read).length,
    }),
  )
  const source: NoticeSource = {
    list,
    mark: (which, read) => {
      all = all.map((one) => (which === 'all' || which.includes(one.id) ? { ...one, read } : one))
      return Promise.resolve()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ...more,
  }
  return {
    source,
    list,
    arrive() {
      all = [{ id: 4, title: 'Invoice 4 is paid', at: '2026-03-04T09:00:00Z', read: false }, ...all]
      for (const listener of listeners) listener()
    },
  }
}

function open(notices: NoticeSource | undefined, { role = 'clerk', at = '/about' } = {}) {
  const app = (location: string) => (
    <ProductProvider
      product={product}
      role={role}
      notices={notices}
      router={{ location, navigate: () => {}, createHref: (to) => `#${to}` }}
    >
      <AppFrame name="Office" account={<NotificationsButton />}>
        <ProductScreens />
      </AppFrame>
    </ProductProvider>
  )
  const view = render(app(at))
  return (location: string) => act(async () => view.rerender(app(location)))
}

const place = () => within(screen.getByRole('navigation')).getByRole('link', { name: /^Notifications/ })

afterEach(cleanup)

it('says in the navigation and on the bell how many are unread, and what comes meanwhile', async () => {
  const { source, arrive } = noticesOf()
  open(source)
  await waitFor(() => expect(place().textContent).toContain('2 unread'))
  expect(screen.getByRole('link', { name: 'Notifications, 2 unread' }).getAttribute('href')).toBe('#/news')
  await act(async () => arrive())
  await waitFor(() => expect(place().textContent).toContain('3 unread'))
})

it('counts what is marked on the page off everywhere, and asks once for all', async () => {
  const { source, list } = noticesOf()
  const go = open(source)
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1))
  await go('/news')
  const all = await screen.findByRole('button', { name: 'Mark all as read' })
  await act(async () => all.click())
  await waitFor(() => expect(place().textContent).toBe('Notifications'))
  expect(screen.getByRole('link', { name: 'Notifications', current: false })).toBeTruthy()
  // Once for the count, once for the page.
  expect(list).toHaveBeenCalledTimes(2)
})

it('counts those that a source sends whole, where it tells no number', async () => {
  const { source } = noticesOf()
  const { list } = source
  open({ ...source, list: async (query) => ({ notices: (await list(query)).notices }) })
  await waitFor(() => expect(place().textContent).toContain('2 unread'))
})

it('leads nobody there whose role is not named, and says no number that is not known', async () => {
  const { source } = noticesOf({ list: () => Promise.reject(new Error('No answer')) })
  open(source, { role: 'guest' })
  expect(within(screen.getByRole('navigation')).queryByText('Notifications')).toBeNull()
  cleanup()
  open(source)
  await act(async () => {})
  expect(place().textContent).toBe('Notifications')
})

it('tells a developer that the product has no notices to show', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  open(undefined, { at: '/news' })
  expect(String(said.mock.calls)).toMatch(/Give <ProductProvider> notices/)
  said.mockRestore()
})

it('has no bell that leads nowhere: for a role that may not open the screen none is drawn', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  open(noticesOf().source, { role: 'guest' })
  await act(async () => {})
  expect(document.querySelector('.sw-NotificationsButton')).toBeNull()
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

it('has no bell where no screen shows notices, and tells a developer once', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bare = defineProduct({ screens: { about: { path: '/about', shows: 'status' } } })
  render(
    <ProductProvider product={bare} notices={noticesOf().source}>
      <NotificationsButton />
      <NotificationsButton />
    </ProductProvider>,
  )
  render(<NotificationsButton unread={3} />)
  expect(document.querySelector('.sw-NotificationsButton')).toBeNull()
  expect(said).toHaveBeenCalledOnce()
  expect(String(said.mock.calls)).toMatch(/<NotificationsButton> leads nowhere.+Give it href or onClick/)
  said.mockRestore()
})

it('has a bell with a press of its own, whatever screens there are', () => {
  const onClick = vi.fn()
  render(<NotificationsButton unread={3} onClick={onClick} />)
  act(() => screen.getByRole('button', { name: 'Notifications, 3 unread' }).click())
  expect(onClick).toHaveBeenCalledOnce()
})

it('stands on the specification sheet, and is no mistake', () => {
  expect(checkProduct(product)).toEqual([])
  expect(describeProduct(product)).toContain('what concerns the person')
})
