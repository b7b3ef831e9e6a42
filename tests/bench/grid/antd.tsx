import { ConfigProvider, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type ColumnName,
  columnNames,
  compare,
  expose,
  gridHeight,
  makeRows,
  root,
  type Row,
  rowHeight,
  smallestOf,
} from './bench'

// As its guide "Virtual list" shows. Its table takes the height of a row from the theme: padding, a line of 22, a border.
const theme = { token: { paddingSM: (rowHeight - 23) / 2, motion: false } }
const scroll = { x: 1100, y: gridHeight - rowHeight }

let rows: Row[] = []
let setSorted: (column: ColumnName) => void

function Grid() {
  const [sorted, sort] = useState<ColumnName>()
  setSorted = sort
  const columns: TableColumnsType<Row> = columnNames.map((name) => ({
    key: name,
    dataIndex: name,
    title: name,
    width: 100,
    sorter: (a, b) => compare(a[name], b[name]),
    sortOrder: name === sorted ? 'ascend' : null,
  }))
  return (
    <ConfigProvider theme={theme}>
      <Table
        virtual
        size="medium"
        rowKey="id"
        columns={columns}
        dataSource={rows}
        pagination={false}
        rowSelection={{ columnWidth: 44 }}
        scroll={scroll}
      />
    </ConfigProvider>
  )
}

expose({
  prepare(count) {
    rows = makeRows(count)
  },
  mount: () => createRoot(root()).render(<Grid />),
  scroller: () => document.querySelector('.ant-table-tbody-virtual-holder')!,
  sort: (column) => setSorted(column),
  selectAll: () => document.querySelector<HTMLElement>('.ant-table-thead input')!.click(),
  smallest: (column) => smallestOf(rows, column),
  rows: '.ant-table-row',
  selectedRows: '.ant-table-row-selected',
})
