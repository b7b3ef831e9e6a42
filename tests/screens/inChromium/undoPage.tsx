import '../../../src/styles.css'
import { createRoot } from 'react-dom/client'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { indexedDbSource } from '../../../src/data/indexedDbSource'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { forgetUndos } from '../../../src/screens/source/keptUndos'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, integer, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'

const invoice = defineEntity({
  name: 'invoice',
  labels: ['Invoice', 'Invoices'],
  id: 'id',
  title: 'number',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    number: text({ label: 'Number' }),
    status: choice(['draft', 'sent'], { label: 'Status', readOnly: true }),
  },
  states: { field: 'status', initial: 'draft' },
  transitions: {
    send: { from: ['draft'], to: 'sent', label: 'Send', undo: 'recall', bulk: true },
    recall: { from: ['sent'], to: 'draft', label: 'Recall' },
  },
})

const product = defineProduct({
  entities: [invoice],
  screens: entityScreens(invoice, { base: '/invoices' }),
})

const kept = indexedDbSource(invoice, {
  name: 'office',
  seed: [1, 2, 3].map((id) => ({ id, rev: 1, number: `INV-${id}`, status: 'draft' as const })),
})

/** Who is at the page, and what the source can, stand before the path: they outlive a step to another screen. */
const settings = new URLSearchParams(location.hash.slice(1))
const { restore: _, ...withoutRestore } = kept
const source = settings.get('restore') === 'no' ? withoutRestore : kept

function Office() {
  const router = useBrowserRouter()
  return (
    <ProductProvider
      product={product}
      sources={{ invoice: source }}
      me={settings.get('me') ?? undefined}
      router={router}
    >
      <ProductScreens />
      <ToastRegion />
    </ProductProvider>
  )
}

Object.assign(window, { forgetUndos })
createRoot(document.body.appendChild(document.createElement('main'))).render(<Office />)
