import {
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  type GridApi,
  ModuleRegistry,
  RowSelectionModule,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { columnNames, compare, expose, makeRows, root, type Row, rowHeight, smallestOf } from './bench'

// With the modules that it needs and no others, and without its animations.
ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule, RowSelectionModule])

const columns: ColDef<Row>[] = columnNames.map((name) => ({
  field: name,
  width: 110,
  sortable: true,
  comparator: compare,
}))

let rows: Row[] = []
let api: GridApi<Row>

function Grid() {
  return (
    <div style={{ height: '100%' }}>
      <AgGridReact<Row>
        columnDefs={columns}
        rowData={rows}
        rowHeight={rowHeight}
        headerHeight={rowHeight}
        rowSelection={{ mode: 'multiRow' }}
        animateRows={false}
        getRowId={({ data }) => String(data.id)}
        onGridReady={(ready) => {
          api = ready.api
        }}
      />
    </div>
  )
}

expose({
  prepare(count) {
    rows = makeRows(count)
  },
  mount: () => createRoot(root()).render(<Grid />),
  scroller: () => document.querySelector('.ag-grid-viewport')!,
  sort: (column) =>
    api.applyColumnState({ state: [{ colId: column, sort: 'asc' }], defaultState: { sort: null } }),
  selectAll: () => api.selectAll(),
  smallest: (column) => smallestOf(rows, column),
  rows: '.ag-row',
  selectedRows: '.ag-row-selected',
})
