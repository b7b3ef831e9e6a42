import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data'
import { AppFrame, type AppFrameProps } from '../../../src/screens/app/AppFrame'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { addRecentPlace, clearRecentPlaces, recentPlacesOf } from '../../../src/screens/search/recentPlaces'
import { defineEntity, defineProduct, entityScreens, integer, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const part = defineEntity({
  name: 'part',
  labels: ['Part', 'Parts'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name', required: true }) },
  access: { keeper: { list: true, read: true, create: true }, guard: { list: false, read: false } },
})
const product = defineProduct({
  entities: [part],
  roles: { keeper: {}, guard: {} },
  screens: { ...entityScreens(part, { base: '/parts' }), search: { path: '/search', shows: 'search' } },
})
const source = memorySource(part, [
  { id: 1, name: 'Bolt' },
  { id: 2, name: 'Bracket' },
])

withRoom()
// They come late; a machine with much to do needs longer than a test waits.
beforeAll(async () => {
  await import('../../../src/screens/search/SearchScreen')
  await import('../../../src/screens/app/ProductQuickJump')
}, 60_000)
beforeEach(() => clearRecentPlaces())
afterEach(cleanup)

const navigate = vi.fn()

interface Here extends Pick<AppFrameProps, 'quickJump'> {
  role?: string
  me?: string | undefined
}

const page = (location: string, { role = 'keeper', me = 'ana', quickJump }: Here = {}) => (
  <ProductProvider
    product={product}
    role={role}
    me={me === '' ? undefined : me}
    sources={{ part: source }}
    router={{ location, navigate }}
  >
    <AppFrame name="Store" quickJump={quickJump}>
      <ProductScreens />
    </AppFrame>
  </ProductProvider>
)

const press = (target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'k', code: 'KeyK', ctrlKey: true })
const box = () => screen.findByRole('combobox', { name: 'Search or jump to' })

it('searches by the words in the address, and keeps those that are typed there', async () => {
  render(page('/search?q=bol'))
  expect((await screen.findByRole('link', { name: /^Bol/ })).getAttribute('href')).toBe('/parts/1')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'brack' } })
  expect(navigate).toHaveBeenLastCalledWith('/search?q=brack', { replace: true })
  expect(await screen.findByRole('link', { name: /^Brack/ })).toBeTruthy()
})

it('neither searches nor offers what the role may not list', async () => {
  const list = vi.spyOn(source, 'list')
  render(page('/search?q=bolt', { role: 'guard' }))
  await screen.findByRole('heading', { name: 'Nothing has “bolt”' })
  expect(list).not.toHaveBeenCalled()
  list.mockRestore()
})

it('opens the quick jump by Ctrl K, with the screens that the role may open', async () => {
  render(page('/parts'))
  press()
  await box()
  expect((await screen.findByRole('option', { name: 'Parts' })).getAttribute('href')).toBe('/parts')
  expect(screen.getByRole('option', { name: 'New part' }).getAttribute('href')).toBe('/parts/new')
})

it('leaves Ctrl K to rich text, and to whatever has used it', () => {
  render(page('/parts'))
  const editor = document.createElement('div')
  Object.defineProperty(editor, 'isContentEditable', { value: true })
  document.body.append(editor)
  press(editor)
  const own = document.createElement('div')
  own.addEventListener('keydown', (event) => event.preventDefault())
  document.body.append(own)
  press(own)
  expect(screen.queryByRole('dialog')).toBeNull()
  editor.remove()
  own.remove()
})

it('has no quick jump where the host wants none, and the search among the places then', () => {
  render(page('/parts', { quickJump: false }))
  press()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search')
})

it('offers the records that the person opened last, by titles that are read anew', async () => {
  addRecentPlace('ana', '/parts/2')
  addRecentPlace('ana', '/parts/99')
  expect(localStorage.getItem('screenwright:recent:ana')).not.toContain('Bracket')
  render(page('/parts'))
  press()
  await box()
  expect((await screen.findByRole('option', { name: /Bracket/ })).getAttribute('href')).toBe('/parts/2')
})

it('keeps them from a role that may not read them', async () => {
  const getMany = vi.spyOn(source, 'getMany')
  addRecentPlace('ana', '/parts/2')
  render(page('/search', { role: 'guard' }))
  press()
  await box()
  expect(screen.queryByText('Bracket')).toBeNull()
  expect(getMany).not.toHaveBeenCalled()
  getMany.mockRestore()
})

it('notes which records are opened, and forgets them once the person has signed out', async () => {
  const { rerender } = render(page('/parts/1'))
  await waitFor(() => expect(recentPlacesOf('ana')).toEqual(['/parts/1']))
  rerender(page('/parts', { me: '' }))
  await waitFor(() => expect(recentPlacesOf('ana')).toEqual([]))
  expect(localStorage.getItem('screenwright:recent:ana')).toBeNull()
})

it('remembers without storage as long as the page', () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  addRecentPlace('ben', '/parts/1')
  expect(recentPlacesOf('ben')).toEqual(['/parts/1'])
  denied.mockRestore()
})
