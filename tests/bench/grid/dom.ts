import {
  type ColumnName,
  columnNames,
  compare,
  expose,
  inOrder,
  makeRows,
  root,
  type Row,
  rowHeight,
  smallestOf,
} from './bench'

// A window of rows by hand: a tall box, the rows in view, an index array, and a flag for "all selected".
let rows: Row[] = []
let order: Uint32Array
let allSelected = false
let scroller: HTMLElement
let inner: HTMLElement

expose({
  prepare(count) {
    rows = makeRows(count)
  },
  mount() {
    order = inOrder(rows.length)
    scroller = document.createElement('div')
    scroller.className = 'bench-scroller'
    scroller.setAttribute('role', 'grid')
    inner = scroller.appendChild(document.createElement('div'))
    inner.style.height = `${rows.length * rowHeight}px`
    scroller.addEventListener('scroll', () => requestAnimationFrame(draw))
    root().append(scroller)
    draw()
  },
  scroller: () => scroller,
  sort(column: ColumnName) {
    order.sort((a, b) => compare(rows[a]![column], rows[b]![column]))
    draw()
  },
  selectAll() {
    allSelected = true
    draw()
  },
  smallest: (column) => smallestOf(rows, column),
})

function draw(): void {
  const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 5)
  const last = Math.min(rows.length, first + Math.ceil(scroller.clientHeight / rowHeight) + 10)
  inner.replaceChildren(...Array.from({ length: last - first }, (_, offset) => drawRow(first + offset)))
}

function drawRow(position: number): HTMLElement {
  const row = rows[order[position]!]!
  const element = document.createElement('div')
  element.className = 'bench-row'
  element.setAttribute('role', 'row')
  element.setAttribute('aria-rowindex', String(position + 2))
  element.setAttribute('aria-selected', String(allSelected))
  element.style.transform = `translateY(${position * rowHeight}px)`
  const box = element.appendChild(document.createElement('div')).appendChild(document.createElement('input'))
  box.type = 'checkbox'
  box.checked = allSelected
  for (const name of columnNames) {
    const cell = element.appendChild(document.createElement('div'))
    cell.className = 'bench-cell'
    cell.setAttribute('role', 'gridcell')
    cell.textContent = String(row[name])
  }
  return element
}
