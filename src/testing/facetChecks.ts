import type { Facet } from '../data/DataSource'
import type { Row } from '../data/Row'
import type { Field } from '../spec/fields/Field'
import { isMissing } from '../spec/values/isMissing'
import { sameData } from '../spec/values/sameData'
import { expectThat, shown } from './ConformanceError'
import type { Check, TrialSource } from './TrialSource'

/** How often values occur. A field for which the source answers nothing is one that it does not count. */
export function facetChecks(trial: TrialSource): readonly Check[] {
  if (!trial.source.facets) return []
  const names = countedNames(trial)
  return [
    ...names.map((name): Check => {
      return { about: 'facets', name: `counts the records of each value of “${name}”`, run: countsAll(name) }
    }),
    ...(filteredPair(trial)
      ? [
          {
            about: 'facets',
            name: 'narrows the counts of a field by the filters of others, and not by its own',
            run: narrowsOthers,
          } as const,
        ]
      : []),
  ]
}

const counted: ReadonlySet<Field['kind']> = new Set(['choice', 'choices', 'boolean', 'reference'])

/** The fields with values in common, of which some record has one. */
function countedNames({ entity, records }: TrialSource): readonly string[] {
  return entity.fieldNames.filter(
    (name) =>
      counted.has(entity.fields[name]?.kind ?? 'text') &&
      records.some((row) => valuesOf(row, name).length > 0),
  )
}

const countsAll = (name: string) => async (trial: TrialSource) => {
  const asked = `facets({}, ["${name}"])`
  expectCounts((await trial.source.facets?.({}, [name]))?.[name], name, trial.records, asked)
}

/** Two fields that are counted, and a filter by the first that tells their records apart. */
function filteredPair(trial: TrialSource) {
  const { source, records } = trial
  for (const name of countedNames(trial)) {
    if (!source.can.filter[name]?.includes('is')) continue
    const first = records.find((row) => valuesOf(row, name).length === 1)
    const value = first?.[name]
    const left = records.filter((row) => sameData(row[name], value))
    const other = countedNames(trial).find(
      (one) => one !== name && left.some((row) => valuesOf(row, one).length > 0),
    )
    if (first && other && !Array.isArray(value) && left.length < records.length) {
      return { name, value, other, left }
    }
  }
  return undefined
}

async function narrowsOthers(trial: TrialSource): Promise<void> {
  const pair = filteredPair(trial)
  if (!pair) return
  const { name, value, other, left } = pair
  const query = { filter: { [name]: { is: value } } }
  const answer = await trial.source.facets?.(query, [name, other])
  const asked = `facets(${shown(query)}, ["${name}", "${other}"])`
  expectCounts(answer?.[name], name, trial.records, asked)
  expectCounts(answer?.[other], other, left, asked)
}

/** See that each value is counted in each record that has it. Values that none has may be told with a count of 0. */
function expectCounts(
  facets: readonly Facet[] | undefined,
  name: string,
  records: readonly Row[],
  asked: string,
): void {
  if (facets === undefined) return
  const values = records.flatMap((row) => valuesOf(row, name))
  const countOf = (value: unknown) => values.filter((one) => sameData(one, value)).length
  for (const value of values) {
    const found = facets.find((facet) => sameData(facet.value, value))?.count
    expectThat(
      found === countOf(value),
      `${asked} counted ${found ?? 'no'} records with ${shown(value)} as “${name}”; right is ${countOf(value)}`,
    )
  }
  const extra = facets.find(({ value, count }) => !isMissing(value) && count > 0 && countOf(value) === 0)
  expectThat(!extra, `${asked} counted ${extra?.count} records with ${shown(extra?.value)}, which none has`)
}

function valuesOf(row: Row, name: string): readonly unknown[] {
  const value = row[name]
  if (isMissing(value)) return []
  return Array.isArray(value) ? (value as readonly unknown[]) : [value]
}
