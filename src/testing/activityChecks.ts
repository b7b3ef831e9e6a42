import type { RecordActivity } from '../data/DataSource'
import type { Row } from '../data/Row'
import { own } from '../internal/own'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import { idOf, isSameValue, sawVersion } from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/** The changes of all records, where the source tells them. */
export function activityChecks({ source, changes }: TrialSource): readonly Check[] {
  if (!source.activity) return []
  const canChange = source.update !== undefined && Object.keys(changes).length > 0
  const checks: Check[] = [
    {
      about: 'activity',
      name: 'answers with changes, each with its id, its record and a moment',
      run: answers,
    },
  ]
  if (canChange) {
    checks.push(
      { about: 'activity', name: 'tells of a change first, with what it changed', run: tellsChanges },
      {
        about: 'activity',
        name: 'tells changes stretch after stretch: each once, none left out',
        run: goesOn,
      },
      { about: 'activity', name: 'tells those of one person alone, and those since a moment', run: narrows },
    )
  }
  if (source.remove)
    checks.push({ about: 'activity', name: 'tells that a record was removed', run: tellsRemovals })
  return checks
}

/** Read all changes, as many at a time. */
async function readAll(
  { source }: TrialSource,
  asked: { readonly limit: number; readonly by?: string | undefined; readonly from?: string | undefined },
) {
  const changes: RecordActivity<Row>[] = []
  let cursor: string | undefined
  for (let turns = 0; turns < 100; turns += 1) {
    const query = { ...asked, ...(cursor !== undefined && { cursor }) }
    const page = await source.activity?.(query)
    const call = `activity(${shown(query)})`
    expectThat(Array.isArray(page?.changes), `${call} answered without an array of “changes”`)
    expectThat(
      page.changes.length <= asked.limit,
      `${call} answered with ${page.changes.length} changes; at most ${asked.limit} were asked for`,
    )
    changes.push(...page.changes)
    if (page.next === undefined) return changes
    expectThat(typeof page.next === 'string', `${call} answered with the next ${shown(page.next)}, no text`)
    cursor = page.next
  }
  expectThat(false, `activity(${shown(asked)}) came to no end within 100 stretches`)
  return changes
}

/** A version has an id of its own among those of its record alone. */
const placeOf = ({ recordId, id }: RecordActivity<Row>) => `${String(recordId)} ${String(id)}`

async function answers(trial: TrialSource): Promise<void> {
  await changeTwice(trial)
  for (const change of await readAll(trial, { limit: 50 })) {
    const { id, recordId, at } = change
    expectThat(
      isTextOrNumber(id) && isTextOrNumber(recordId),
      `activity answered with ${shown(change)}; right are an “id” and a “recordId” that are texts or numbers`,
    )
    expectThat(
      at !== undefined && !Number.isNaN(Date.parse(at)),
      `activity answered with a change made at ${shown(at)}; right is a moment as RFC 3339 writes it`,
    )
  }
}

/** Change a record, and change it back a moment later, because what is changed in the same one has no order. */
async function changeTwice({ source, entity, records: [first = {}], changes }: TrialSource): Promise<void> {
  if (Object.keys(changes).length === 0) return
  const id = idOf(entity, first)
  const changed = (await source.update?.(id, changes, sawVersion(entity, first))) ?? {}
  await new Promise((resolve) => setTimeout(resolve, 5))
  const back = Object.fromEntries(Object.keys(changes).map((name) => [name, first[name] ?? null]))
  await source.update?.(id, back, sawVersion(entity, changed))
}

async function tellsChanges(trial: TrialSource): Promise<void> {
  const { entity, records, changes } = trial
  const [first = {}] = records
  await changeTwice(trial)
  const [newest] = await readAll(trial, { limit: 50 })
  expectThat(newest !== undefined, 'activity after a change answered with no change')
  expectThat(
    String(newest.recordId) === String(idOf(entity, first)),
    `activity after a change answered first with one of ${shown(newest.recordId)}; right is ${shown(idOf(entity, first))}`,
  )
  for (const name of Object.keys(changes)) {
    const { from, to } = (newest.changes && own(newest.changes, name)) ?? {}
    expectThat(
      isSameValue(from, changes[name]) && isSameValue(to, first[name]),
      `activity after a change answered that “${name}” went from ${shown(from)} to ${shown(to)}; right is from ${shown(changes[name])} to ${shown(first[name])}`,
    )
  }
}

async function goesOn(trial: TrialSource): Promise<void> {
  await changeTwice(trial)
  const whole = (await readAll(trial, { limit: 50 })).map(placeOf)
  const one = (await readAll(trial, { limit: 1 })).map(placeOf)
  expectThat(whole.length >= 2, `activity after two changes answered with ${whole.length} changes`)
  expectThat(
    shown(one) === shown(whole),
    `activity, one change at a time, answered with ${shown(one)}; at once it answered with ${shown(whole)}`,
  )
}

async function narrows(trial: TrialSource): Promise<void> {
  await changeTwice(trial)
  const all = await readAll(trial, { limit: 50 })
  const [newest] = all
  const { by, at } = newest ?? {}
  if (by !== undefined) {
    const right = all.filter((one) => one.by === by).map(placeOf)
    const theirs = (await readAll(trial, { limit: 50, by })).map(placeOf)
    expectThat(
      shown(theirs) === shown(right),
      `activity({ by: ${shown(by)} }) answered with ${shown(theirs)}; right are ${shown(right)}`,
    )
  }
  const nobody = await readAll(trial, { limit: 50, by: 'nobody of this name' })
  expectThat(
    nobody.length === 0,
    `activity({ by: 'nobody of this name' }) answered with ${nobody.length} changes; right are none`,
  )
  if (at === undefined) return
  const since = Date.parse(at)
  const right = all.filter((one) => Date.parse(one.at ?? '') >= since).map(placeOf)
  const late = (await readAll(trial, { limit: 50, from: at })).map(placeOf)
  expectThat(
    shown(late) === shown(right),
    `activity({ from: ${shown(at)} }) answered with ${shown(late)}; right are ${shown(right)}`,
  )
}

async function tellsRemovals(trial: TrialSource): Promise<void> {
  const { source, entity, records } = trial
  const [first = {}] = records
  await source.remove?.(idOf(entity, first), sawVersion(entity, first))
  const [newest] = await readAll(trial, { limit: 50 })
  expectThat(
    newest?.action === 'remove' && String(newest.recordId) === String(idOf(entity, first)),
    `activity after remove(${shown(idOf(entity, first))}) answered first with ${shown(newest)}; right is a change of it with the action “remove”`,
  )
}
