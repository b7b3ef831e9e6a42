import { own } from '../internal/own'
import { evaluate } from '../spec/conditions/When'
import type { Field, Fields } from '../spec/fields/Field'
import { namesInRollup, type Rollup } from '../spec/fields/Rollup'
import { addDecimals } from '../spec/values/addDecimals'
import { comparisonOf } from '../spec/values/compareValues'
import { fractionDigits } from '../spec/values/decimalText'
import { decimalOf } from '../spec/values/decimalOf'
import { divideDecimals } from '../spec/values/divideDecimals'
import { absoluteFilter } from '../spec/values/fromNow'
import { isMissing } from '../spec/values/isMissing'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'
import type { Me } from '../spec/values/Me'
import { multiplyDecimals } from '../spec/values/multiplyDecimals'
import { isExact, numberDigits } from '../spec/fields/numberDigits'
import { ownValue } from '../spec/values/ownValue'
import { roundDecimal } from '../spec/values/roundDecimal'
import type { DataSource, ListFilter, RecordId } from './DataSource'
import { conditionFilter } from './grantFilter'
import { readPointing } from './readPointing'

/** A field whose values follow from the records that point at those of its entity. */
export interface RollupValue {
  readonly name: string
  /** How the value is kept and rounded. */
  readonly field: Field
  readonly rollup: Rollup
  /** Where the other records are, and their fields. */
  readonly source: DataSource
  readonly fields: Fields
  /** The field that identifies the records of this entity. */
  readonly idName: string
  readonly me: Me | undefined
  /** Whether it is wanted of records that are read by their ids, as a title or another entity's value. */
  readonly wantedById: boolean
}

/** A value that follows from more of the others than these is not known here. */
const MOST_RECORDS = 10_000

/**
 * Work out a value for each record, with as few requests as the source of the others allows: counts that it makes itself, else the
 * others themselves. Undefined where the record has the value already, and where it cannot be known.
 */
export async function rolledUp(
  records: readonly object[],
  value: RollupValue,
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  const ids = records.map((record) =>
    ownValue(record, value.name) === undefined ? ownValue(record, value.idName) : undefined,
  )
  const asked = [...new Set(ids.filter(isTextOrNumber))]
  const found = asked.length === 0 ? undefined : await valuesFor(asked, value, signal)
  return ids.map((id) => (isTextOrNumber(id) ? found?.get(id) : undefined))
}

async function valuesFor(
  ids: readonly RecordId[],
  value: RollupValue,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<RecordId, unknown> | undefined> {
  const { rollup, source, fields, me } = value
  const { via, filter: when } = rollup
  const exact = when && conditionFilter(when, source.can, me, fields)
  const filter = absoluteFilter(exact, fields)
  const byCounts =
    'count' in rollup && !(when && !exact) ? await counted(ids, via, { filter, value, signal }) : undefined
  if (byCounts) return byCounts
  const others = await readPointing(source, via, ids, { filter, most: MOST_RECORDS, signal })
  if (!others) return undefined
  const counting = when && !exact ? others.filter((one) => evaluate(when, one, { fields, me })) : others
  const grouped = new Map<unknown, object[]>(ids.map((id) => [id, []]))
  for (const one of counting) grouped.get(ownValue(one, via))?.push(one)
  return new Map(ids.map((id) => [id, valueOf(value, grouped.get(id) ?? [])]))
}

interface Counting {
  readonly filter: ListFilter | undefined
  readonly value: RollupValue
  readonly signal: AbortSignal | undefined
}

/** The counts that the source makes itself: of one record by how many match, of several by the values of the reference. */
async function counted(
  ids: readonly RecordId[],
  via: string,
  { filter, value: { source }, signal }: Counting,
): Promise<ReadonlyMap<RecordId, number> | undefined> {
  const options = signal && { signal }
  const tests = own(source.can.filter, via) ?? []
  const [only, another] = ids
  if (only !== undefined && another === undefined && tests.includes('is')) {
    const { total } = await source.list({ filter: { ...filter, [via]: { is: only } }, limit: 1 }, options)
    return total.kind === 'exact' ? new Map([[only, total.count]]) : undefined
  }
  const facets = own(await source.facets?.({ ...(filter && { filter }) }, [via], options), via)
  if (!facets) return undefined
  const counts = new Map(facets.map(({ value, count }) => [value, count]))
  return new Map(ids.map((id) => [id, counts.get(id) ?? 0]))
}

function valueOf({ field, rollup, fields }: RollupValue, others: readonly object[]): unknown {
  if ('count' in rollup) return others.length
  const [name = '', weight] = namesInRollup(rollup)
  if ('min' in rollup || 'max' in rollup) {
    const compare = comparisonOf(own(fields, name) ?? field)
    const sign = 'min' in rollup ? 1 : -1
    const values = others.map((one) => ownValue(one, name)).filter((one) => !isMissing(one))
    return values.toSorted((one, other) => sign * compare(one, other))[0] ?? null
  }
  const numbers = others.flatMap((one) => {
    const number = decimalOf(ownValue(one, name))
    const factor = weight === undefined ? '1' : decimalOf(ownValue(one, weight))
    return number === undefined || factor === undefined ? [] : [{ number, factor }]
  })
  const sum = numbers.map(({ number, factor }) => multiplyDecimals(number, factor)).reduce(addDecimals, '0')
  if ('sum' in rollup) return kept(field, sum)
  const whole = numbers.map(({ factor }) => factor).reduce(addDecimals, '0')
  const average = divideDecimals(sum, whole)
  return average === undefined ? null : kept(field, average)
}

/** A number as its field keeps it. */
function kept(field: Field, number: string): string | number {
  const digits = numberDigits(field) ?? Math.min(fractionDigits(number), MOST_DIGITS)
  const rounded = roundDecimal(number, digits)
  return isExact(field) ? rounded : Number(rounded)
}

const MOST_DIGITS = 10
