import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, it } from 'vitest'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { memorySource, queuedSource } from '../../../src/data'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { choice, defineEntity, defineProduct, integer, text } from '../../../src/spec'
import { keptStore } from '../../data/keptStore'

afterEach(cleanup)

const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  title: 'guest',
  fields: {
    id: integer({ readOnly: true }),
    guest: text({ label: 'Guest' }),
    state: choice(['asked', 'arrived'], { readOnly: true }),
  },
  states: { field: 'state', initial: 'asked' },
  transitions: { arrive: { from: ['asked'], to: 'arrived', label: 'Has arrived' } },
})
const product = defineProduct({ entities: [visit] })

it.each([
  [true, 'Ada: Arrived'],
  [false, 'Ada: Arrived. It waits to be sent'],
])('a step is told as done, or as waiting to be sent: connected %s', async (online, words) => {
  const server = memorySource(visit, [{ id: 1, guest: 'Ada', state: 'asked' }], {
    fail: ({ method }) => (online || method === 'get' ? undefined : { status: 0, title: 'No answer' }),
  })
  const source = queuedSource(server, visit, { store: keptStore().store, isOnline: () => online })
  render(
    <ProductProvider product={product} sources={{ visit: source }}>
      <DetailScreen entity={visit} id={1} />
      <ToastRegion />
    </ProductProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Has arrived' }))
  await screen.findByText(words, { selector: '.sw-Toast-message' })
})
