import type { DataSource, ListQuery } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Fields } from '../../spec/fields/Field'
import type { Id } from '../../spec/fields/FieldBase'
import type { SavedView } from '../../spec/product/savedView'
import { inclusiveFilter } from '../../spec/values/inclusiveBound'
import { queryWithin } from './listAddress'
import { normalQuery, type RowQuery } from '../source/rowQuery'
import type { ListLayout } from './useListLayout'

/** A saved view as a list uses it. */
export interface ListView {
  readonly id: string
  readonly name: string
  readonly query: RowQuery
  readonly layout: ListLayout
  readonly shared: boolean
  /** The list opens with it. */
  readonly isDefault: boolean
  /** Made by the person who sees it. */
  readonly isOwn: boolean
  readonly record: SavedView
}

/** More are more than a menu can hold. */
const mostViews = 200

/** Read the views of a list that a person may see, their own ones first, by name. */
export async function readViews(
  source: DataSource<SavedView>,
  list: string,
  me: Id | undefined,
  signal: AbortSignal,
): Promise<readonly SavedView[]> {
  const query: ListQuery = {
    offset: 0,
    limit: mostViews,
    ...(own(source.can.filter, 'list')?.includes('is') && { filter: { list: { is: list } } }),
  }
  const { records } = await source.list(query, { signal })
  const seen = records.filter((view) => view.list === list && (view.shared || isOwn(view, me)))
  return seen.toSorted((one, other) => one.name.localeCompare(other.name))
}

/** A source that says nothing of owners is a person's own. */
function isOwn({ owner, shared }: SavedView, me: Id | undefined): boolean {
  return owner ? me !== undefined && owner === String(me) : !shared
}

/** The list that a view is of. */
interface ViewSetting {
  readonly can: DataSource['can']
  readonly fields: Fields
  readonly me: Id | undefined
}

/** A view as the list uses it: what its source can no longer search, filter or sort is left out. */
export function listView(view: SavedView, { can, fields, me }: ViewSetting): ListView {
  const { id, name, columns, density } = view
  const query = normalQuery(objectOf(view.query))
  // One that was written by hand may have bounds as conditions have them.
  const filter = query.filter && inclusiveFilter(query.filter, fields)
  return {
    id,
    name,
    query: queryWithin({ ...query, ...(filter && { filter }) }, can),
    layout: { ...objectOf(columns), ...(density && { density }) },
    shared: view.shared === true,
    isDefault: view.isDefault === true,
    isOwn: isOwn(view, me),
    record: view,
  }
}

/** Return kept data if it is an object: other versions of the page wrote it as well. */
function objectOf(kept: unknown): object {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? kept : {}
}

/** The one that a list opens with: the person's own before a shared one. */
export function defaultView(views: readonly ListView[]): ListView | undefined {
  const defaults = views.filter(({ isDefault }) => isDefault)
  return defaults.find(({ isOwn: mine }) => mine) ?? defaults[0]
}

/** Return the values that a view stores of a list. */
export function viewValues(query: RowQuery, { density, ...columns }: ListLayout) {
  return {
    query: normalQuery(query) as SavedView['query'],
    columns: columns as SavedView['columns'],
    ...(density && { density }),
  }
}
