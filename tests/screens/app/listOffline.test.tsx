import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { memorySource } from '../../../src/data/memorySource'
import type { QueuedWrite } from '../../../src/data/queue/QueuedWrite'
import { queuedSource } from '../../../src/data/queuedSource'
import { lateScreens } from '../../../src/screens/app/lateScreens'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, entityScreens, integer, text } from '../../../src/spec'

beforeAll(async () => {
  await Promise.all([lateScreens.list.preload(), lateScreens.detail.preload(), lateScreens.form.preload()])
})
beforeEach(() => connect(true))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const { id } of getToasts()) dismissToast(id)
})

const film = defineEntity({
  name: 'film',
  labels: ['Film', 'Films'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ label: 'Number', readOnly: true }), name: text({ label: 'Name' }) },
})
const product = defineProduct({ entities: [film], screens: entityScreens(film, { base: '/films' }) })

const network = { online: true }
function connect(online: boolean) {
  network.online = online
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

function start(records = ['Harbour', 'Tide'].map((name, place) => ({ id: place + 1, name }))) {
  const kept = new Map<string, QueuedWrite>()
  const server = memorySource(film, records, {
    fail: () => (network.online ? undefined : { status: 0, title: 'No answer' }),
  })
  const source = queuedSource(server, film, {
    isOnline: () => network.online,
    store: {
      load: () => Promise.resolve([...kept.values()]),
      put: (write) => Promise.resolve(void kept.set(write.key, write)),
      delete: (key) => Promise.resolve(void kept.delete(key)),
    },
  })
  function Festival() {
    const router = useBrowserRouter()
    const [sources] = useState({ film: source })
    return (
      <ProductProvider product={product} sources={sources} router={router}>
        <ProductScreens />
        <ToastRegion />
      </ProductProvider>
    )
  }
  return { server, source, Festival }
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent)
        .join(' '),
    )

async function goTo(path: string) {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(window.location.pathname).toBe(path))
}

async function save(path: string, value: string) {
  await goTo(path)
  const box = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.clear(box)
  await userEvent.type(box, value)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('link', { name: 'Edit' })
}

it('a list without a connection shows what was made and changed since, and says that it is offline', async () => {
  window.history.pushState(null, '', '/films')
  const { Festival, source, server } = start()
  render(<Festival />)
  await screen.findByText('Harbour')
  connect(false)
  await save('/films/new', 'Ebb')
  await save('/films/1/edit', 'Old Harbour')
  await goTo('/films')
  await screen.findByText('Old Harbour')
  expect(await screen.findByText('You are offline')).toBeDefined()
  expect(names().map((row) => row.replace(/[^a-z ]/gi, '').trim())).toEqual([
    expect.stringContaining('Ebb'),
    expect.stringContaining('Old Harbour'),
    expect.stringContaining('Tide'),
  ])
  connect(true)
  await waitFor(() => expect(source.queue.getState().status).toBe('empty'))
  expect((await server.list({})).records.map(({ name }) => name)).toEqual(['Old Harbour', 'Tide', 'Ebb'])
  await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
  expect(screen.getAllByText('Ebb')).toHaveLength(1)
})

it('a list that was never loaded shows what waits to be made', async () => {
  window.history.pushState(null, '', '/films/new')
  const { Festival } = start()
  connect(false)
  render(<Festival />)
  await save('/films/new', 'Ebb')
  await goTo('/films')
  expect(await screen.findByText('Ebb', {}, { timeout: 5000 })).toBeDefined()
  expect(screen.getByText('You are offline')).toBeDefined()
})

it('a list that is looked at shows a write as soon as it waits', async () => {
  window.history.pushState(null, '', '/films')
  const { Festival, source } = start()
  render(<Festival />)
  await screen.findByText('Tide')
  connect(false)
  await source.create?.({ name: 'Ebb' })
  await source.remove?.(2)
  expect(await screen.findByText('Ebb')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Tide')).toBeNull())
})
