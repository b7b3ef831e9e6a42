import { createRoot } from 'react-dom/client'
import { type DataSource, memorySource } from '../../../src/data'
import { FormScreen } from '../../../src/index'
import { defineEntity, integer, text } from '../../../src/spec'

const repair = defineEntity({
  name: 'repair',
  labels: ['Repair', 'Repairs'],
  id: 'id',
  title: 'what',
  fields: { id: integer({ readOnly: true }), what: text({ label: 'What is broken', required: true }) },
})

const memory = memorySource(repair, [{ id: 1, what: 'Door lock' }])

/** A service behind the connection that the page itself has. */
const source: DataSource<Record<string, unknown>> = {
  can: memory.can,
  list: memory.list,
  get: (id, options) => memory.get(id, options),
  async update(id, changes, options) {
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    return memory.update(id, changes, options)
  },
}

createRoot(document.querySelector('#root')!).render(
  <FormScreen entity={repair} source={source as never} id={1} />,
)
