import { createRoot } from 'react-dom/client'
import { memorySource } from '../../../src/data/memorySource'
import { ImportScreen } from '../../../src/screens/import/ImportScreen'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { number, text } from '../../../src/spec/fields/fields'

const place = defineEntity({
  name: 'place',
  labels: ['Place', 'Places'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    zip: text({ label: 'Zip code', required: true, pattern: /^\d{5}$/ }),
    latitude: number({ label: 'Latitude', min: -90, max: 90 }),
    longitude: number({ label: 'Longitude', min: -180, max: 180 }),
    city: text({ label: 'City', required: true }),
    state: text({ label: 'State', maxLength: 2 }),
    county: text({ label: 'County' }),
  },
})

/** The tasks that held the main thread: each of more than 50 ms, which is what a browser calls a long one. */
const tasks: number[] = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tasks.push(duration)
}).observe({ type: 'longtask' })

Object.assign(window, { bench: { takeTasks: () => tasks.splice(0) } })

const root = document.getElementById('root')
if (root) createRoot(root).render(<ImportScreen entity={place} source={memorySource(place, [])} />)
