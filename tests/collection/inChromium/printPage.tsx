import '../../../src/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { memorySource } from '../../../src/data/memorySource'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { integer, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'

const lamp = defineEntity({
  name: 'lamp',
  labels: ['Street lamp', 'Street lamps'],
  id: 'id',
  title: 'street',
  fields: { id: integer({ label: 'Number', readOnly: true }), street: text({ label: 'Street' }) },
})
const product = defineProduct({
  entities: [lamp],
  screens: {
    ...entityScreens(lamp, { base: '/lamps' }),
    specification: { path: '/specification', shows: 'specification' },
  },
})

const count = Number(new URLSearchParams(location.search).get('count'))
const lamps = Array.from({ length: count }, (_, index) => ({ id: index + 1, street: `Street ${index + 1}` }))
const sources = { lamp: memorySource(lamp, lamps) }

function App() {
  const [place, navigate] = useState(location.hash.slice(1) || '/lamps')
  return (
    <ProductProvider product={product} sources={sources} router={{ location: place, navigate }}>
      <AppFrame name="Town">
        <ProductScreens />
      </AppFrame>
    </ProductProvider>
  )
}

document.documentElement.dataset['theme'] = 'dark'
createRoot(document.body.appendChild(document.createElement('div'))).render(<App />)
