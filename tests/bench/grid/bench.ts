export interface Row {
  readonly id: number
  readonly [column: `c${number}`]: string | number
}

/** The functions that a contestant's page offers to the runner. */
export interface GridBench {
  /** Make the data, before anything is measured. */
  prepare(count: number): void
  mount(): void
  scroller(): Element
  /** Sorts by the second column, upward. */
  sort(): void | Promise<void>
  selectAll(): void
  /** A text that only the first row of the sorted list shows. */
  smallest(): string
}

export function expose(bench: GridBench): void {
  Object.assign(window, { bench })
}

export const root = (): HTMLElement => document.getElementById('root')!
export const rowHeight = 44
export const sortedColumn = 'c1'
export const columnNames = Array.from({ length: 10 }, (_, index) => `c${index}` as const)

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

export function smallestOf(rows: readonly Row[]): string {
  return String(rows.reduce((least, row) => Math.min(least, Number(row[sortedColumn])), Infinity))
}
