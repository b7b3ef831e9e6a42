import { problemOf } from '../../data/problems'
import { own } from '../../internal/own'
import { type CheckedRow, countPlans } from './CheckedRow'
import { createImportSending } from './createImportSending'
import { createImportStore } from './createImportStore'
import { createImportTable } from './createImportTable'
import { createRowChecker, type RowChecker } from './createRowChecker'
import type { ImportSetting } from './ImportSetting'
import { atFirst } from './importState'
import { flatFields, partsOf } from './importParts'
import { groupRows, type RowsOfRecords } from './joinedRows'
import { isPhoneField } from './readCell'

export type Importer = ReturnType<typeof createImporter>

/** Keep an import from the file to the last row, and tell those who listen of each step. It draws nothing. */
export function createImporter(first: ImportSetting) {
  const store = createImportStore(first)
  const { getSetting, getState, subscribe, use, set, begin, abort } = store
  const { getNotation, getRows, getMends, mend: keepMend, forget, ...table } = createImportTable(store)
  const sending = createImportSending(store)
  let checker: RowChecker | undefined
  /** The rows of each record, and what came of them, both by its first line. */
  let records: RowsOfRecords = []
  let checked = new Map<number, CheckedRow>()

  async function check() {
    const { entity, source, can, references, t, me, access } = getSetting()
    const { columns, matchBy, groupBy, existing } = getState()
    const mapped = columns.flatMap(({ field, dateOrder }, column) =>
      field === undefined ? [] : [{ column, field, dateOrder }],
    )
    records = groupRows(getRows(), mapped, partsOf(entity), groupBy)
    const { signal, onProgress } = begin('checking', records.length)
    const fields = flatFields(entity)
    const hasPhones = mapped.some(({ field }) => isPhoneField(own(fields, field)))
    try {
      const notation = getNotation()
      // Numbers read without it would not be those that a form stores.
      const readPhone = hasPhones ? await loadPhones(notation.locale) : undefined
      signal.throwIfAborted()
      checker = createRowChecker({
        entity,
        source,
        can,
        references,
        columns: mapped,
        matchBy,
        existing,
        t,
        me,
        access,
        notation: { ...notation, readPhone },
      })
      const found = await checker.check(records, getMends(), { signal, onProgress })
      checked = new Map(found.map((row) => [row.line, row]))
      const counts = countPlans(found)
      set({ status: 'ready', counts, recordCount: found.length, faulty: found.filter(isFaulty) })
    } catch (thrown) {
      if (!signal.aborted) set({ status: 'checkFailed', problem: problemOf(thrown) })
    }
  }

  /** Take what a person entered in place of what stands in the file; rows that it concerns are validated again. */
  async function mend(line: number, values: Readonly<Record<string, unknown>>) {
    keepMend(line, values)
    const isMended = (rows: RowsOfRecords[number]) => rows.some((row) => row.line === line)
    const again = new Set(
      getState()
        .faulty.filter(isFaulty)
        .map((record) => record.line),
    )
    const some = records.filter((rows) => isMended(rows) || again.has(rows[0]?.line ?? line))
    try {
      for (const row of (await checker?.check(some, getMends(), { signal: store.getSignal() })) ?? [])
        checked.set(row.line, row)
    } catch (thrown) {
      set({ problem: problemOf(thrown) })
      throw thrown
    }
    const faulty = getState().faulty.map((row) => checked.get(row.line) ?? row)
    set({ faulty, counts: countPlans(checked.values()), problem: undefined })
    return [...checked.values()].find(({ rows }) => rows.some((row) => row.line === line))
  }

  return {
    getState,
    use,
    subscribe,
    ...table,
    setExisting: (existing: 'update' | 'skip') => set({ existing }),
    check,
    mend,
    backToMapping() {
      abort()
      set({ status: 'mapping' })
    },
    startOver() {
      abort()
      forget()
      records = []
      checked = new Map()
      set(atFirst)
    },
    /** Sends every row that has no mistake. */
    importAll: () =>
      sending.send([...checked.values()].filter(({ plan }) => plan === 'create' || plan === 'update')),
    retry: sending.retry,
    undo: sending.undo,
    /** Stops what is under way: what was sent stays, and what was not begun is not. */
    stop() {
      abort()
      if (getState().status === 'checking') set({ status: 'mapping' })
      if (getState().status === 'reading') set({ status: 'choose' })
    },
    /** The rows with mistakes, and those that were not imported. */
    getLeft: () => ({
      mistakes: [...checked.values()].filter(isFaulty),
      failed: getState().outcomes.filter(({ status }) => status !== 'done'),
    }),
  }
}

/** Load the reader of telephone numbers, which is large: most files have none. */
async function loadPhones(locale: string) {
  const { understandPhone } = await import('../../fields/phoneNumber')
  const { region } = new Intl.Locale(locale)
  return (text: string, country = region) => understandPhone(text, country)
}

const isFaulty = ({ plan }: CheckedRow) => plan === 'mistake'
