'use client'

import type { DataSource, FilterOperator, ListFilter, SourceCapabilities, Total } from '../../data/DataSource'
import type { Problem } from '../../data/problems'
import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import { clausesOf, type Condition, type TestOf } from '../../spec/conditions/When'
import type { Entity, RecordBy, Sort } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entitiesLabelOf, entitiesNounOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { inclusiveFilter } from '../../spec/values/inclusiveBound'
import { type AccessAsking, useAskAccess } from '../product/useAskAccess'
import { useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useSignIn } from '../product/useSignIn'
import { askedNow, normalQuery } from '../source/rowQuery'
import { firstRecordsStatus, type RecordsQuery, useFirstRecords } from '../source/useFirstRecords'
import type { ListStatus } from './listStatus'
import { useListStatus } from './useListStatus'

export interface RecordsOptions<F extends Fields> extends AccessAsking {
  /**
   * Which records, as the source compares: `{ state: { in: ['sent', 'overdue'] }, due: { lte: { today: 'P7D' } } }`. A plain value is
   * short for `is`, and null for `empty: true`.
   * @default all
   */
  filter?: { readonly [name in keyof F & string]?: RecordsTests | PlainTest<F[name]> | undefined } | undefined
  /** Words that each of them holds. @default none */
  search?: string | undefined
  /** Their order; the first field decides, the next one among equals. @default the source's */
  sort?: readonly Sort<keyof F & string>[] | undefined
  /** So many are read at first, and as many more with each `onShowMore`. @default 50 */
  limit?: number | undefined
  /** Where they come from. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** The words for failed calls. @default the product's */
  errors?: ErrorCatalogue | undefined
}

/** The tests of one field: as a source compares, and bounds without themselves for days, moments and whole numbers. */
export type RecordsTests = { readonly [operator in FilterOperator | 'gt' | 'lt']?: unknown }

/** The values of a field that stand for a test by themselves, as in every condition. */
type PlainTest<Given> = Extract<TestOf<Given>, string | number | boolean | null>

/** How records stand, in one word. */
export type RecordsStatus = Exclude<ListStatus, 'outOfRange'>

/** Records and how they stand: what `RecordsView` takes. */
export interface RecordsState<R> {
  readonly status: RecordsStatus
  /** Those that are known, as the person may see them; none before the first answer. */
  readonly records: readonly R[]
  /** How many there are in all. */
  readonly total: Total | undefined
  /** Why they could not be read, or not all of them. */
  readonly problem: Problem | undefined
  /** Why they are `forbidden`, or `emptyByRights`, as a sentence. */
  readonly reason: string | undefined
  /** The source gives no more than so many. */
  readonly cap: number | undefined
  /** The name of several: "Orders". */
  readonly label: string
  /** The same inside a sentence: "orders". */
  readonly nouns: string
  readonly errors: ErrorCatalogue | undefined
  /** Asks again; undefined where the catalogue knows another next step. */
  readonly onRetry: (() => void) | undefined
  /** Shows more of them; undefined when all are shown. */
  readonly onShowMore: (() => void) | undefined
  /** Lets the person sign in, and asks again. */
  readonly onSignIn: (() => void) | undefined
  /** Passes on that the person asks for access. */
  readonly onAskAccess: (() => void | Promise<void>) | undefined
}

/**
 * Read records for a part of your own: a chart, a map, a row of cards. They are those that the role may list, they are read
 * once for all who ask the same, and change with what any screen, tab or `useRecordWrites` writes.
 *
 * @throws where the source cannot filter, sort or search so: all records would be shown as if they matched
 * @example const late = useRecords(order, { filter: { due: { lte: { today: true } } }, limit: 10 })
 *   <RecordsView {...late}>{(orders) => <Cards orders={orders} />}</RecordsView>
 */
export function useRecords<F extends Fields>(
  entity: Entity<F>,
  options: RecordsOptions<F> = {},
): RecordsState<RecordBy<F>> {
  const { limit = 50, search } = options
  const filter = askedOf(options.filter, entity.fields)
  const access = useEntityAccess(entity, options.source)
  const errors = useErrorCatalogue(options.errors)
  const { locale } = useLocale()
  const seen = access.entity
  const isHidden = (name: string) => !Object.hasOwn(seen.fields, name) && Object.hasOwn(entity.fields, name)
  // In which order they come says something of a field that the role may not read.
  const sort = options.sort?.filter(({ field }) => !isHidden(field))
  const asked: RecordsQuery = normalQuery({ search, filter, sort })
  // So does which of them match.
  const isForbidden = !access.can('list').allowed || Object.keys(filter ?? {}).some(isHidden)
  if (!isForbidden) mustAnswer(entity, access.source.can, asked)
  const state = useFirstRecords({
    source: access.source,
    idName: entity.id,
    query: askedNow(access.source, asked),
    pageSize: limit,
    step: limit,
    enabled: !isForbidden,
    keepPrevious: true,
  })
  const { records, problem, partial, cap, total, retry, onShowMore } = state
  const standing = useListStatus({
    access,
    loader: { retry },
    state: { status: statusOf(state, asked), problem, partial, cap },
    errors,
  })
  return {
    ...standing,
    status: isForbidden ? 'forbidden' : (standing.status as RecordsStatus),
    records: isForbidden ? none : records,
    total,
    cap,
    errors,
    label: entitiesLabelOf(entity, locale),
    nouns: entitiesNounOf(entity, locale),
    onShowMore,
    onSignIn: useSignIn(retry),
    onAskAccess: useAskAccess({ entity: entity.name, action: 'list' }, options),
  }
}

/** The conditions that ask for something: a value that is not known yet is undefined. */
function askedOf(filter: Readonly<Record<string, unknown>> = {}, fields: Fields): ListFilter | undefined {
  const asked = Object.entries(filter).flatMap(([name, test]) => {
    const given = clausesOf({ [name]: test } as Condition).filter(({ operand }) => operand !== undefined)
    const tests = given.map(({ operator, operand }) => [operator, operand] as const)
    return tests.length > 0 ? [[name, Object.fromEntries(tests)] as const] : []
  })
  return asked.length > 0 ? inclusiveFilter(Object.fromEntries(asked), fields) : undefined
}

function statusOf(state: Parameters<typeof firstRecordsStatus>[0], { search, filter }: RecordsQuery) {
  const status = firstRecordsStatus(state)
  const isNarrowed = search !== undefined || filter !== undefined
  return status === 'empty' && isNarrowed ? 'noResults' : status
}

function mustAnswer(
  { name }: { name: string },
  can: SourceCapabilities,
  { search, filter = {}, sort = [] }: RecordsQuery,
) {
  for (const [field, tests] of Object.entries(filter)) {
    const missing = Object.keys(tests).filter((test) => !own(can.filter, field)?.some((one) => one === test))
    if (missing.length > 0) {
      fail(
        `useRecords(“${name}”) filters by “${field}” with ${quoted(missing)}, which the source cannot, so that records would be shown that do not match. Let the source's can.filter have ${field}: [${missing.map((test) => `'${test}'`).join(', ')}].`,
      )
    }
  }
  const unsorted = sort.find(({ field }) => !can.sort.includes(field))
  if (unsorted) {
    fail(
      `useRecords(“${name}”) sorts by “${unsorted.field}”, which the source cannot, so that other records would come first. Let the source's can.sort have '${unsorted.field}'.`,
    )
  }
  if (search !== undefined && !can.search) {
    fail(
      `useRecords(“${name}”) searches, which the source cannot, so that all records would be shown. Let the source's can.search be true.`,
    )
  }
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(' and ')

const none: readonly never[] = []
