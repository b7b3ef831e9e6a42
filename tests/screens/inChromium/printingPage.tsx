import '../../../src/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { memorySource } from '../../../src/data/memorySource'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, instant, integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'

const district = defineEntity({
  name: 'district',
  labels: ['District', 'Districts'],
  id: 'id',
  title: 'name',
  fields: { id: text({ label: 'Key', readOnly: true }), name: text({ label: 'Name', required: true }) },
})

const lamp = defineEntity({
  name: 'lamp',
  labels: ['Street lamp', 'Street lamps'],
  id: 'id',
  title: 'street',
  version: 'rev',
  fields: {
    id: integer({ label: 'Number', readOnly: true }),
    rev: integer({ readOnly: true }),
    street: text({ label: 'Street', required: true }),
    district: reference('district', { label: 'District' }),
    height: integer({ label: 'Height', unit: 'm' }),
    checked: date({ label: 'Checked' }),
    lit: instant({ label: 'Lit since', readOnly: true, zone: 'UTC' }),
    status: choice(['lit', 'dark', 'gone'], {
      label: 'Status',
      readOnly: true,
      labels: { lit: 'Lit', dark: 'Dark', gone: 'Gone' },
    }),
  },
  sections: [
    { name: 'place', label: 'Place', fields: ['district', 'height'] },
    { name: 'care', label: 'Care', fields: ['checked'] },
  ],
  facts: ['district', 'lit'],
  states: { field: 'status', initial: 'lit', final: ['gone'] },
  transitions: {
    fail: { label: 'Fail', from: ['lit'], to: 'dark', bulk: true },
    mend: { label: 'Mend', from: ['dark'], to: 'lit' },
  },
})

const round = defineEntity({
  name: 'round',
  labels: ['Round', 'Rounds'],
  id: 'id',
  title: 'what',
  fields: {
    id: integer({ readOnly: true }),
    what: text({ label: 'What', required: true }),
    from: instant({ label: 'From', required: true, zone: 'UTC' }),
  },
})

const product = defineProduct({
  entities: [lamp, district, round],
  screens: {
    ...entityScreens(lamp, { base: '/lamps' }),
    ...entityScreens(district, { base: '/districts' }),
    ...entityScreens(round, { base: '/rounds', calendar: { start: 'from' } }),
  },
})

const lamps = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  rev: 1,
  street: `Quai de la Rive ${index + 1}`,
  district: index % 3 === 0 ? 'old' : 'new',
  height: 6 + (index % 5),
  checked: '2026-03-18',
  lit: '2026-03-18T09:05:00Z',
  status: (['lit', 'dark', 'gone'] as const)[index % 3] ?? 'lit',
}))
const sources = {
  lamp: memorySource(lamp, lamps, { history: true }),
  round: memorySource(round, [
    { id: 1, what: 'Old town, north of the river', from: '2026-11-26T09:00:00Z' },
    { id: 2, what: 'Bridges', from: '2026-11-29T14:00:00Z' },
  ]),
  district: memorySource(district, [
    { id: 'old', name: 'Old town' },
    { id: 'new', name: 'New town' },
  ]),
}

function Page() {
  const [place, navigate] = useState(location.hash.slice(1))
  return (
    <ProductProvider product={product} sources={sources} router={{ location: place, navigate }}>
      <AppFrame name="Town">
        <ProductScreens />
      </AppFrame>
    </ProductProvider>
  )
}

createRoot(document.querySelector('#root')!).render(<Page />)
