import type { ListSort } from '../data/DataSource'
import type { Row } from '../data/Row'
import type { Field } from '../spec/fields/Field'
import { comparisonOf } from '../spec/values/compareValues'
import { isMissing } from '../spec/values/isMissing'
import { sameData } from '../spec/values/sameData'
import { expectSameRecords, idsOf, listAll } from './asking'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/**
 * The order of lists. Servers know languages that we do not, and put what is empty first or last; so texts need only stand
 * together where they are equal, and turn round with the direction.
 */
export function sortChecks(trial: TrialSource): readonly Check[] {
  const { source } = trial
  const single = source.can.sort.map((name): Check => {
    return { about: 'sort', name: `sorts by “${name}” in both directions`, run: sortsBy(name) }
  })
  if (single.length === 0) return []
  return [
    ...single,
    ...(tellingFields(trial)
      ? [
          {
            about: 'sort',
            name: 'sorts by a second field where the first is equal',
            run: sortsBySeveral,
          } as const,
        ]
      : []),
    { about: 'sort', name: 'keeps its order from page to page', run: keepsOrder },
  ]
}

const sortsBy = (name: string) => async (trial: TrialSource) => {
  const up = await sorted(trial, [{ field: name, direction: 'ascending' }])
  const down = await sorted(trial, [{ field: name, direction: 'descending' }])
  const field = trial.entity.fields[name]
  if (!field) return
  const [rising, falling] = [present(up, name), present(down, name)]
  expectGathered(rising, `ascending by “${name}”`)
  expectGathered(falling, `descending by “${name}”`)
  expectThat(
    sameData(distinct(rising), distinct(falling).toReversed()),
    `list gave ${shown(distinct(rising))} ascending by “${name}” and ${shown(distinct(falling))} descending; one is the other turned round`,
  )
  if (!isOrdered(field)) return
  const compare = comparisonOf(field)
  const wrong = rising.findIndex((value, index) => index > 0 && compare(rising[index - 1], value) > 0)
  expectThat(
    wrong < 0,
    `list put ${shown(rising[wrong - 1])} before ${shown(rising[wrong])}, ascending by “${name}”`,
  )
}

async function sortsBySeveral(trial: TrialSource): Promise<void> {
  const [first, second] = tellingFields(trial) ?? []
  if (first === undefined || second === undefined) return
  for (const direction of ['ascending', 'descending'] as const) {
    const next: ListSort = { field: second, direction }
    const order = distinct(present(await sorted(trial, [next]), second))
    const rows = await sorted(trial, [{ field: first, direction: 'ascending' }, next])
    expectGathered(present(rows, first), `sorted by “${first}” and then “${second}”`)
    for (const value of distinct(present(rows, first))) {
      const equal = rows.filter((row) => sameData(row[first], value))
      const got = distinct(present(equal, second))
      const right = order.filter((one) => got.some((other) => sameData(one, other)))
      expectThat(
        sameData(got, right),
        `list sorted by “${first}” and then ${direction} by “${second}” gave ${shown(got)} where “${first}” is ${shown(value)}; right is ${shown(right)}`,
      )
    }
  }
}

/** Two fields, of which the second has something to decide where the first is equal. */
function tellingFields({ source: { can }, records }: TrialSource): readonly [string, string] | undefined {
  for (const first of can.sort) {
    for (const second of can.sort) {
      const decides = records.some((one) =>
        records.some(
          (other) =>
            !isMissing(one[first]) &&
            sameData(one[first], other[first]) &&
            ![one[second], other[second]].some(isMissing) &&
            !sameData(one[second], other[second]),
        ),
      )
      if (decides) return [first, second]
    }
  }
  return undefined
}

async function keepsOrder(trial: TrialSource): Promise<void> {
  for (const field of trial.source.can.sort) {
    const sort: readonly ListSort[] = [{ field, direction: 'descending' }]
    const whole = idsOf(trial.entity, await listAll(trial.source, { sort }))
    const paged = idsOf(trial.entity, await listAll(trial.source, { sort }, 2))
    expectThat(
      sameData(whole, paged),
      `list sorted by “${field}” gave ${shown(paged)} by pages of 2 and ${shown(whole)} at once`,
    )
  }
}

async function sorted({ source, entity, records }: TrialSource, sort: readonly ListSort[]) {
  const rows = await listAll(source, { sort })
  expectSameRecords(entity, rows, records, `list({ sort: ${shown(sort)} })`)
  return rows
}

const present = (rows: readonly Row[], name: string): readonly unknown[] =>
  rows.map((row) => row[name]).filter((value) => !isMissing(value))

/** The values in their order, each once. */
const distinct = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, index) => index === 0 || !sameData(value, values[index - 1]))

function expectGathered(values: readonly unknown[], how: string): void {
  const keys = distinct(values).map((value) => JSON.stringify(value))
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  expectThat(twice === undefined, `list, ${how}, put other values between two records that have ${twice}`)
}

const isOrdered = ({ kind }: Field): boolean =>
  ['integer', 'number', 'percent', 'decimal', 'money', 'date', 'time', 'instant'].includes(kind)
