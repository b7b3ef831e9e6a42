import type { Issue } from '../../spec/rules/issues'
import type { ImportRow } from './readCsv'

/** The plan for a row of an import. */
export type RowPlan =
  /** It makes a record. */
  | 'create'
  /** It changes a record that is there. */
  | 'update'
  /** The record that is there has all of it already. */
  | 'unchanged'
  /** The record is there, and stays as it is. */
  | 'skip'
  /** Something has to be mended first. */
  | 'mistake'

/** A row, read and validated. */
export interface CheckedRow extends ImportRow {
  readonly plan: RowPlan
  /** Its values by field; what cannot be read stays as it is written. */
  readonly values: Readonly<Record<string, unknown>>
  /** The values sent to the source. */
  readonly changes: Readonly<Record<string, unknown>>
  /** The record that it changes. */
  readonly record?: object | undefined
  readonly issues: readonly Issue[]
}

/** How many rows each plan has. */
export type PlanCounts = Readonly<Record<RowPlan, number>>

export function countPlans(rows: Iterable<CheckedRow>): PlanCounts {
  const counts = { create: 0, update: 0, unchanged: 0, skip: 0, mistake: 0 }
  for (const { plan } of rows) counts[plan] += 1
  return counts
}
