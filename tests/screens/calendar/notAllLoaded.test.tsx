import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { CalendarScreen } from '../../../src/screens/calendar/CalendarScreen'
import type { CalendarQuery } from '../../../src/screens/calendar/calendarAddress'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { date, defineEntity, defineProduct, integer, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  title: 'customer',
  fields: {
    id: integer({ readOnly: true }),
    customer: text({ label: 'Customer', required: true }),
    day: date({ label: 'Day', required: true }),
  },
})
const product = defineProduct({ entities: [order] })

/** Five orders on each day of a November that is over, so that none of its days is today. */
const orders = Array.from({ length: 150 }, (_, place) => ({
  id: place + 1,
  customer: `Customer ${place + 1}`,
  day: `2025-11-${String(Math.floor(place / 5) + 1).padStart(2, '0')}`,
}))

withRoom()
afterEach(cleanup)

interface Asked extends CalendarQuery {
  limit?: number
  /** Whether the source knows an order, and can be asked for certain days. */
  able?: boolean
}

function open({ limit, able = true, ...query }: Asked) {
  const source = memorySource(order, orders)
  const can = able ? source.can : { search: false, sort: [], filter: {} }
  render(
    <ProductProvider product={product} sources={{ order: { ...source, can } }} role="">
      <CalendarScreen
        entity={order}
        layout="wide"
        limit={limit}
        defaultQuery={{ date: '2025-11-10', ...query }}
      />
    </ProductProvider>,
  )
}

// By its label, because looking for roles among so many takes seconds.
const dayOf = (words: string) => screen.findByLabelText(words)
const calendar = () => within(document.querySelector<HTMLElement>('.sw-CalendarScreen')!)
const cellOf = (button: HTMLElement) => within(button.closest<HTMLElement>('[role=gridcell]')!)

it('a month of which not all was read shows no day that was not read as a free one', async () => {
  open({ limit: 23 })
  expect(await dayOf('Tuesday, November 4, 2025, 5 entries')).toBeTruthy()
  expect(await dayOf('Wednesday, November 5, 2025, at least 3 entries')).toBeTruthy()
  const unread = await dayOf('Thursday, November 6, 2025, Not loaded')
  expect(cellOf(unread).getByText('Not loaded')).toBeTruthy()
  expect(await dayOf('Sunday, November 30, 2025, Not loaded')).toBeTruthy()
  expect(calendar().getByText(/^Days from Wednesday, November 5, 2025 on are not loaded/)).toBeTruthy()
})

it('a month of which all was read has no such words, and its free days are free', async () => {
  open({})
  expect(await dayOf('Sunday, November 30, 2025, 5 entries')).toBeTruthy()
  expect(await dayOf('Monday, December 1, 2025')).toBeTruthy()
  expect(calendar().queryByText(/loaded/)).toBeNull()
})

it('no day is known whole of a source that has no order and cannot be asked for days', async () => {
  open({ limit: 23, able: false })
  expect(await dayOf('Tuesday, November 4, 2025, at least 5 entries')).toBeTruthy()
  expect(await dayOf('Thursday, November 6, 2025, Not loaded')).toBeTruthy()
  expect(await dayOf('Saturday, November 1, 2025, at least 5 entries')).toBeTruthy()
})

it('a week is whole where what is missing is on other days', async () => {
  open({ limit: 40, view: 'week' })
  expect(await dayOf('Sunday, November 9, 2025, 5 entries')).toBeTruthy()
  expect(calendar().queryByText(/loaded|Only the first/)).toBeNull()
})

it('an agenda says below its last line which days are not loaded', async () => {
  open({ limit: 23, view: 'agenda' })
  expect(await dayOf('Wednesday, November 5, 2025 · Not all loaded')).toBeTruthy()
  expect(await dayOf('Tuesday, November 4, 2025')).toBeTruthy()
  expect(screen.getByText(/^November 6 – 30, 2025: not loaded$/)).toBeTruthy()
})

it('a day alone says that it is not all loaded', async () => {
  open({ limit: 3, view: 'day' })
  expect(await dayOf('Monday, November 10, 2025 · Not all loaded')).toBeTruthy()
})
