import '../../../src/styles.css'
import { createRoot } from 'react-dom/client'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { memorySource } from '../../../src/data/memorySource'
import { BoardScreen } from '../../../src/screens/board/BoardScreen'
import { CalendarScreen } from '../../../src/screens/calendar/CalendarScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { order, someOrders } from '../../../stories/screens/board/orders'
import { booking, bookings } from '../../../stories/screens/calendar/bookings'

/** Which screen, which role and which view stand in the address. */
const settings = new URLSearchParams(location.search)
const view = settings.get('view') === 'week' ? 'week' : 'month'

const product = defineProduct({ entities: [order, booking] })
const sources = { order: memorySource(order, someOrders(12)), booking: memorySource(booking, bookings) }

function Workshop() {
  return (
    <ProductProvider product={product} sources={sources} role={settings.get('role') ?? 'mechanic'}>
      {settings.get('screen') === 'board' ? (
        <BoardScreen entity={order} getHref={({ id }) => `#/orders/${id}`} />
      ) : (
        <CalendarScreen
          entity={booking}
          end="ends"
          defaultQuery={{ view, date: '2026-03-18' }}
          getHref={({ id }) => `#/bookings/${id}`}
        />
      )}
      <p>Below the screen</p>
      <ToastRegion />
    </ProductProvider>
  )
}

createRoot(document.querySelector('#root')!).render(<Workshop />)
