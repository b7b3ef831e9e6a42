import type { KeyboardEvent } from 'react'
import type { FoundCell } from './gridElements'
import type { GridTreeRow } from './GridTreeRow'
import type { GridRows } from './useGridRows'
import type { useActiveCell } from './useActiveCell'

export interface GridTree {
  readonly rows: Pick<GridRows<object>, 'groups' | 'headAt' | 'rowCount'>
  readonly cell: ReturnType<typeof useActiveCell>
  readonly onExpandedChange: ((id: string, expanded: boolean) => void) | undefined
  /** How each row stands in a tree of records. */
  readonly getTreeRow: ((row: number) => GridTreeRow | undefined) | undefined
  readonly onTreeExpandedChange: ((row: number, expanded: boolean) => void) | undefined
  /** Whether a row shows more below it. */
  readonly isOpen: (row: number) => boolean
  readonly direction: 'ltr' | 'rtl'
}

/**
 * Handle keys of the APG's tree grid that do not move between cells: arrows on the heading of a group expand
 * and collapse it, before the first cell of a row is its heading, and between two rows may be the details of
 * the upper one. Return whether the key was handled.
 */
export function actInTree(event: KeyboardEvent<HTMLElement>, found: FoundCell, tree: GridTree): boolean {
  const { rows, cell, onExpandedChange, isOpen, direction } = tree
  const [onward, back] =
    direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : (['ArrowRight', 'ArrowLeft'] as const)
  const { key } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false
  if ((key === 'ArrowDown' && isOpen(found.row)) || (key === 'ArrowUp' && isOpen(found.row - 1))) {
    return focusDetail(event.currentTarget, key === 'ArrowDown' ? found.row : found.row - 1)
  }
  const branch = tree.getTreeRow?.(found.row)
  if (branch) return actInBranch(found, branch, tree, key === onward ? 'onward' : key === back && 'back')
  const head = rows.headAt(found.row)
  if (head) {
    const { id, expanded } = head.group
    // The cell that names the group; others hold its totals.
    if (found.end === found.number && !found.element.matches('[role="rowheader"]')) return false
    if (key !== (expanded ? back : onward)) return false
    onExpandedChange?.(id, !expanded)
    return true
  }
  const above = rows.groups?.headOf(found.row)
  if (!above || found.number > 0 || key !== back) return false
  cell.moveTo({ row: above.row, number: 0 })
  return true
}

/** Arrows on the cell that names a record: onward opens its branch, back closes it and then leads to the row above it. */
function actInBranch(
  { row, number, element }: FoundCell,
  { level, expanded, note }: GridTreeRow,
  { cell, getTreeRow, onTreeExpandedChange }: GridTree,
  way: 'onward' | 'back' | false,
): boolean {
  const isNote = note !== undefined
  if (!way || (!isNote && !element.matches('.sw-RecordGrid-titleCell'))) return false
  if (!isNote && expanded === (way === 'back')) {
    onTreeExpandedChange?.(row, !expanded)
    return true
  }
  if (way === 'onward') return false
  const above = parentRow(row, level, getTreeRow)
  if (above === undefined) return false
  cell.moveTo({ row: above, number: isNote ? cell.number : number })
  return true
}

/** The row below which another one stands. */
function parentRow(row: number, level: number, getTreeRow: GridTree['getTreeRow']): number | undefined {
  for (let above = row - 1; above >= 0; above -= 1) {
    const other = getTreeRow?.(above)
    if (other && other.level < level) return above
  }
  return undefined
}

/** Keys in what a row shows below it: those that lead out of it. All others belong to what stands there. */
export function leaveDetail(event: KeyboardEvent<HTMLElement>, tree: Pick<GridTree, 'cell' | 'rows'>): void {
  const detail = detailAround(event.target)
  const toggle = detail && toggleOf(event.currentTarget, detail)
  if (!detail || !toggle || event.defaultPrevented) return
  const isOnIt = event.target === detail
  if (event.key === 'Escape' || (isOnIt && event.key === 'ArrowUp')) {
    event.preventDefault()
    // One press does one thing: a dialog around the grid stays open.
    event.stopPropagation()
    toggle.focus()
    return
  }
  if (!isOnIt || event.key !== 'ArrowDown') return
  event.preventDefault()
  const next = Number(detail.dataset.row) + 1
  if (next < tree.rows.rowCount) tree.cell.moveTo({ row: next, number: tree.cell.number })
}

export function detailAround(target: EventTarget): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('.sw-RecordGrid-detail')
}

function toggleOf(root: HTMLElement, detail: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(detail.id)}"]`)
}

function focusDetail(root: HTMLElement, row: number): boolean {
  const detail = root.querySelector<HTMLElement>(`.sw-RecordGrid-detail[data-row="${row}"]`)
  detail?.focus()
  return detail !== null
}
