import '../../../src/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from '../../../src/components/toasts'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { memorySource } from '../../../src/data/memorySource'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { entityScreenProps } from '../../../src/screens/app/entityScreenProps'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'

const lines = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`line${at + 1}`, text({ label: `Line ${at + 1}` })]),
  )
const entityOf = (name: string, count: number) =>
  defineEntity({
    name,
    labels: [name, `${name}s`],
    id: 'id',
    title: 'title',
    fields: {
      id: integer({ readOnly: true }),
      title: text({ label: 'Title', required: true }),
      ...lines(count),
    },
  })
const long = entityOf('letter', 14)
const short = entityOf('note', 5)
const barred = entityOf('report', 14)
const entities = [long, short, barred]
const product = defineProduct({
  entities,
  screens: Object.assign({}, ...entities.map((one) => entityScreens(one, { base: `/${one.name}s` }))),
})
const sources = Object.fromEntries(entities.map((one) => [one.name, memorySource(one, [])]))

function Page() {
  const [place, navigate] = useState(location.hash.slice(1))
  return (
    <ProductProvider product={product} sources={sources} router={{ location: place, navigate }}>
      <AppFrame name="Office">
        <ProductScreens props={entityScreenProps(barred, { create: { saveBar: true } })} />
      </AppFrame>
      <ToastRegion />
    </ProductProvider>
  )
}

createRoot(document.querySelector('#root')!).render(<Page />)
Object.assign(window, {
  say: () => {
    toast('Letter saved')
    toast('Report 1,204 removed', { action: { label: 'Undo', onAction: () => {} } })
  },
})
