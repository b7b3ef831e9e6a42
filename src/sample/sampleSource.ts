import type { DataSource } from '../data/DataSource'
import { ProblemError } from '../data/problems'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/Field'
import { createSampler, type SamplerOptions } from './createSampler'
import { englishWords } from './words/englishWords'

export interface SampleSourceOptions
  extends Omit<SamplerOptions, 'count' | 'locale'>, Partial<Pick<SamplerOptions, 'locale'>> {
  /** How many records there are: a million takes no more memory than one. @default 100 */
  readonly count?: number | undefined
  /** How many records there are of the entities that this one points at. @default 100 */
  readonly counts?: Readonly<Record<string, number>> | undefined
  /** The most records that one answer holds, whatever limit was asked for. @default 1000 */
  readonly pageCap?: number | undefined
}

/**
 * Any number of sample records, none of which is kept: each is made when it is asked for. It can page and get one by
 * its id; what would have to look at every record (search, order, filters) and what would change one it cannot, and
 * says so.
 */
export function sampleSource<F extends Fields>(
  entity: Entity<F>,
  { count = 100, counts, pageCap = 1000, locale = englishWords, ...options }: SampleSourceOptions = {},
): DataSource<RecordBy<F>> & Required<Pick<DataSource<RecordBy<F>>, 'get'>> {
  const samples = createSampler({ ...options, locale, count: { ...counts, [entity.name]: count } }).of(entity)
  return {
    can: { search: false, sort: [], filter: {} },
    async list({ search = '', sort = [], filter = {}, offset = 0, limit = pageCap }, { signal } = {}) {
      signal?.throwIfAborted()
      if (search.trim() !== '' || sort.length > 0 || Object.keys(filter).length > 0) {
        throw new ProblemError({
          status: 400,
          title: 'Not possible',
          detail: 'Samples are neither searched, sorted nor filtered.',
        })
      }
      const from = Math.min(Math.max(Math.trunc(offset), 0), count)
      const records = samples.many(Math.max(Math.min(limit, pageCap, count - from), 0), from)
      return { records: records.map((record) => Object.freeze(record)), total: { kind: 'exact', count } }
    },
    async get(id, { signal } = {}) {
      signal?.throwIfAborted()
      const index = samples.indexOf(id)
      if (index === undefined || index >= count) {
        throw new ProblemError({ status: 404, title: `There is no ${entity.name} “${id}”` })
      }
      return Object.freeze(samples.at(index))
    },
  }
}
