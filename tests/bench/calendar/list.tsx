import { createRoot } from 'react-dom/client'
import type { Column } from '../../../src/collection/Column'
import { RecordGrid } from '../../../src/collection/RecordGrid'
import { type BenchRecord, expose, recordsOf } from './records'

const columns: readonly Column<BenchRecord>[] = [
  { id: 'date', header: 'Date' },
  { id: 'title', header: 'Title' },
]

let rows: readonly BenchRecord[] = []

expose({
  prepare: (count) => void (rows = recordsOf(count)),
  mount: () =>
    createRoot(document.getElementById('root')!).render(
      <RecordGrid
        label="Bookings"
        columns={columns}
        rowCount={rows.length}
        getRow={(index) => rows[index]}
        getRowId={(index) => rows[index]?.id}
        getHref={({ id }) => `#/${id}`}
      />,
    ),
  scroller: '[role="grid"]',
  row: '[role="row"] a',
})
