import type { RecordGridProps } from './RecordGridProps'

/** The attributes that a host sets on the root of a grid: all that are no props of the grid itself. */
export function rootAttributesOf(props: object): Record<Attribute, unknown> {
  const attributes: Record<string, unknown> = {}
  for (const name in props) {
    if (!Object.hasOwn(ownProps, name)) attributes[name] = props[name as keyof typeof props]
  }
  return attributes
}

type Attribute = `data-${string}`

/** A prop that is missing here would stand on the root. */
const ownProps: Readonly<Record<Exclude<keyof RecordGridProps<object>, Attribute | 'id'>, true>> = {
  label: true,
  columns: true,
  rowCount: true,
  hasMore: true,
  getRow: true,
  getRowId: true,
  groups: true,
  onGroupExpandedChange: true,
  getTreeRow: true,
  onTreeExpandedChange: true,
  renderDetail: true,
  titleColumn: true,
  sort: true,
  onSortChange: true,
  onColumnResize: true,
  selection: true,
  onSelectionChange: true,
  onSelectRange: true,
  onOpen: true,
  getHref: true,
  current: true,
  totals: true,
  changedRows: true,
  layout: true,
  onRangeChange: true,
  defaultPlace: true,
  onPlaceChange: true,
  autoFocus: true,
  viewKey: true,
  busy: true,
  className: true,
  style: true,
  ref: true,
}
