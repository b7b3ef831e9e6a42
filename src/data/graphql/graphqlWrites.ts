import { fail } from '../../internal/developerMessages'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { DataSource, WriteOptions } from '../DataSource'
import { onceByKey } from '../onceByKey'
import type { Row } from '../Row'
import {
  type GraphqlSourceOptions,
  type GraphqlTransition,
  type Operation,
  wholeOf,
} from './graphqlDocuments'
import type { GraphqlIds } from './graphqlIds'
import { payloadProblem } from './graphqlProblem'
import type { GraphqlRunner } from './graphqlRunner'
import { findRecord, payloadErrors, rootOf, variablesOf } from './graphqlShapes'

interface Surroundings extends GraphqlRunner {
  readonly entity: Entity
  readonly options: GraphqlSourceOptions<Row>
  readonly ids: GraphqlIds
  /** Called after each write. */
  readonly forget: () => void
}

type Writes = Pick<
  DataSource<Row>,
  'create' | 'update' | 'transition' | 'remove' | 'restore' | 'purge' | 'batch'
>

/** Make, change, remove and bring back records by the documents that a host has for it. */
export function graphqlWrites({ entity, options, ids, forget, run, notFound }: Surroundings): Writes {
  const once = onceByKey()

  /** After a write, also one whose answer was lost, the places of records have moved. */
  const written = <Answer>(answer: Promise<Answer>): Promise<Answer> => answer.finally(forget)

  /** The record that a mutation answers with, unless its payload says what was wrong. */
  const readStored = async (
    method: string,
    own: ((data: unknown) => Row) | undefined,
    data: unknown,
  ): Promise<Row> => {
    await rejectFor(data)
    return own?.(data) ?? findRecord(rootOf(data), entity.id) ?? notFound(method, 'the record as stored')
  }

  const rejectFor = async (data: unknown) => {
    const said = payloadErrors(rootOf(data))
    if (said.length > 0) throw await payloadProblem(said, { errors: options.errors, fields: entity.fields })
  }

  /** A document that takes no `$ifMatch` would overwrite what someone else wrote. */
  const mustTakeMatch = (method: string, operation: Operation<never, unknown>, { ifMatch }: WriteOptions) => {
    const { document, variables } = wholeOf(operation)
    if (ifMatch === undefined || variables || variablesOf(document).has('ifMatch')) return
    fail(
      `graphqlSource(“${entity.name}”) was asked for ifMatch, but the document of ${method} takes no $ifMatch, so that no conflict is found. Give it that variable, or take the version out of the entity.`,
    )
  }

  function transitionOf(
    given: NonNullable<GraphqlSourceOptions<Row>['transition']>,
    name: string,
  ): GraphqlTransition<Row> {
    if (isOne(given)) return given
    return (
      own(given, name) ??
      fail(
        `graphqlSource(“${entity.name}”) was asked for the transition “${name}”, but \`transition\` has no document of that name, so that it cannot be taken. Give it one.`,
      )
    )
  }

  const match = ({ ifMatch, idempotencyKey }: WriteOptions) => ({
    ...(ifMatch !== undefined && { ifMatch: ids.version(ifMatch) }),
    idempotencyKey,
  })

  const { create, update, transition, remove, restore, purge, batch } = options
  return {
    ...(create && {
      create: (values, write = {}) =>
        once('create', write, () => {
          const usual = { input: withoutUndefined(values), idempotencyKey: write.idempotencyKey }
          return written(
            run(create, [values, write], usual, write.signal).then((data) =>
              readStored('create', wholeOf(create).data, data),
            ),
          )
        }),
    }),

    ...(update && {
      update: (id, changes, write = {}) =>
        once(`update ${id}`, write, async () => {
          mustTakeMatch('update', update, write)
          const usual = { id: ids.one(id), input: withoutUndefined(changes), ...match(write) }
          return written(
            run(update, [ids.one(id), changes, write], usual, write.signal).then((data) =>
              rootOf(data) === null ? ids.gone(id) : readStored('update', wholeOf(update).data, data),
            ),
          )
        }),
    }),

    ...(transition && {
      transition: (id, name, values, write = {}) =>
        once(`transition ${name} ${id}`, write, async () => {
          const operation = transitionOf(transition, name)
          mustTakeMatch(`the transition “${name}”`, operation, write)
          const usual = { id: ids.one(id), name, input: withoutUndefined(values), ...match(write) }
          return written(
            run(operation, [ids.one(id), name, values, write], usual, write.signal).then((data) =>
              rootOf(data) === null ? ids.gone(id) : readStored('transition', wholeOf(operation).data, data),
            ),
          )
        }),
    }),

    ...(remove && {
      remove: (id, write = {}) =>
        once(`remove ${id}`, write, async () => {
          mustTakeMatch('remove', remove, write)
          const data = await written(
            run(remove, [ids.one(id), write], { id: ids.one(id), ...match(write) }, write.signal),
          )
          await rejectFor(data)
          // Without an error of its own, a server that removed nothing had nothing to remove.
          if (rootOf(data) === null || rootOf(data) === false) ids.gone(id)
        }),
    }),

    ...(restore && {
      restore: (id, write = {}) =>
        once(`restore ${id}`, write, async () => {
          const usual = { id: ids.one(id), idempotencyKey: write.idempotencyKey }
          const data = await written(run(restore, [ids.one(id), write], usual, write.signal))
          return rootOf(data) === null ? ids.gone(id) : readStored('restore', wholeOf(restore).data, data)
        }),
    }),

    ...(purge && {
      purge: (id, write = {}) =>
        once(`purge ${id}`, write, async () => {
          const usual = { id: ids.one(id), idempotencyKey: write.idempotencyKey }
          const data = await run(purge, [ids.one(id), write], usual, write.signal)
          await rejectFor(data)
          if (rootOf(data) === null || rootOf(data) === false) ids.gone(id)
        }),
    }),

    ...(batch && {
      async batch(writes, { signal } = {}) {
        const own = writes.map((write) => ({ ...write, id: ids.one(write.id) }))
        const data = await written(run(batch, [own], { writes: own }, signal))
        return batch.data?.(data) ?? notFound('batch', 'how each write ended')
      },
    }),
  }
}

/** Of one document for all transitions, and one for each by its name. */
const isOne = (
  given: NonNullable<GraphqlSourceOptions<Row>['transition']>,
): given is GraphqlTransition<Row> => typeof given === 'string' || typeof given['document'] === 'string'

const withoutUndefined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
