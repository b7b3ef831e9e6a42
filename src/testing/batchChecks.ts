import { own } from '../internal/own'
import type { BatchWrite } from '../data/DataSource'
import type { Row } from '../data/Row'
import { expectSameRecords, expectValues, idOf, listAll } from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/** Several writes in one call. */
export function batchChecks({ source, changes }: TrialSource): readonly Check[] {
  if (!source.batch || !source.update || Object.keys(changes).length === 0) return []
  return [
    {
      about: 'batch',
      name: 'does several writes in one call, and answers to each in its order',
      run: doesAll,
    },
    { about: 'batch', name: 'does the others of several writes when one of them fails', run: goesOn },
    {
      about: 'batch',
      name: 'does several writes once when their call is repeated with their keys',
      run: once,
    },
  ]
}

const updateOf = ({ entity, changes }: TrialSource, row: Row): BatchWrite<Row> => {
  const version = own(row, entity.version)
  return {
    method: 'update',
    id: idOf(entity, row),
    values: changes,
    idempotencyKey: crypto.randomUUID(),
    ...(isTextOrNumber(version) && { ifMatch: version }),
  }
}

async function doesAll(trial: TrialSource): Promise<void> {
  const { source, entity, changes } = trial
  const [first = {}, second = {}, ...rest] = trial.records
  // Backwards, so that the order of the answers is not that of the records.
  const outcomes = (await source.batch?.([updateOf(trial, second), updateOf(trial, first)])) ?? []
  expectThat(
    outcomes.length === 2,
    `batch of two writes answered with ${shown(outcomes)}; right are two outcomes`,
  )
  for (const [place, row] of [second, first].entries()) {
    const outcome = outcomes[place]
    expectThat(outcome?.status === 'done', `batch answered to write ${place + 1} with ${shown(outcome)}`)
    expectValues(
      outcome.record ?? {},
      { [entity.id]: row[entity.id], ...changes },
      `batch, write ${place + 1},`,
    )
  }
  const after = outcomes.map((outcome) => (outcome.status === 'done' ? (outcome.record ?? {}) : {}))
  expectSameRecords(entity, await listAll(source), [...after, ...rest], 'list after batch')
}

async function goesOn(trial: TrialSource): Promise<void> {
  const { source, entity, changes } = trial
  const [first = {}] = trial.records
  const missing = entity.fields[entity.id]?.kind === 'integer' ? 987_654_321 : 'no-such-record'
  const outcomes =
    (await source.batch?.([
      { method: 'update', id: missing, values: changes, idempotencyKey: crypto.randomUUID() },
      updateOf(trial, first),
    ])) ?? []
  const [failed, done] = outcomes
  expectThat(
    failed?.status === 'failed' && [404, 410].includes(failed.problem?.status),
    `batch answered to an update of no record with ${shown(failed)}; right is a failure with the problem 404 or 410`,
  )
  expectThat(done?.status === 'done', `batch answered to the write after one that failed with ${shown(done)}`)
}

async function once(trial: TrialSource): Promise<void> {
  const { source } = trial
  const [first = {}] = trial.records
  const writes = [updateOf(trial, first)]
  const [one] = (await source.batch?.(writes)) ?? []
  const [again] = (await source.batch?.(writes)) ?? []
  expectThat(
    one?.status === 'done' && again?.status === 'done',
    `batch, repeated with the same keys, answered with ${shown(again)}; right is what it answered first: ${shown(one)}`,
  )
  expectValues(again.record ?? {}, one.record ?? {}, 'batch, repeated with the same keys,')
}
