import type { RecordId } from '../DataSource'

/** A record as react-admin knows it: found by `id`, whatever the entity calls that field. */
type Provided = Readonly<Record<string, unknown>>

interface Call {
  readonly meta?: unknown
  readonly signal?: AbortSignal
}

/** The methods of a react-admin data provider that a source calls, as its documentation describes them. */
export interface DataProvider {
  getList(
    resource: string,
    params: Call & {
      readonly pagination: { page: number; perPage: number }
      readonly sort: { field: string; order: 'ASC' | 'DESC' }
      readonly filter: Record<string, unknown>
    },
  ): Promise<ProvidedList>
  getOne(resource: string, params: Call & { id: RecordId }): Promise<{ data: Provided }>
  getMany(resource: string, params: Call & { ids: RecordId[] }): Promise<{ data: readonly Provided[] }>
  create(resource: string, params: Call & { data: Provided }): Promise<{ data: Provided }>
  update(
    resource: string,
    params: Call & { id: RecordId; data: Provided; previousData: Provided & { id: RecordId } },
  ): Promise<{ data: Provided }>
  delete(
    resource: string,
    params: Call & { id: RecordId; previousData?: Provided & { id: RecordId } },
  ): Promise<unknown>
  /** Whether it ends a call when its `signal` aborts. */
  readonly supportAbortSignal?: boolean
}

export interface ProvidedList {
  readonly data: readonly Provided[]
  readonly total?: number
  readonly pageInfo?: { readonly hasNextPage?: boolean }
}
