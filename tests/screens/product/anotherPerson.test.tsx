import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { dismissToast, getToasts, toast } from '../../../src/components/toasts'
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

it('leaves messages alone when it becomes known who the person is', () => {
  const { rerender } = render(page('clerk', undefined))
  removed()
  rerender(page('clerk', 'ada'))
  expect(getToasts()).toHaveLength(1)
})
