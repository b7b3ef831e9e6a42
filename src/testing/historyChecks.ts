import type { RecordVersion } from '../data/DataSource'
import type { Row } from '../data/Row'
import { own } from '../internal/own'
import { expectProblem, expectValues, idOf, isSameValue, sawVersion } from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

/** The versions of a record, where the source has them. */
export function historyChecks({ source, changes }: TrialSource): readonly Check[] {
  if (!source.history) return []
  const canChange = source.update !== undefined && Object.keys(changes).length > 0
  return [
    { about: 'history', name: 'answers with the versions of a record, each with its id', run: answers },
    {
      about: 'history',
      name: 'rejects the history of a record that there is not with 404 or 410',
      run: rejects,
    },
    ...(canChange
      ? ([
          { about: 'history', name: 'has a change as the newest version of its record', run: notesChanges },
          {
            about: 'history',
            name: 'answers with versions stretch after stretch: each once, none left out',
            run: goesOn,
          },
        ] as const)
      : []),
  ]
}

/** Read all versions, as many at a time. */
async function readAll({ source, entity }: TrialSource, row: Row, limit: number) {
  const versions: RecordVersion<Row>[] = []
  let cursor: string | undefined
  for (let turns = 0; turns < 100; turns += 1) {
    const query = { limit, ...(cursor !== undefined && { cursor }) }
    const page = await source.history?.(idOf(entity, row), query)
    const asked = `history(${shown(idOf(entity, row))}, ${shown(query)})`
    expectThat(Array.isArray(page?.versions), `${asked} answered without an array of “versions”`)
    expectThat(
      page.versions.length <= limit,
      `${asked} answered with ${page.versions.length} versions; at most ${limit} were asked for`,
    )
    versions.push(...page.versions)
    if (page.next === undefined) return versions
    expectThat(typeof page.next === 'string', `${asked} answered with the next ${shown(page.next)}, no text`)
    cursor = page.next
  }
  expectThat(false, `history(${shown(idOf(entity, row))}) came to no end within 100 stretches`)
  return versions
}

async function answers(trial: TrialSource): Promise<void> {
  const [first = {}] = trial.records
  const versions = await readAll(trial, first, 50)
  const ids = versions.map(({ id }) => String(id))
  expectThat(
    new Set(ids).size === ids.length,
    `history answered with versions of one id twice: ${shown(ids)}`,
  )
  for (const { id, at } of versions) {
    expectThat(
      isTextOrNumber(id),
      `history answered with a version whose id is ${shown(id)}; right is a text or a number`,
    )
    expectThat(
      at === undefined || !Number.isNaN(Date.parse(at)),
      `history answered with a version made at ${shown(at)}; right is a moment as RFC 3339 writes it`,
    )
  }
}

async function rejects({ source, entity }: TrialSource): Promise<void> {
  const missing = entity.fields[entity.id]?.kind === 'integer' ? 987_654_321 : 'no-such-record'
  const call = source.history?.(missing) ?? Promise.resolve()
  await expectProblem(call, `history(${shown(missing)})`, [404, 410])
}

/** Change the record, and change it back. */
async function changeTwice({ source, entity, changes }: TrialSource, row: Row): Promise<void> {
  const id = idOf(entity, row)
  const changed = (await source.update?.(id, changes, sawVersion(entity, row))) ?? {}
  const back = Object.fromEntries(Object.keys(changes).map((name) => [name, row[name] ?? null]))
  await source.update?.(id, back, sawVersion(entity, changed))
}

async function notesChanges(trial: TrialSource): Promise<void> {
  const { source, entity, changes } = trial
  const [first = {}] = trial.records
  await source.update?.(idOf(entity, first), changes, sawVersion(entity, first))
  const [newest] = await readAll(trial, first, 50)
  expectThat(newest !== undefined, 'history after a change answered with no version')
  const { record, changes: told } = newest
  expectThat(
    record !== undefined || told !== undefined,
    `history after a change answered with ${shown(newest)}, which has neither “record” nor “changes”`,
  )
  if (record) expectValues(record, changes, 'history after a change, at the newest version,')
  for (const name of told ? Object.keys(changes) : []) {
    const { to } = own(told, name) ?? {}
    expectThat(
      isSameValue(to, changes[name]),
      `history after a change answered that “${name}” became ${shown(to)}; right is ${shown(changes[name])}`,
    )
  }
}

async function goesOn(trial: TrialSource): Promise<void> {
  const [first = {}] = trial.records
  await changeTwice(trial, first)
  const whole = (await readAll(trial, first, 50)).map(({ id }) => String(id))
  const one = (await readAll(trial, first, 1)).map(({ id }) => String(id))
  expectThat(whole.length >= 2, `history after two changes answered with ${whole.length} versions`)
  expectThat(
    shown(one) === shown(whole),
    `history, one version at a time, answered with ${shown(one)}; at once it answered with ${shown(whole)}`,
  )
}
