import { partIds } from '../internal/keyboardParts'
import type { GridLayout } from './Column'
import type { RecordGridProps } from './RecordGridProps'

/** The parts of a grid whose keys do something, for the help with keys. */
export function keyPartsOf<R extends object>(
  {
    onOpen,
    getHref,
    groups,
    getTreeRow,
    renderDetail,
    onSelectionChange,
    columns,
    ...rest
  }: RecordGridProps<R>,
  layout: GridLayout,
): string {
  const hasHeads = layout === 'table'
  return partIds(
    'grid',
    (onOpen ?? getHref) && 'grid.open',
    groups && 'grid.groups',
    getTreeRow && 'grid.tree',
    renderDetail && 'grid.details',
    onSelectionChange && 'grid.select',
    columns.some(({ editor }) => editor) && 'grid.edit',
    hasHeads && rest.onSortChange && 'grid.sort',
    hasHeads && rest.onColumnResize && 'grid.resize',
  )
}
