import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { columnNames, compare, expose, makeRows, root, type Row, rowHeight, smallestOf } from './bench'

// As its guides show: a table with sorting and selection, and a virtualizer over its rows of one fixed height.
const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})
const helper = createColumnHelper<typeof features, Row>()
const columns = helper.columns(
  columnNames.map((name) =>
    helper.accessor(name, {
      header: name,
      sortFn: (a, b) => compare(a.original[name], b.original[name]),
      sortDescFirst: false,
    }),
  ),
)

let rows: Row[] = []
let table: {
  setSorting(sorting: { id: string; desc: boolean }[]): void
  toggleAllRowsSelected(value: boolean): void
}

function Grid() {
  const scroller = useRef<HTMLDivElement>(null)
  const made = useTable({ features, columns, data: rows, getRowId: (row) => String(row.id) })
  table = made
  const model = made.getRowModel().rows
  const virtualizer = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => model[index]!.id,
    overscan: 5,
  })
  return (
    <div className="bench-scroller" role="grid" ref={scroller}>
      <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = model[item.index]!
          return (
            <div
              key={item.key}
              role="row"
              className="bench-row"
              aria-rowindex={item.index + 2}
              aria-selected={row.getIsSelected()}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <div role="gridcell">
                <input
                  type="checkbox"
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </div>
              {row.getAllCells().map((cell) => (
                <div key={cell.id} role="gridcell" className="bench-cell">
                  <made.FlexRender cell={cell} />
                </div>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

expose({
  prepare(count) {
    rows = makeRows(count)
  },
  mount: () => createRoot(root()).render(<Grid />),
  scroller: () => document.querySelector('.bench-scroller')!,
  sort: (column) => table.setSorting([{ id: column, desc: false }]),
  selectAll: () => table.toggleAllRowsSelected(true),
  smallest: (column) => smallestOf(rows, column),
})
