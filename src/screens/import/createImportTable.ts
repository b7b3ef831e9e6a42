import { own } from '../../internal/own'
import { numericKinds } from '../../spec/fields/numericKinds'
import { turn } from '../../internal/createRests'
import {
  gapIn,
  groupableNames,
  groupedBy,
  guessMapping,
  matchedBy,
  mayUpdate,
  missingFields,
  withField,
} from './columnMapping'
import type { ImportStore } from './createImportStore'
import { type Delimiter, guessDelimiter } from './csvDialect'
import type { DateOrder } from './dateOrder'
import { decodeText, type Encoding, guessEncoding } from './decodeText'
import { textsOf } from './guessColumns'
import { flatFields, overlap, partsOf } from './importParts'
import type { ImportState } from './importState'
import type { CellNotation } from './readCell'
import { type ImportRow, readCsv } from './readCsv'

export type ImportTable = ReturnType<typeof createImportTable>

/** Keep the table of an import: how it is read, which column fills which field, and what a person mends in it. */
export function createImportTable({ getSetting, getState, set, begin }: ImportStore) {
  let bytes: Uint8Array | undefined
  let text = ''
  let rows: readonly ImportRow[] = []
  let mends = new Map<number, Readonly<Record<string, unknown>>>()
  let chosenGroup: { readonly by: string | undefined } | undefined

  const reject = (unread: ImportState['unread'], rowCount = getState().rowCount) =>
    set({ status: 'choose', unread, rowCount })

  const getRows = () => (getState().hasHeader ? rows.slice(1) : rows)

  function getNotation(): CellNotation {
    const { t, locale } = getSetting()
    return { locale, numbers: getState().numbers, yes: t('value.yes'), no: t('value.no') }
  }

  /** Settle what follows from which column fills which field. */
  function setColumns(columns: ImportState['columns'], more: Partial<ImportState> = {}) {
    const setting = getSetting()
    const missing = missingFields(setting, columns)
    const matchBy = matchedBy(setting, columns)
    const groupable = groupableNames(setting, columns)
    const isKept = chosenGroup && (chosenGroup.by === undefined || groupable.includes(chosenGroup.by))
    const fields = flatFields(setting.entity)
    const kinds = columns.map(({ field }) => own(fields, field)?.kind)
    mends = new Map()
    set({
      ...more,
      columns,
      missing,
      matchBy,
      groupBy: isKept ? chosenGroup?.by : groupedBy(setting, columns),
      groupable,
      gap: gapIn(columns, missing, matchBy),
      hasNumbers: kinds.some((kind) => kind !== undefined && numericKinds.has(kind)),
      canUpdate: mayUpdate(setting),
    })
  }

  /** Read the table again: with another encoding, or another sign between the cells. */
  async function readTable(
    asked: { delimiter?: Delimiter | undefined; hasHeader?: boolean | undefined } = {},
  ) {
    const { signal, onProgress } = begin('reading', 1)
    try {
      const delimiter = asked.delimiter ?? guessDelimiter(text)
      const read = await readCsv(text, { delimiter, signal, onProgress })
      // The rows are read in one turn of the page, guessed about in the next, and drawn in a third.
      await turn()
      if (signal.aborted) return
      const setting = getSetting()
      const { maxRows = Infinity } = setting
      const { hasHeader, numbers, columns } = guessMapping(setting, read, getNotation(), asked)
      await turn()
      if (signal.aborted) return
      rows = read
      chosenGroup = undefined
      const rowCount = rows.length - (hasHeader ? 1 : 0)
      if (rowCount < 1) return reject('empty')
      if (rowCount > maxRows) return reject('tooMany', rowCount)
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
      if (!signal.aborted) reject('unreadable')
    }
  }

  return {
    getNotation,
    getRows,
    getMends: () => mends,

    /** Takes what a person entered in place of what stands in a line of the file. */
    mend(line: number, values: Readonly<Record<string, unknown>>) {
      mends.set(line, { ...mends.get(line), ...values })
    },

    async readFile(file: Blob & { readonly name?: string | undefined }) {
      const { signal } = begin('reading', 1)
      try {
        bytes = new Uint8Array(await file.arrayBuffer())
        if (signal.aborted) return
        const encoding = guessEncoding(bytes, getSetting().locale)
        text = decodeText(bytes, encoding)
        // A text has no zeros; a workbook or a picture has.
        if (text.slice(0, 4096).includes('\0')) return reject('unreadable')
        set({ fileName: file.name, encoding })
      } catch {
        if (!signal.aborted) reject('unreadable')
        return
      }
      await readTable()
    },

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
      void readTable({ hasHeader: getState().hasHeader })
    },

    setDelimiter: (delimiter: Delimiter) => void readTable({ delimiter }),

    setHasHeader(hasHeader: boolean) {
      const { columns } = guessMapping(getSetting(), rows, getNotation(), { hasHeader })
      setColumns(columns, { hasHeader, rowCount: rows.length - (hasHeader ? 1 : 0) })
    },

    /** Lets a column fill a field, which no other one fills then. */
    setField(column: number, field: string | undefined) {
      const { entity } = getSetting()
      const [fields, parts] = [flatFields(entity), partsOf(entity)]
      const isFilling = (one: string | undefined) =>
        one !== undefined && field !== undefined && overlap(parts, one, field)
      setColumns(
        getState().columns.map((one, place) => {
          const isTaken = place !== column && isFilling(one.field)
          if (place !== column && !isTaken) return one
          const filled = isTaken ? undefined : field
          return withField(one, {
            field: filled,
            confidence: undefined,
            kind: own(fields, filled)?.kind,
            texts: () => textsOf(getRows(), place),
          })
        }),
      )
    },

    /** Puts the rows together that have the same in this field, or none. */
    setGroupBy(by: string | undefined) {
      chosenGroup = { by }
      mends = new Map()
      set({ groupBy: by })
    },

    setDateOrder(column: number, dateOrder: DateOrder | undefined) {
      setColumns(getState().columns.map((one, place) => (place === column ? { ...one, dateOrder } : one)))
    },

    setNumbers: (numbers: string) => setColumns(getState().columns, { numbers }),

    forget() {
      bytes = undefined
      text = ''
      rows = []
      mends = new Map()
    },
  }
}
