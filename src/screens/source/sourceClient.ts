import { QueryClient } from '@tanstack/query-core'
import type { DataSource, RecordId } from '../../data/DataSource'
import { tellOwnWrites } from '../../data/ownWrites'
import { problemOf } from '../../data/problems'
import type { Fields } from '../../spec/fields/Field'
import { mayPass } from './problemKinds'
import { type RefreshSettings, usualStaleTime, watchSource } from './watchSource'

/** The cache of the records of a source, and when they are read again. */
interface SourceClient {
  readonly client: QueryClient
  readonly key: readonly unknown[]
  /** Of its entity, where that is known. */
  fields: Fields | undefined
  /** How often this page itself has changed records: such changes are no news to the person. */
  ownChanges: number
  readonly watch: ReturnType<typeof watchSource>
}

/** A product's options for the cache of its sources. */
export interface SourceClientOptions {
  /** The name of the entity, so that a host finds its queries: `['screenwright', 'invoice', …]`. */
  readonly name?: string | undefined
  /** The fields of the entity, by which it is known what a day is to them. */
  readonly fields?: Fields | undefined
  /** The host's own client. @default one for each source */
  readonly client?: QueryClient | undefined
  readonly refresh?: RefreshSettings | undefined
}

const known = new WeakMap<object, SourceClient>()
let sources = 0

/**
 * The client that knows the records of a source. Without a provider there is one per source, so that a list, a record's
 * page and a form share it, and what one saves the others show.
 */
export function clientOf(source: object): QueryClient {
  return memoryOf(source).client
}

/** Give the records of a source a place in a host's client, and say when they are read again. */
export function bindSource(source: object, options: SourceClientOptions): void {
  const before = known.get(source)
  const isSame = before && (options.client === undefined || options.client === before.client)
  if (!isSame) {
    known.set(source, begin(source as DataSource<object>, options))
    return
  }
  before.fields = options.fields
  before.watch.set(options.refresh)
}

function memoryOf(source: object): SourceClient {
  const memory = known.get(source) ?? begin(source as DataSource<object>, {})
  known.set(source, memory)
  return memory
}

function begin(source: DataSource<object>, options: SourceClientOptions): SourceClient {
  const { name = 'records', fields, client = new QueryClient(), refresh } = options
  const key = ['screenwright', name, (sources += 1)]
  const setStaleTime = (staleTime: number) =>
    client.setQueryDefaults(key, {
      // Scrolling back and forth asks nothing anew; a change of the records does.
      staleTime,
      // A browser that believes to be offline may be wrong: asking tells.
      networkMode: 'always',
      retry: (failures, thrown) => failures < 1 && mayPass(problemOf(thrown)),
      retryDelay: 400,
      // When to read again is the product's to say, also in a host's client.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    })
  setStaleTime(refresh?.staleTime ?? usualStaleTime)
  return {
    client,
    key,
    fields,
    ownChanges: 0,
    watch: watchSource(source, { client, key, refresh, setStaleTime }),
  }
}

/** The fields of the entity whose records a source has, where a screen has told. */
export function fieldsOf(source: object): Fields | undefined {
  return memoryOf(source).fields
}

export function listKey(source: object): readonly unknown[] {
  return [...memoryOf(source).key, 'list']
}

export function facetsKey(source: object): readonly unknown[] {
  return [...memoryOf(source).key, 'facets']
}

export function recordKey(source: object, id: RecordId): readonly unknown[] {
  return [...memoryOf(source).key, 'record', String(id)]
}

export function overviewKey(source: object, asked: string): readonly unknown[] {
  return [...memoryOf(source).key, 'overview', asked]
}

export function historyKey(source: object, id: RecordId): readonly unknown[] {
  return [...memoryOf(source).key, 'history', String(id)]
}

/** Ask again for what is shown of a source, because this page has changed its records. */
export function askAgain(source: object, queryKey: readonly unknown[] = memoryOf(source).key): Promise<void> {
  const memory = memoryOf(source)
  memory.ownChanges += 1
  tellOwnWrites(source)
  return memory.client.invalidateQueries({ queryKey })
}

/** How often this page itself has changed records of a source. */
export function ownChangesOf(source: object): number {
  return memoryOf(source).ownChanges
}
