import { frozenCopy } from '../internal/frozenCopy'
import { fail } from '../internal/developerMessages'
import type { DataSource } from '../data/DataSource'
import type { Row } from '../data/Row'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/Field'
import { isMissing } from '../spec/values/isMissing'
import { sameData } from '../spec/values/sameData'
import { ConformanceError } from './ConformanceError'
import { activityChecks } from './activityChecks'
import { batchChecks } from './batchChecks'
import { facetChecks } from './facetChecks'
import { filterChecks } from './filterChecks'
import { historyChecks } from './historyChecks'
import { listChecks } from './listChecks'
import { readChecks } from './readChecks'
import { removedChecks } from './removedChecks'
import { restoreChecks } from './restoreChecks'
import { searchChecks } from './searchChecks'
import { sortChecks } from './sortChecks'
import type { Check, SourceSubject, TrialSource } from './TrialSource'
import { transitionChecks } from './transitionChecks'
import { versionChecks } from './versionChecks'
import { writeChecks } from './writeChecks'

export type { SourceSubject }

/** The source to check, and how it is made. */
export interface SourceConformanceOptions<F extends Fields> {
  readonly entity: Entity<F>
  /**
   * The records that the source holds when a check begins: three or more, better a dozen. What is checked depends on
   * them: records with equal values show whether the order is stable, an id such as `a/b` whether addresses are right.
   */
  readonly records: readonly RecordBy<F>[]
  /** Makes a source that holds these records and no others. It is called once for each check. */
  readonly makeSource: (
    records: readonly RecordBy<F>[],
  ) => DataSource<RecordBy<F>> | Promise<DataSource<RecordBy<F>>>
  /** The values of a record that can be made. @default those that a person could enter, of the first record */
  readonly newValues?: Partial<RecordBy<F>> | undefined
  /** Changes that the first record can take. @default another record's value for one of its fields */
  readonly changes?: Partial<RecordBy<F>> | undefined
  /** Subjects that the server behind the source cannot do: the gap is written down. @default nothing */
  readonly except?: readonly SourceSubject[] | undefined
  /** The only subjects to check. @default everything */
  readonly only?: readonly SourceSubject[] | undefined
}

/** One thing that a source must do. It passes when `run` resolves; else it rejects with a `ConformanceError`. */
export interface SourceCheck {
  /** A sentence about the source: `sorts by “speed” in both directions`. */
  readonly name: string
  readonly about: SourceSubject
  readonly run: () => Promise<void>
}

/** `test` of Vitest, Jest or `node:test`. */
export type TestFunction = (name: string, run: () => Promise<void>) => unknown

/**
 * List what a source must do for screens to work on it: one check for each method, option, sort field and filter
 * operator that it offers, and none for what it leaves out.
 */
export async function sourceConformance<F extends Fields>(
  options: SourceConformanceOptions<F>,
): Promise<readonly SourceCheck[]> {
  const { records, except = [], only } = options
  if (records.length < 3) {
    fail(
      'sourceConformance got fewer than three records, so that no order and no page shows. Give some more.',
    )
  }
  const trial = await begin(options)
  const checks = [
    ...listChecks(trial),
    ...sortChecks(trial),
    ...filterChecks(trial),
    ...searchChecks(trial),
    ...facetChecks(trial),
    ...readChecks(trial),
    ...writeChecks(trial),
    ...transitionChecks(trial),
    ...restoreChecks(trial),
    ...removedChecks(trial),
    ...versionChecks(trial),
    ...batchChecks(trial),
    ...historyChecks(trial),
    ...activityChecks(trial),
  ]
  return checks
    .filter(({ about }) => !except.includes(about) && (only?.includes(about) ?? true))
    .map(({ name, about, run }) => ({ name, about, run: () => tryOut(run, options) }))
}

/**
 * Give each check to a test runner: `await testSource(test, options)` in a file of its own, or with `describe` around it
 * where that may wait.
 */
export async function testSource<F extends Fields>(
  test: TestFunction,
  options: SourceConformanceOptions<F>,
): Promise<void> {
  for (const { name, run } of await sourceConformance(options)) test(name, run)
}

/** A call that should have been answered may be rejected; then that is what the source does wrong. */
async function tryOut<F extends Fields>(
  run: Check['run'],
  options: SourceConformanceOptions<F>,
): Promise<void> {
  const trial = await begin(options)
  try {
    await run(trial)
  } catch (thrown) {
    if (thrown instanceof ConformanceError) throw thrown
    throw new ConformanceError(`A call was rejected that should have been answered: ${String(thrown)}`, {
      cause: thrown,
    })
  }
}

async function begin<F extends Fields>(options: SourceConformanceOptions<F>): Promise<TrialSource> {
  const records = options.records.map((record) => frozenCopy(record))
  // Inside, records are rows of any entity; outside they have the type that this entity gives them.
  const source = (await options.makeSource(records)) as unknown as DataSource<Row>
  const entity: Entity = options.entity
  const rows: readonly Row[] = records
  return {
    entity,
    source,
    records: rows,
    newValues: frozenCopy((options.newValues as Row | undefined) ?? writableValues(entity, rows[0])),
    changes: frozenCopy((options.changes as Row | undefined) ?? otherValue(entity, rows)),
  }
}

const isWritable = ({ id, version, fields }: Entity, name: string): boolean =>
  name !== id && name !== version && fields[name]?.readOnly !== true

function writableValues(entity: Entity, row: Row = {}): Row {
  const names = entity.fieldNames.filter((name) => isWritable(entity, name) && !isMissing(row[name]))
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** A value that another record has is one that the server takes. */
function otherValue(entity: Entity, [first = {}, ...others]: readonly Row[]): Row {
  for (const name of entity.fieldNames) {
    if (!isWritable(entity, name)) continue
    const other = others.find((row) => !isMissing(row[name]) && !sameData(row[name], first[name]))
    if (other) return { [name]: other[name] }
  }
  return {}
}
