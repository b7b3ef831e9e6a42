import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineProduct } from '../../../src/spec/product/defineProduct'

const product = defineProduct({ screens: { costs: { path: '/costs' } } })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('leaves what stands around it, is written into the console, and can be tried again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = new Error('No number')
  let isBroken = true
  function Costs() {
    if (isBroken) throw broken
    return <h1>Costs</h1>
  }
  const app = (location: string) => (
    <ProductProvider product={product} role={undefined} router={{ location, navigate: () => {} }}>
      <nav>Navigation</nav>
      <ProductScreens screens={{ costs: () => <Costs /> }} />
    </ProductProvider>
  )
  const { rerender } = render(app('/costs'))
  expect(screen.getByText('Navigation')).toBeTruthy()
  const heading = screen.getByRole('heading', { level: 1, name: 'Something went wrong' })
  expect(document.activeElement).toBe(heading)
  expect(said.mock.calls.flat()).toContain(broken)
  // A screen that breaks again is said again.
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Costs' })).toBeTruthy()
  isBroken = true
  rerender(app('/costs?year=2025'))
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy()
  isBroken = false
  rerender(app('/costs?year=2026'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Costs' })).toBeTruthy()
  said.mockRestore()
})
