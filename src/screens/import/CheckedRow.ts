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

/** A row of the file, read: its values and what is wrong with them, by what its columns fill. */
export interface ReadRow extends ImportRow {
  /** Those that cannot be read stay as they are written. */
  readonly values: Readonly<Record<string, unknown>>
  readonly issues: readonly Issue[]
}

/** A row, or the rows of one record, read and validated; its line and its cells are those of the first. */
export interface CheckedRow extends ImportRow {
  readonly plan: RowPlan
  /** The values of the record by field. */
  readonly values: Readonly<Record<string, unknown>>
  /** The values sent to the source. */
  readonly changes: Readonly<Record<string, unknown>>
  /** The record that it changes. */
  readonly record?: object | undefined
  /** All the rows: several where each has a line of the record. */
  readonly rows: readonly ReadRow[]
}

/** How many rows each plan has. */
export type PlanCounts = Readonly<Record<RowPlan, number>>

export function countPlans(records: Iterable<CheckedRow>): PlanCounts {
  const counts = { create: 0, update: 0, unchanged: 0, skip: 0, mistake: 0 }
  for (const { plan, rows } of records) counts[plan] += rows.length
  return counts
}
