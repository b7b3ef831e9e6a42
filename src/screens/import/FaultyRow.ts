import { onceFor } from '../../internal/onceFor'
import type { Issue } from '../../spec/rules/issues'
import type { CheckedRow } from './CheckedRow'

/** The name under which a row of the grid has its line; no field is called so. */
export const LINE = ' line'

/** Its mistakes. */
export const ISSUES = ' issues'

/** The record that it is a row of. */
export const RECORD = ' record'

/** A row that is to be mended, as a grid takes it: its values by what its columns fill. */
export type FaultyRow = Readonly<Record<string, unknown>> & {
  readonly [LINE]: number
  readonly [ISSUES]: readonly Issue[]
  readonly [RECORD]: CheckedRow
}

/** The rows of a record: the same as long as that is the same, so that none is drawn again. */
export const faultyRowsOf = onceFor((record: CheckedRow): readonly FaultyRow[] =>
  record.rows.map(({ line, values, issues }) => ({
    ...values,
    [LINE]: line,
    [ISSUES]: issues,
    [RECORD]: record,
  })),
)
