import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Column } from '../../../src/collection/Column'
import { RecordGrid } from '../../../src/collection/RecordGrid'
import { everythingSelected, nothingSelected, type Selection } from '../../../src/collection/Selection'
import { columnNames, expose, makeRows, root, type Row, smallestOf, sortedColumn } from './bench'

// As a host with all rows at hand would: an index array over them, sorted by a typed array of keys.
const columns: readonly Column<Row>[] = columnNames.map((id) => ({
  id,
  header: id,
  sortable: true,
  width: 96,
}))

let rows: Row[] = []
let setSorted: (sorted: boolean) => void
let setSelected: (selection: Selection) => void

function Grid() {
  const [sorted, sort] = useState(false)
  const [selection, select] = useState(nothingSelected)
  setSorted = sort
  setSelected = select
  const order = useMemo(() => orderOf(sorted), [sorted])
  return (
    <RecordGrid
      label="Rows"
      columns={columns}
      rowCount={order.length}
      getRow={(index) => rows[order[index]!]}
      getRowId={(index) => rows[order[index]!]?.id}
      sort={sorted ? [{ field: sortedColumn, direction: 'ascending' }] : []}
      onSortChange={() => sort(!sorted)}
      selection={selection}
      onSelectionChange={select}
    />
  )
}

function orderOf(sorted: boolean): Uint32Array {
  const order = Uint32Array.from(rows, (_, index) => index)
  if (!sorted) return order
  const keys = Float64Array.from(rows, (row) => Number(row[sortedColumn]))
  return order.sort((a, b) => keys[a]! - keys[b]!)
}

expose({
  prepare(count) {
    rows = makeRows(count)
  },
  mount: () => createRoot(root()).render(<Grid />),
  scroller: () => document.querySelector('[role="grid"]')!,
  sort: () => setSorted(true),
  selectAll: () => setSelected(everythingSelected),
  smallest: () => smallestOf(rows),
})
