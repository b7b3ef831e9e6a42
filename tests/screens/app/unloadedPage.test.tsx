import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { memorySource } from '../../../src/data/memorySource'
import { queuedSource } from '../../../src/data/queuedSource'
import { lateScreens } from '../../../src/screens/app/lateScreens'
import { LateScreenFailure } from '../../../src/screens/app/LateScreenFailure'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, entityScreens, integer, text } from '../../../src/spec'

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  title: 'purpose',
  fields: { id: integer({ readOnly: true }), purpose: text({ label: 'Purpose' }) },
})
const product = defineProduct({ entities: [loan], screens: entityScreens(loan, { base: '/loans' }) })

const network = { online: false }

/** Begins at the form, before the code of a record's page has come. */
function open() {
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.online)
  vi.spyOn(lateScreens.detail, 'isLoaded').mockImplementation(() => network.online)
  const preload = vi.spyOn(lateScreens.detail, 'preload').mockResolvedValue()
  history.pushState(null, '', '/loans/new')
  render(<Museum />)
  return preload
}

function Museum() {
  const router = useBrowserRouter()
  const [loans] = useState(() => {
    const server = memorySource(loan, [{ id: 1, purpose: 'A fair' }], {
      fail: () => (network.online ? undefined : { status: 0, title: 'No answer' }),
    })
    const kept = new Map()
    return queuedSource(server, loan, {
      isOnline: () => network.online,
      store: {
        load: () => Promise.resolve([...kept.values()]),
        put: (write) => Promise.resolve(void kept.set(write.key, write)),
        delete: (key) => Promise.resolve(void kept.delete(key)),
      },
    })
  })
  return (
    <ProductProvider product={product} sources={{ loan: loans }} router={router}>
      <ProductScreens />
      <ToastRegion />
    </ProductProvider>
  )
}

async function save(purpose: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Purpose/ }), purpose)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  network.online = false
  for (const { id } of getToasts()) dismissToast(id)
})

it('says that a record is kept and will be sent, where the code of its page cannot come, and leads on', async () => {
  open()
  await save('A show')
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'A show is kept here and waits to be sent',
  })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const page = within(screen.getByRole('region', { name: 'A show is kept here and waits to be sent' }))
  expect(page.getByText(/kept here, and sent as soon as there is a connection/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Loans' }).getAttribute('href')).toBe('/loans')
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'New loan' }))
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Purpose/ })
  expect(box.value).toBe('')
  await save('A ball')
  await screen.findByRole('heading', { level: 1, name: 'A ball is kept here and waits to be sent' })
})

it('leads to the page of the record once there is a connection, and no longer says that it waits', async () => {
  open()
  await save('A show')
  await screen.findByRole('heading', { level: 1, name: 'A show is kept here and waits to be sent' })
  network.online = true
  window.dispatchEvent(new Event('online'))
  const link = await screen.findByRole('link', { name: 'Open' })
  await waitFor(() => expect(document.querySelector('.sw-StatusScreen .sw-Banner')).toBeNull())
  fireEvent.click(link)
  await screen.findByRole('heading', { name: 'A show' })
})

it('the code of the page that follows a form comes with the form, also for a person who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  const preload = open()
  await waitFor(() => expect(preload).toHaveBeenCalled())
  Object.assign(navigator, { connection: undefined })
})

it('a page whose code cannot come without a connection says so, and offers no reload that would lose the app', async () => {
  const onRetry = vi.fn()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.online)
  render(<LateScreenFailure isTrying={false} onRetry={onRetry} onLeave={() => {}} />)
  screen.getByRole('heading', { name: 'This page could not be loaded' })
  screen.getByText(/comes as soon as there is a connection/)
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull()
  network.online = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(onRetry).toHaveBeenCalledOnce()
  screen.getByRole('button', { name: 'Reload the page' })
})
