import { numericKinds } from '../../collection/numericKinds'
import type { ReferenceTargets } from '../../components/useReference'
import { problemOf } from '../../data/problems'
import { createRests } from '../../internal/createRests'
import { listen } from '../../internal/listen'
import { newKey } from '../../internal/newKey'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import type { Id } from '../../spec/fields/FieldBase'
import { type CheckedRow, countPlans } from './CheckedRow'
import { createRowChecker, type RowChecker } from './createRowChecker'
import { type Delimiter, guessDelimiter } from './csvDialect'
import type { DateOrder } from './dateOrder'
import { decodeText, type Encoding, guessEncoding } from './decodeText'
import {
  gapIn,
  guessMapping,
  type ImportTarget,
  matchedBy,
  mayUpdate,
  missingFields,
  withField,
} from './columnMapping'
import { canUndo, importRows, type RowOutcome, undoRows } from './sendRows'
import { atFirst, type ImportState, type ImportStatus } from './importState'
import type { CellNotation } from './readCell'
import { type ImportRow, readCsv } from './readCsv'

/** What an import works with: it may change while it is on the page. */
export interface ImportSetting extends ImportTarget {
  /** More rows than this are not taken. */
  readonly maxRows: number | undefined
  readonly references: ReferenceTargets
  readonly t: TranslateWith<ImportMessageKey>
  readonly locale: string
  readonly me: Id | undefined
}

/** Keeps an import from the file to the last row, and tells those who listen of each step. It draws nothing. */
export function createImporter(first: ImportSetting) {
  let setting = first
  const listeners = new Set<() => void>()
  let state: ImportState = atFirst
  let bytes: Uint8Array | undefined
  let text = ''
  let rows: readonly ImportRow[] = []
  let checker: RowChecker | undefined
  let checked = new Map<number, CheckedRow>()
  let mends = new Map<number, Readonly<Record<string, unknown>>>()
  let work = new AbortController()
  let runKey = ''

  function set(next: Partial<ImportState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** Begin something that ends what is under way. */
  function begin(status: ImportStatus, total: number): AbortSignal {
    work.abort()
    work = new AbortController()
    set({ status, problem: undefined, progress: { done: 0, total } })
    return work.signal
  }

  const progress = (total: number) => paced((done) => set({ progress: { done, total } }))
  const dataRows = () => (state.hasHeader ? rows.slice(1) : rows)

  function notation(): CellNotation {
    const { t, locale } = setting
    return { locale, numbers: state.numbers, yes: t('value.yes'), no: t('value.no') }
  }

  /** Settle what follows from which column fills which field. */
  function setColumns(columns: ImportState['columns'], more: Partial<ImportState> = {}) {
    const missing = missingFields(setting, columns)
    const matchBy = matchedBy(setting, columns)
    const kinds = columns.map(({ field }) => setting.entity.fields[field ?? '']?.kind)
    mends = new Map()
    set({
      ...more,
      columns,
      missing,
      matchBy,
      gap: gapIn(columns, missing, matchBy),
      hasNumbers: kinds.some((kind) => kind !== undefined && numericKinds.has(kind)),
      canUpdate: mayUpdate(setting),
    })
  }

  /** Read the table again: with another encoding, or another sign between the cells. */
  async function readTable(asked: { delimiter?: Delimiter; hasHeader?: boolean } = {}) {
    const signal = begin('reading', 1)
    try {
      const delimiter = asked.delimiter ?? guessDelimiter(text)
      const rest = createRests()
      const read = await readCsv(text, { delimiter, signal, onProgress: progress(1) })
      await rest()
      if (signal.aborted) return
      const { maxRows = Infinity } = setting
      rows = read
      const { hasHeader, numbers, columns } = guessMapping(setting, rows, notation(), asked)
      const rowCount = rows.length - (hasHeader ? 1 : 0)
      if (rowCount < 1) return set({ status: 'choose', unread: 'empty' })
      if (rowCount > maxRows) return set({ status: 'choose', unread: 'tooMany', rowCount })
      setColumns(columns, {
        status: 'mapping',
        unread: undefined,
        delimiter,
        hasHeader,
        numbers,
        rowCount,
        existing: mayUpdate(setting) ? 'update' : 'skip',
      })
    } catch {
      if (!signal.aborted) set({ status: 'choose', unread: 'unreadable' })
    }
  }

  async function readFile(file: Blob & { readonly name?: string }) {
    const signal = begin('reading', 1)
    try {
      bytes = new Uint8Array(await file.arrayBuffer())
      if (signal.aborted) return
      const encoding = guessEncoding(bytes, setting.locale)
      text = decodeText(bytes, encoding)
      // A text has no zeros; a workbook or a picture has.
      if (text.slice(0, 4096).includes('\0')) return set({ status: 'choose', unread: 'unreadable' })
      set({ fileName: file.name, encoding })
    } catch {
      if (!signal.aborted) set({ status: 'choose', unread: 'unreadable' })
      return
    }
    await readTable()
  }

  async function check() {
    const all = dataRows()
    const signal = begin('checking', all.length)
    const { entity, source, can, references, t, me } = setting
    const columns = state.columns.flatMap(({ field, dateOrder }, column) =>
      field === undefined ? [] : [{ column, field, dateOrder }],
    )
    const { matchBy, existing } = state
    checker = createRowChecker({
      entity,
      source,
      can,
      references,
      columns,
      matchBy,
      existing,
      t,
      me,
      notation: notation(),
    })
    try {
      const found = await checker.check(all, mends, { signal, onProgress: progress(all.length) })
      checked = new Map(found.map((row) => [row.line, row]))
      const counts = countPlans(found)
      set({ status: 'ready', counts, faulty: found.filter(({ plan }) => plan === 'mistake') })
    } catch (thrown) {
      if (!signal.aborted) set({ status: 'checkFailed', problem: problemOf(thrown) })
    }
  }

  /** Take what a person entered in place of what stands in the file; rows that it concerns are validated again. */
  async function mend(line: number, values: Readonly<Record<string, unknown>>) {
    mends.set(line, { ...mends.get(line), ...values })
    const again = new Set([
      line,
      ...state.faulty.filter(({ plan }) => plan === 'mistake').map((row) => row.line),
    ])
    const some = dataRows().filter((row) => again.has(row.line))
    try {
      for (const row of (await checker?.check(some, mends, { signal: work.signal })) ?? [])
        checked.set(row.line, row)
    } catch (thrown) {
      set({ problem: problemOf(thrown) })
      throw thrown
    }
    const faulty = state.faulty.map((row) => checked.get(row.line) ?? row)
    set({ faulty, counts: countPlans(checked.values()), problem: undefined })
    return checked.get(line)
  }

  async function send(some: readonly CheckedRow[], before: readonly RowOutcome[]) {
    const signal = begin('importing', some.length)
    const { entity, source } = setting
    const outcomes = await importRows(some, runKey, {
      entity,
      source,
      signal,
      onProgress: progress(some.length),
    })
    const all = [...before, ...outcomes].toSorted((one, other) => one.record.line - other.record.line)
    const done = all.filter(({ status }) => status === 'done').length
    const status = done === all.length ? 'done' : done === 0 ? 'failed' : 'partlyFailed'
    set({ status, outcomes: all, canUndo: canUndo(source, all) })
  }

  async function undo() {
    const imported = state.outcomes.filter(({ status }) => status === 'done')
    const past = new Set(
      state.undone.flatMap(({ status, record }) => (status === 'done' ? [record.line] : [])),
    )
    const left = imported.filter(({ record }) => !past.has(record.line))
    const signal = begin('undoing', left.length)
    const { entity, source } = setting
    const run = { entity, source, signal, onProgress: progress(left.length) }
    const outcomes = await undoRows(left, runKey, run)
    const undone = [...state.undone.filter(({ status }) => status === 'done'), ...outcomes]
    const isWhole = undone.every(({ status }) => status === 'done')
    set({ status: isWhole ? 'undone' : 'undoFailed', undone, canUndo: !isWhole })
  }

  return {
    getState: () => state,
    /** Works with this from now on: another language, other rights. */
    use(next: ImportSetting) {
      setting = next
    },
    subscribe: (listener: () => void) => listen(listeners, listener),
    readFile,
    /** Reads a text that was pasted, as from a spreadsheet. */
    readText(pasted: string) {
      bytes = undefined
      text = pasted
      set({ fileName: undefined })
      return readTable()
    },
    setEncoding(encoding: Encoding) {
      if (!bytes) return
      text = decodeText(bytes, encoding)
      set({ encoding })
      void readTable({ hasHeader: state.hasHeader })
    },
    setDelimiter: (delimiter: Delimiter) => void readTable({ delimiter }),
    setHasHeader(hasHeader: boolean) {
      const guessed = guessMapping(setting, rows, notation(), { hasHeader })
      setColumns(guessed.columns, { hasHeader, rowCount: rows.length - (hasHeader ? 1 : 0) })
    },
    /** Lets a column fill a field, which no other one fills then. */
    setField(column: number, field: string | undefined) {
      const { fields } = setting.entity
      setColumns(
        state.columns.map((one, place) => {
          if (place === column)
            return withField(one, { field, confidence: undefined, kind: fields[field ?? '']?.kind })
          const isTaken = field !== undefined && one.field === field
          return isTaken ? withField(one, { field: undefined, confidence: undefined, kind: undefined }) : one
        }),
      )
    },
    setDateOrder(column: number, dateOrder: DateOrder | undefined) {
      setColumns(state.columns.map((one, place) => (place === column ? { ...one, dateOrder } : one)))
    },
    setNumbers: (numbers: string) => setColumns(state.columns, { numbers }),
    setExisting: (existing: 'update' | 'skip') => set({ existing }),
    check,
    mend,
    backToMapping() {
      work.abort()
      set({ status: 'mapping' })
    },
    startOver() {
      work.abort()
      bytes = undefined
      text = ''
      rows = []
      mends = new Map()
      checked = new Map()
      set(atFirst)
    },
    /** Sends every row that has no mistake. */
    importAll() {
      runKey = newKey()
      const some = [...checked.values()].filter(({ plan }) => plan === 'create' || plan === 'update')
      set({ undone: [] })
      return send(some, [])
    },
    /** Sends those again that were not imported. */
    retry() {
      const done = state.outcomes.filter(({ status }) => status === 'done')
      return send(
        state.outcomes.filter(({ status }) => status !== 'done').map(({ record }) => record),
        done,
      )
    },
    undo,
    /** Stops what is under way: what was sent stays, and what was not begun is not. */
    stop() {
      work.abort()
      if (state.status === 'checking') set({ status: 'mapping' })
      if (state.status === 'reading') set({ status: 'choose' })
    },
    /** The rows with mistakes, and those that were not imported. */
    getLeft: () => ({
      mistakes: [...checked.values()].filter(({ plan }) => plan === 'mistake'),
      failed: state.outcomes.filter(({ status }) => status !== 'done'),
    }),
  }
}

export type Importer = ReturnType<typeof createImporter>

/** A page has no use for more than some drawings a second. */
function paced(draw: (done: number) => void) {
  let last = 0
  return (done: number) => {
    if (Date.now() - last < 100) return
    last = Date.now()
    draw(done)
  }
}
