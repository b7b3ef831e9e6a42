import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts } from '../../../src/components/toasts'
import { memorySource } from '../../../src/data/memorySource'
import { queuedSource } from '../../../src/data/queuedSource'
import { lateScreens } from '../../../src/screens/app/lateScreens'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { date, defineEntity, defineProduct, entityScreens, integer, reference, text } from '../../../src/spec'
import { keptStore } from '../../data/keptStore'

beforeAll(async () => {
  await Promise.all([lateScreens.list.preload(), lateScreens.detail.preload(), lateScreens.form.preload()])
})
afterEach(() => {
  cleanup()
  for (const { id } of getToasts()) dismissToast(id)
})

const work = defineEntity({
  name: 'work',
  labels: ['Work', 'Works'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ label: 'Number', readOnly: true }), name: text({ label: 'Name' }) },
})
const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  titleTemplate: '{work} until {until}',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    work: reference('work', { label: 'Work' }),
    until: date({ label: 'Until' }),
    purpose: text({ label: 'Purpose' }),
  },
})
const parcel = defineEntity({
  name: 'parcel',
  labels: ['Parcel', 'Parcels'],
  id: 'code',
  fields: { code: text({ label: 'Code', readOnly: true }), to: text({ label: 'To' }) },
})
const product = defineProduct({
  entities: [work, loan, parcel],
  screens: {
    ...entityScreens(loan, { base: '/loans' }),
    ...entityScreens(work, { base: '/works' }),
    ...entityScreens(parcel, { base: '/parcels' }),
  },
})

const network = { online: false, rejects: '' }
const given = () => ({
  fail: ({ method }: { method: string }) => {
    if (!network.online) return { status: 0, title: 'No answer' }
    return method === 'create' && network.rejects ? { status: 422, title: network.rejects } : undefined
  },
})
const isOnline = () => network.online

function Museum() {
  const router = useBrowserRouter()
  const [sources] = useState(() => ({
    work: queuedSource(memorySource(work, [{ id: 3, name: 'The Harbour' }], given()), work, {
      store: keptStore().store,
      isOnline,
    }),
    loan: queuedSource(memorySource(loan, [], given()), loan, { store: keptStore().store, isOnline }),
    parcel: queuedSource(memorySource(parcel, [], given()), parcel, { store: keptStore().store, isOnline }),
  }))
  return (
    <ProductProvider product={product} sources={sources} router={router}>
      <ProductScreens />
      <ToastRegion />
    </ProductProvider>
  )
}

/** Makes a record without a connection, and answers with the heading of its page. */
async function make(path: string, label: string, value: string) {
  network.online = false
  history.pushState(null, '', path)
  render(<Museum />)
  await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), value)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('link', { name: 'Edit' })
  return screen.getByRole('heading', { level: 1 }).textContent
}

const temporary = /-\d{6,}|new-\d/

it.each([
  ['/loans/new', 'Purpose', 'A show', 'New loan'],
  ['/works/new', 'Name', 'The Mill', 'The Mill'],
  ['/parcels/new', 'To', 'Ghent', 'New parcel'],
])(
  'a record that waits to be sent is called by its title, or as new: %s',
  async (path, label, value, title) => {
    expect(await make(path, label, value)).toBe(title)
    await screen.findByText(`${title} is kept here and waits to be sent`, { selector: '.sw-Toast-message' })
    await waitFor(() => expect(document.title).toContain(title))
    expect(document.body.textContent).not.toMatch(temporary)
  },
)

it('stands in its list without the number that it has until it is sent', async () => {
  await make('/loans/new', 'Purpose', 'A show')
  network.online = true
  fireEvent.click(screen.getByRole('link', { name: 'Loans' }))
  expect(await screen.findAllByText('New loan')).not.toHaveLength(0)
  expect(document.body.textContent).not.toMatch(temporary)
})

it('comes back with its values when it is rejected, and is mended in its form', async () => {
  await make('/works/new', 'Name', 'The Mill')
  Object.assign(network, { online: true, rejects: 'There is a mill already' })
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await screen.findByText(/It was rejected/, { selector: '.sw-Banner *' })
  network.rejects = ''
  const news = screen.getByRole('button', { name: 'Discard mine' }).parentElement as HTMLElement
  fireEvent.click(within(news).getByRole('link', { name: 'Edit' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await waitFor(() => expect(name.value).toBe('The Mill'))
  fireEvent.input(name, { target: { value: 'The Water Mill' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'The Water Mill' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard mine' })).toBeNull())
  expect(location.pathname).toBe('/works/4')
})

it('is told on its own page and by name in its list, and on no page of another record', async () => {
  await make('/works/new', 'Name', 'The Mill')
  Object.assign(network, { online: true, rejects: 'There is a mill already' })
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await screen.findByText(/It was rejected/, { selector: '.sw-Banner *' })
  fireEvent.click(screen.getByRole('link', { name: 'Works' }))
  await screen.findByText(/The Mill · Name: It was rejected/)
  fireEvent.click(screen.getByRole('link', { name: 'The Harbour' }))
  await screen.findByRole('heading', { level: 1, name: 'The Harbour' })
  await waitFor(() => expect(screen.queryByText(/It was rejected/)).toBeNull())
  network.rejects = ''
})
