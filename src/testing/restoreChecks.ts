import { own } from '../internal/own'
import { expectProblem, expectSameRecords, expectValues, idOf, keptBy, listAll, sawVersion } from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/** Bringing back what was removed. */
export function restoreChecks({ source }: TrialSource): readonly Check[] {
  if (!source.restore || !source.remove) return []
  return [
    { about: 'restore', name: 'brings back a removed record as it was', run: restores },
    {
      about: 'restore',
      name: 'says of a record that was not removed that it cannot come back',
      run: missesRestore,
    },
    {
      about: 'idempotencyKey',
      name: 'brings a record back once when a call is repeated with its key',
      run: restoresOnce,
    },
  ]
}

async function restores({ source, entity, records }: TrialSource): Promise<void> {
  const [first = {}] = records
  const id = idOf(entity, first)
  await source.remove?.(id, sawVersion(entity, first))
  const back = (await source.restore?.(id)) ?? {}
  expectValues(back, keptBy(entity, first), `restore(${shown(id)})`)
  if (source.get) expectValues(await source.get(id), back, `get(${shown(id)}) after restore`)
  expectSameRecords(entity, await listAll(source), records, `list after restore(${shown(id)})`)
  // A page that was open meanwhile must not write over it by what it knew.
  const version = own(back, entity.version)
  expectThat(
    entity.version === undefined || version !== undefined,
    `restore answered without “${entity.version}”, so that no conflict is found`,
  )
}

async function missesRestore({ source, entity, records: [first = {}] }: TrialSource): Promise<void> {
  const id = idOf(entity, first)
  await expectProblem(
    Promise.resolve(source.restore?.(id)),
    `restore(${shown(id)}) of a record that is there`,
    [404, 409, 410],
  )
}

async function restoresOnce({ source, entity, records }: TrialSource): Promise<void> {
  const [first = {}] = records
  const id = idOf(entity, first)
  await source.remove?.(id, sawVersion(entity, first))
  const write = { idempotencyKey: crypto.randomUUID() }
  const back = (await source.restore?.(id, write)) ?? {}
  const again = (await source.restore?.(id, write)) ?? {}
  expectValues(again, back, 'restore, repeated with the same idempotencyKey,')
  expectSameRecords(entity, await listAll(source), records, 'list after a repeated restore')
}
