import { sameData } from '../spec/values/sameData'
import { own } from '../internal/own'
import type { RecordId } from '../data/DataSource'
import { expectProblem, expectValues, idOf, keptBy, sawVersion } from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/** Return the checks of removed records. */
export function removedChecks({ source }: TrialSource): readonly Check[] {
  if (!source.removed || !source.remove) return []
  const checks: Check[] = [
    { about: 'removed', name: 'lists what was removed, the last one first', run: listsRemoved },
    { about: 'removed', name: 'lists removed records as they were', run: keepsWhole },
    {
      about: 'removed',
      name: 'lists what was removed stretch after stretch: each once, none left out',
      run: goesOn,
    },
  ]
  if (source.restore)
    checks.push({ about: 'removed', name: 'no longer lists what was brought back', run: forgetsRestored })
  if (source.purge)
    checks.push({ about: 'removed', name: 'removes for good what is purged, and nothing else', run: purges })
  return checks
}

async function listsRemoved(trial: TrialSource): Promise<void> {
  const [first, second] = await removeTwo(trial)
  const ids = await removedIds(trial)
  expectThat(
    sameData(ids.slice(0, 2), [String(second), String(first)]),
    `removed() answered with ${shown(ids)}; right is ${shown([String(second), String(first)])} at its beginning`,
  )
}

async function keepsWhole(trial: TrialSource): Promise<void> {
  const { source, entity, records } = trial
  const [first = {}] = records
  await removeTwo(trial)
  const { records: all = [] } = (await source.removed?.({ limit: 50 })) ?? {}
  const one = all.find(({ record }) => String(own(record, entity.id)) === String(idOf(entity, first)))
  expectThat(one !== undefined, `removed() answered without ${shown(idOf(entity, first))}`)
  expectValues(one.record, keptBy(entity, first), 'removed()')
  for (const moment of [one.at, one.until]) {
    expectThat(
      moment === undefined || !Number.isNaN(Date.parse(moment)),
      `removed() answered with the moment ${shown(moment)}; right is one as RFC 3339 writes it`,
    )
  }
}

async function goesOn(trial: TrialSource): Promise<void> {
  await removeTwo(trial)
  const whole = await removedIds(trial)
  const ids: string[] = []
  let cursor: string | undefined
  for (let turns = 0; turns <= whole.length; turns += 1) {
    const page = await trial.source.removed?.({ limit: 1, ...(cursor !== undefined && { cursor }) })
    ids.push(...(page?.records ?? []).map(({ record }) => String(own(record, trial.entity.id))))
    cursor = page?.next
    if (cursor === undefined) break
  }
  expectThat(
    sameData(ids, whole),
    `removed(), one record at a time, answered with ${shown(ids)}; at once it answered with ${shown(whole)}`,
  )
}

async function forgetsRestored(trial: TrialSource): Promise<void> {
  const [first] = await removeTwo(trial)
  await trial.source.restore?.(first)
  const ids = await removedIds(trial)
  expectThat(
    !ids.includes(String(first)),
    `removed() still lists ${shown(first)}, which restore brought back; a trash would offer it again`,
  )
}

async function purges(trial: TrialSource): Promise<void> {
  const [first, second] = await removeTwo(trial)
  await trial.source.purge?.(first)
  const ids = await removedIds(trial)
  expectThat(
    !ids.includes(String(first)) && ids.includes(String(second)),
    `removed() after purge(${shown(first)}) answered with ${shown(ids)}; right is ${shown(second)} without ${shown(first)}`,
  )
  if (trial.source.restore) {
    const back = trial.source.restore(first)
    await expectProblem(back, `restore(${shown(first)}) after purge`, [404, 410])
  }
  const again = Promise.resolve(trial.source.purge?.(first))
  await expectProblem(again, `purge(${shown(first)}) of a record that is gone for good`, [404, 410])
}

/** A moment passes between the two, because what is removed in the same one has no order. */
async function removeTwo({ source, entity, records }: TrialSource): Promise<readonly [RecordId, RecordId]> {
  const [first = {}, second = {}] = records
  await source.remove?.(idOf(entity, first), sawVersion(entity, first))
  await new Promise((resolve) => setTimeout(resolve, 5))
  await source.remove?.(idOf(entity, second), sawVersion(entity, second))
  return [idOf(entity, first), idOf(entity, second)]
}

async function removedIds({ source, entity }: TrialSource): Promise<readonly string[]> {
  const { records = [] } = (await source.removed?.({ limit: 50 })) ?? {}
  return records.map(({ record }) => String(own(record, entity.id)))
}
