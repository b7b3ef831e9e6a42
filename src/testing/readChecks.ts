import type { RecordId } from '../data/DataSource'
import { ConformanceError, expectThat, shown } from './ConformanceError'
import { ProblemError } from '../data/problems'
import { expectProblem, expectSameRecords, expectValues, idOf } from './asking'
import type { Check, TrialSource } from './TrialSource'

/** Records by their ids. */
export function readChecks({ source }: TrialSource): readonly Check[] {
  return [
    ...(source.get ? getChecks : []),
    ...(source.getMany
      ? ([
          { about: 'getMany', name: 'gives several records by their ids', run: getsMany },
          { about: 'getMany', name: 'leaves out ids that no record has', run: leavesOutUnknown },
        ] as const)
      : []),
  ]
}

const getChecks: readonly Check[] = [
  { about: 'get', name: 'gives each record by its id, also when the id is read from an address', run: gets },
  { about: 'get', name: 'says that there is no record by 404 or 410', run: missesOne },
  { about: 'oddValues', name: 'takes no odd id for another record or for the list', run: missesOddIds },
]

/** Ids that none of these records has. */
const unknownId = ({ entity, records }: TrialSource): RecordId => {
  if (entity.fields[entity.id]?.kind !== 'integer') return 'no-such-record'
  return Math.max(0, ...records.map((row) => Number(idOf(entity, row)))) + 1000
}

async function gets({ source, entity, records }: TrialSource): Promise<void> {
  await Promise.all(
    records.map(async (record) => {
      const id = idOf(entity, record)
      for (const asked of [id, String(id)]) {
        expectValues((await source.get?.(asked)) ?? {}, record, `get(${shown(asked)})`)
      }
    }),
  )
}

async function missesOne(trial: TrialSource): Promise<void> {
  const id = unknownId(trial)
  await expectProblem(Promise.resolve(trial.source.get?.(id)), `get(${shown(id)})`, [404, 410])
}

const ODD_IDS = [
  '',
  '.',
  '..',
  '/',
  'no/such',
  '../no',
  'no?such=1',
  'no#such',
  '%2F',
  '%',
  'no such',
  'né',
  '🦉',
  '__proto__',
]

/** A server may call some of them badly written, and answer with another rejection. */
async function missesOddIds({ source, entity, records }: TrialSource): Promise<void> {
  const known = new Set(records.map((row) => String(idOf(entity, row))))
  for (const id of ODD_IDS.filter((odd) => !known.has(odd))) {
    let answer: unknown
    try {
      answer = await source.get?.(id)
    } catch (thrown) {
      const isRejection =
        thrown instanceof ProblemError && thrown.problem.status >= 400 && thrown.problem.status < 500
      expectThat(
        isRejection,
        `get(${shown(id)}) threw ${String(thrown)}; right is a ProblemError of status 404`,
      )
      continue
    }
    throw new ConformanceError(
      `get(${shown(id)}) answered with ${shown(answer)}, although no record has that id; right is a ProblemError of status 404`,
    )
  }
}

async function getsMany({ source, entity, records }: TrialSource): Promise<void> {
  const ids = records.map((row) => idOf(entity, row))
  const rows = (await source.getMany?.(ids)) ?? []
  expectSameRecords(entity, rows, records, `getMany(${shown(ids)})`)
  const byId = new Map(rows.map((row) => [String(idOf(entity, row)), row]))
  for (const record of records) {
    const id = String(idOf(entity, record))
    expectValues(byId.get(id) ?? {}, record, `getMany, at the record “${id}”,`)
  }
}

async function leavesOutUnknown(trial: TrialSource): Promise<void> {
  const { source, entity, records } = trial
  const [first = {}, second = {}] = records
  const ids = [idOf(entity, first), unknownId(trial), idOf(entity, second)]
  const rows = (await source.getMany?.(ids)) ?? []
  expectSameRecords(entity, rows, [first, second], `getMany(${shown(ids)})`)
  const none = (await source.getMany?.([])) ?? []
  expectThat(none.length === 0, `getMany([]) answered with ${none.length} records; right are none`)
}
