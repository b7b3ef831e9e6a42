import { createRoot } from 'react-dom/client'
import { memorySource } from '../../../src/data/memorySource'
import { AppFrame } from '../../../src/screens/app/AppFrame'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { useBrowserRouter } from '../../../src/screens/app/useBrowserRouter'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { entityScreens } from '../../../src/spec/product/entityScreens'

const worker = defineEntity({
  name: 'worker',
  labels: ['Worker', 'Workers'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ label: 'Name' }) },
})

const job = defineEntity({
  name: 'job',
  labels: ['Job', 'Jobs'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name' }),
    who: reference('worker', { label: 'Who' }),
    day: date({ label: 'Day' }),
    state: choice(['open', 'planned', 'done'], { label: 'State', readOnly: true }),
  },
  states: { field: 'state', initial: 'open', final: ['done'] },
  transitions: {
    plan: { from: ['open'], to: 'planned', label: 'Plan', ask: ['who', 'day'] },
    finish: { from: ['planned'], to: 'done', label: 'Finish' },
  },
})

const product = defineProduct({
  entities: [job, worker],
  screens: { ...entityScreens(job, { base: '/jobs', board: true }), ...entityScreens(worker) },
})

const states = ['open', 'planned', 'done'] as const
const sources = {
  worker: memorySource(worker, [{ id: 1, name: 'Ada' }]),
  job: memorySource(
    job,
    Array.from({ length: 9 }, (_, at) => ({
      id: at + 1,
      name: `Job ${at + 1}`,
      who: 1,
      day: '2026-11-02',
      state: states[at % 3]!,
    })),
  ),
}

function Page() {
  return (
    <ProductProvider product={product} sources={sources} router={useBrowserRouter()}>
      <AppFrame name="Workshop">
        <ProductScreens />
      </AppFrame>
    </ProductProvider>
  )
}

history.replaceState(null, '', '/jobs/board')
createRoot(document.querySelector('#root')!).render(<Page />)
