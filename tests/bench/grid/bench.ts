export const columnNames = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'] as const
export type ColumnName = (typeof columnNames)[number]

export interface Row extends Readonly<Record<ColumnName, string | number>> {
  readonly id: number
}

/** The functions that a contestant's page offers to the runner. */
export interface GridBench {
  /** Make the data, before anything is measured. */
  prepare(count: number): void
  mount(): void
  scroller(): Element
  /** Sorts by a column, upward. */
  sort(column: ColumnName): void
  selectAll(): void
  /** A text that only the first row shows when the rows are sorted by the column. */
  smallest(column: ColumnName): string
  /** How its rows are found on the page, and those among them that are selected. */
  readonly rows?: string
  readonly selectedRows?: string
}

export function expose(bench: GridBench): void {
  const found = { rows: '[role="row"][aria-selected]', selectedRows: '[role="row"][aria-selected="true"]' }
  Object.assign(window, { bench: { ...found, ...bench } })
}

export const root = (): HTMLElement => document.getElementById('root')!
export const rowHeight = 44
export const gridHeight = 640

/** The same rows in every run: numbers in every second column, words in the others. */
export function makeRows(count: number): Row[] {
  let state = 1
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0)
  return Array.from({ length: count }, (_, id) => {
    const row: Record<string, string | number> = { id }
    for (const [index, name] of columnNames.entries())
      row[name] = index % 2 ? 1_000_000 + next() : `Word ${next() % 9973}`
    return row as unknown as Row
  })
}

/** Every contestant compares alike. */
export function compare(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

export function smallestOf(rows: readonly Row[], column: ColumnName): string {
  return String(rows.map((row) => row[column]).reduce((a, b) => (compare(a, b) <= 0 ? a : b)))
}

/** The rows as they come. */
export function inOrder(count: number): Uint32Array {
  const order = new Uint32Array(count)
  for (let index = 0; index < count; index += 1) order[index] = index
  return order
}
