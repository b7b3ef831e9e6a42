import { REFERRED_TO } from '../spec/problems/Problem'
import { boundCalls } from './boundCalls'
import type { BatchWrite, CallOptions, DataSource, RecordId } from './DataSource'
import { ProblemError, problemOf } from './problems'

/** A field that keeps the records that it points at from being removed. */
export interface Restriction {
  /** Where the records with that field are: all of them, not only those that a role may read. */
  readonly source: DataSource
  readonly field: string
  /** How its source is asked for those that point at one. */
  readonly test: 'is' | 'contains'
}

/**
 * A source that removes no record to which others point by one of these fields: it asks their sources first, as a database does with
 * `ON DELETE RESTRICT`. Where they give no answer, the source itself has the last word.
 *
 * The same source comes back for the same restrictions; without any, the source as it is.
 */
export function restrictedSource<R extends object>(
  source: DataSource<R>,
  restrictions: readonly Restriction[],
): DataSource<R> {
  if (restrictions.length === 0 || !source.remove) return source
  const known = restrictedOnes.get(source)
  if (known && isSame(known.restrictions, restrictions)) return known.made as DataSource<R>
  const made = restricted(source, restrictions)
  restrictedOnes.set(source, { restrictions, made: made as DataSource })
  return made
}

const restrictedOnes = /* @__PURE__ */ new WeakMap<
  object,
  { readonly restrictions: readonly Restriction[]; readonly made: DataSource }
>()

function isSame(some: readonly Restriction[], others: readonly Restriction[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ source, field, test }, place) => {
      const other = others[place]
      return source === other?.source && field === other.field && test === other.test
    })
  )
}

function restricted<R extends object>(
  source: DataSource<R>,
  restrictions: readonly Restriction[],
): DataSource<R> {
  const { can, optimistic, queue } = source
  const calls = boundCalls(source)
  const { remove, batch } = calls

  async function isKept(id: RecordId, options?: CallOptions): Promise<boolean> {
    const answers = await Promise.all(restrictions.map((one) => pointsAt(one, id, options)))
    return answers.includes(true)
  }

  return {
    can,
    ...calls,
    ...(remove && {
      async remove(id, options) {
        if (await isKept(id, options)) throw referredTo()
        return remove(id, options)
      },
    }),
    ...(batch && {
      async batch(writes, options) {
        const kept = await Promise.all(
          writes.map(async ({ method, id }) => method === 'remove' && isKept(id, options)),
        )
        const others: BatchWrite<R>[] = writes.filter((_, place) => !kept[place])
        const outcomes = others.length > 0 ? [...(await batch(others, options))] : []
        return kept.map((is) => {
          const outcome = is ? undefined : outcomes.shift()
          return outcome ?? { status: 'failed', problem: problemOf(referredTo()) }
        })
      },
    }),
    ...(optimistic !== undefined && { optimistic }),
    ...(queue && { queue }),
  }
}

async function pointsAt(
  { source, field, test }: Restriction,
  id: RecordId,
  options?: CallOptions,
): Promise<boolean> {
  try {
    const { records } = await source.list(
      { filter: { [field]: { [test]: id } }, limit: 1 },
      { signal: options?.signal },
    )
    return records.length > 0
  } catch (thrown) {
    if (options?.signal?.aborted) throw thrown
    return false
  }
}

function referredTo(): ProblemError {
  return new ProblemError({ status: 409, type: REFERRED_TO, title: 'Other records refer to it' })
}
