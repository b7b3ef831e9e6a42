import type { Problem } from '../../data/problems'
import type { CheckedRow, PlanCounts } from './CheckedRow'
import type { Delimiter } from './csvDialect'
import type { DateOrder } from './dateOrder'
import type { Encoding } from './decodeText'
import type { RowOutcome } from './sendRows'

/** Where an import is, in one word. */
export type ImportStatus =
  /** The person may neither make nor change records. */
  | 'forbidden'
  /** A file or a text is wanted. */
  | 'choose'
  | 'reading'
  /** It is asked which column fills which field. */
  | 'mapping'
  | 'checking'
  /** The source gave no answer about records that are there, so that the rows are not validated. */
  | 'checkFailed'
  /** It is known what would happen, and nothing has happened yet. */
  | 'ready'
  | 'importing'
  | 'done'
  /** Some rows were imported, others were not. */
  | 'partlyFailed'
  /** Not one row was imported. */
  | 'failed'
  | 'undoing'
  | 'undone'
  /** Some of what was imported is still there. */
  | 'undoFailed'

/** A column of the file, and the field that it fills. */
export interface ImportColumn {
  /** As the first line calls it, or as spreadsheets do: A, B, C. */
  readonly header: string
  /** Some of its values, as they are written. */
  readonly samples: readonly string[]
  /** The name of the field, or nothing: then it is not imported. */
  readonly field: string | undefined
  /** How certain the guess is; nothing where the person has chosen. */
  readonly confidence: 'sure' | 'likely' | undefined
  /** The order of day, month and year in it. */
  readonly dateOrder: DateOrder | undefined
  /** Whether its days can be read in two ways, so that the order is asked for. */
  readonly asksOrder: boolean
}

/** Why rows cannot be validated yet. */
export type MappingGap = 'nothing' | 'required' | 'dateOrder'

export interface ImportState {
  readonly status: ImportStatus
  /** Why what was chosen cannot be imported. */
  readonly unread: 'empty' | 'unreadable' | 'tooMany' | undefined
  /** The name of the file; nothing of a text that was pasted. */
  readonly fileName: string | undefined
  readonly encoding: Encoding
  readonly delimiter: Delimiter
  /** Whether the first line names the columns. */
  readonly hasHeader: boolean
  /** A locale that writes numbers as the file does. */
  readonly numbers: string
  /** Whether any field that is filled is a number. */
  readonly hasNumbers: boolean
  /** How many rows there are, the header not counted. */
  readonly rowCount: number
  readonly columns: readonly ImportColumn[]
  /** The names of required fields that no column fills. */
  readonly missing: readonly string[]
  readonly gap: MappingGap | undefined
  /** The field by which a row is that of a record that is there. */
  readonly matchBy: string | undefined
  /** The field by which rows are put together as those of one record, each with a line of it. */
  readonly groupBy: string | undefined
  /** The fields that this can be: none where no column fills lines. */
  readonly groupable: readonly string[]
  /** How records that are there are treated, where the source can change any. */
  readonly existing: 'update' | 'skip'
  readonly canUpdate: boolean
  readonly progress: { readonly done: number; readonly total: number }
  readonly counts: PlanCounts
  /** How many records the rows are. */
  readonly recordCount: number
  /** The rows in which something was to be mended, in the order of the file. */
  readonly faulty: readonly CheckedRow[]
  /** Why the source could not be asked. */
  readonly problem: Problem | undefined
  /** How importing ended, row by row. */
  readonly outcomes: readonly RowOutcome[]
  /** How taking it back ended, row by row. */
  readonly undone: readonly RowOutcome[]
  readonly canUndo: boolean
}

export const noPlans: PlanCounts = { create: 0, update: 0, unchanged: 0, skip: 0, mistake: 0 }

export const atFirst: ImportState = {
  status: 'choose',
  unread: undefined,
  fileName: undefined,
  encoding: 'utf-8',
  delimiter: ',',
  hasHeader: true,
  numbers: 'en',
  hasNumbers: false,
  rowCount: 0,
  columns: [],
  missing: [],
  gap: undefined,
  matchBy: undefined,
  groupBy: undefined,
  groupable: [],
  existing: 'update',
  canUpdate: false,
  progress: { done: 0, total: 0 },
  counts: noPlans,
  recordCount: 0,
  faulty: [],
  problem: undefined,
  outcomes: [],
  undone: [],
  canUndo: false,
}
