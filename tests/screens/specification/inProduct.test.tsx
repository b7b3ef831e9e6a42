import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { SpecificationScreen } from '../../../src/screens/specification/SpecificationScreen'
import { defineProduct } from '../../../src/spec'
import { withRoom } from '../withRoom'

const product = defineProduct({
  purpose: { does: 'Keeps *lamps* | of a town.' },
  roles: { owner: {}, visitor: {} },
  screens: {
    agreed: { path: '/specification', shows: 'specification', roles: ['owner'] },
    start: { path: '/', shows: 'status', title: 'Start' },
  },
})

withRoom()
// It comes late; a machine with much to do needs longer than a test waits.
beforeAll(() => import('../../../src/screens/specification/SpecificationScreen'), 60_000)
afterEach(cleanup)

function open(role: string) {
  render(
    <ProductProvider
      product={product}
      role={role}
      router={{ location: '/specification', navigate: () => {} }}
    >
      <AppFrame name="Lamps">
        <ProductScreens />
      </AppFrame>
    </ProductProvider>,
  )
}

it('is a page of the product, in the navigation of the roles that it is for', async () => {
  open('owner')
  expect(await screen.findByText('Keeps *lamps* | of a town.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Specification' })
  expect(link.getAttribute('href')).toBe('/specification')
  expect(link.getAttribute('aria-current')).toBe('page')
})

it('is not for other roles', async () => {
  open('visitor')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText('Keeps *lamps* | of a town.')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Specification' })).toBeNull()
})

it('says "not shown" for each section that is not declared, and beside it in the contents', () => {
  render(<SpecificationScreen product={product} check={false} />)
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  expect(within(contents).getAllByText('not shown')).toHaveLength(6)
  expect(within(screen.getByRole('region', { name: /^8/ })).getByText('not shown')).toBeTruthy()
})

it('tells a developer who gave no product', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<SpecificationScreen />)).toThrow(/has no product/)
  error.mockRestore()
})
