import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts, toast } from '../../../src/components/toasts'
import { useProduct } from '../../../src/screens/product/useProduct'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineProduct } from '../../../src/spec/product/defineProduct'

const product = defineProduct({ entities: [], roles: { clerk: {}, owner: {} } })

const page = (role: string, me: string | undefined) => (
  <ProductProvider product={product} sources={{}} role={role} me={me}>
    <ToastRegion />
  </ProductProvider>
)
const removed = () => act(() => void toast('Removed', { action: { label: 'Undo', onAction: () => {} } }))

beforeEach(() => getToasts().forEach(({ id }) => dismissToast(id)))
afterEach(cleanup)

it.each([
  ['another person', 'clerk', 'bo'],
  ['another role', 'owner', 'ada'],
  ['no one', 'clerk', undefined],
])('leaves no way back of the person before to %s', (_, role, me) => {
  const { rerender } = render(page('clerk', 'ada'))
  removed()
  rerender(page('clerk', 'ada'))
  expect(screen.getByText('Removed')).toBeTruthy()
  rerender(page(role, me))
  expect(getToasts()).toEqual([])
})

it('is the same person, written down anew each time, until a fact about them changes', () => {
  const seen = new Set<unknown>()
  function Seen() {
    seen.add(useProduct()?.me)
    return null
  }
  const of = (department: string) => (
    <ProductProvider product={product} sources={{}} role="clerk" me={{ id: 'ada', department }}>
      <Seen />
    </ProductProvider>
  )
  const { rerender } = render(of('roads'))
  rerender(of('roads'))
  expect(seen.size).toBe(1)
  rerender(of('parks'))
  expect([...seen]).toEqual([
    { id: 'ada', department: 'roads' },
    { id: 'ada', department: 'parks' },
  ])
})

it('leaves messages alone when it becomes known who the person is', () => {
  const { rerender } = render(page('clerk', undefined))
  removed()
  rerender(page('clerk', 'ada'))
  expect(getToasts()).toHaveLength(1)
})

const app = (person?: 'ada' | 'bo', name = 'a page') => (
  <StrictMode>
    {person ? (
      <ProductProvider key={name} product={product} sources={{}} role="clerk" me={person}>
        {name}
      </ProductProvider>
    ) : (
      'Sign in'
    )}
    <ToastRegion />
  </StrictMode>
)

it('leaves no way back on the page where the next person signs in, nor to that person', async () => {
  const { rerender } = render(app('ada'))
  removed()
  await act(async () => rerender(app()))
  expect(getToasts()).toEqual([])
  removed()
  rerender(app('ada'))
  expect(getToasts()).toHaveLength(1)
  await act(async () => rerender(app('bo', 'another page')))
  expect(getToasts()).toEqual([])
})

it('leaves messages alone where a page with a product of its own follows on another', async () => {
  const { rerender } = render(app('ada'))
  removed()
  await act(async () => rerender(app('ada', 'another page')))
  expect(getToasts()).toHaveLength(1)
})
