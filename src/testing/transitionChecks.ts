import type { RecordId } from '../data/DataSource'
import type { Row } from '../data/Row'
import { own } from '../internal/own'
import { evaluate } from '../spec/conditions/When'
import type { Entity } from '../spec/entities/Entity'
import { isMissing } from '../spec/values/isMissing'
import { expectProblem, expectValues, idOf, sawVersion } from './asking'
import { shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/** Transitions, as far as some record can take one. */
export function transitionChecks(trial: TrialSource): readonly Check[] {
  if (!trial.source.transition || !trial.entity.states) return []
  const can = stepIn(trial, true)
  const cannot = stepIn(trial, false)
  return [
    ...(can
      ? ([
          {
            about: 'transition',
            name: 'takes a transition and answers with the record in its next state',
            run: takes,
          },
          {
            about: 'transition',
            name: 'says of a record that is not there that it can take no transition',
            run: missesTransition,
          },
          {
            about: 'idempotencyKey',
            name: 'takes a transition once when a call is repeated with its key',
            run: takesOnce,
          },
        ] as const)
      : []),
    ...(cannot
      ? [
          {
            about: 'transition',
            name: 'says of a record in another state that it cannot take a transition',
            run: rejects,
          } as const,
        ]
      : []),
  ]
}

interface Step {
  readonly name: string
  readonly id: RecordId
  readonly row: Row
  /** The values that are asked for on the way. */
  readonly values: Row
  readonly after: Row
}

/** A transition and a record that can take it now, or one whose state keeps it from that. */
function stepIn({ entity, records, newValues }: TrialSource, isPossible: boolean): Step | undefined {
  const { states, transitions = {} } = entity
  if (!states) return undefined
  for (const [name, { from, to, when, ask = [] }] of Object.entries(transitions)) {
    const values = Object.fromEntries(ask.map((field) => [field, valueFor(field, newValues, records)]))
    if (Object.values(values).some(isMissing)) continue
    const row = records.find((one) => {
      const isInState = from.includes(String(own(one, states.field)))
      return isPossible ? isInState && holds(entity, when, one) : !isInState
    })
    if (row) return { name, id: idOf(entity, row), row, values, after: { [states.field]: to, ...values } }
  }
  return undefined
}

const holds = (entity: Entity, when: Parameters<typeof evaluate>[0] | undefined, row: Row) =>
  when === undefined || evaluate(when, row, { fields: entity.fields })

const valueFor = (field: string, newValues: Row, records: readonly Row[]): unknown =>
  own(newValues, field) ?? records.map((row) => own(row, field)).find((value) => !isMissing(value))

const askedAs = ({ id, name, values }: Step) => `transition(${shown(id)}, "${name}", ${shown(values)})`

async function takes(trial: TrialSource): Promise<void> {
  const { source, entity } = trial
  const step = stepIn(trial, true)
  if (!step) return
  const { id, name, row, values, after } = step
  const stored = (await source.transition?.(id, name, values, sawVersion(entity, row))) ?? {}
  expectValues(stored, { [entity.id]: id, ...after }, askedAs(step))
  if (source.get) expectValues(await source.get(id), after, `get(${shown(id)}) after ${askedAs(step)}`)
}

async function takesOnce(trial: TrialSource): Promise<void> {
  const { source, entity } = trial
  const step = stepIn(trial, true)
  if (!step) return
  const { id, name, row, values } = step
  const write = { ...sawVersion(entity, row), idempotencyKey: crypto.randomUUID() }
  const stored = (await source.transition?.(id, name, values, write)) ?? {}
  const again = (await source.transition?.(id, name, values, write)) ?? {}
  expectValues(again, stored, `${askedAs(step)}, repeated with the same idempotencyKey,`)
}

async function missesTransition(trial: TrialSource): Promise<void> {
  const step = stepIn(trial, true)
  if (!step) return
  const id = typeof step.id === 'number' ? 987_654_321 : 'there-is-none'
  await expectProblem(
    Promise.resolve(trial.source.transition?.(id, step.name, step.values)),
    askedAs({ ...step, id }),
    [404, 410],
  )
}

async function rejects(trial: TrialSource): Promise<void> {
  const { source, entity } = trial
  const step = stepIn(trial, false)
  if (!step) return
  const { id, name, row, values } = step
  await expectProblem(
    Promise.resolve(source.transition?.(id, name, values, sawVersion(entity, row))),
    `${askedAs(step)} of a record in the state ${shown(own(row, entity.states?.field))}`,
    [403, 409, 422],
  )
  if (source.get) expectValues(await source.get(id), row, `get(${shown(id)}) after a rejected transition`)
}
