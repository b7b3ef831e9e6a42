import { newKey } from '../../internal/newKey'
import type { CheckedRow } from './CheckedRow'
import type { ImportStore } from './createImportStore'
import { canUndo, importRows, type RowOutcome, undoRows } from './sendRows'

/** Send the rows of an import, send those again that failed, and take back what was done. */
export function createImportSending({ getSetting, getState, set, begin }: ImportStore) {
  let runKey = ''

  async function run(some: readonly CheckedRow[], before: readonly RowOutcome[]) {
    const { entity, source } = getSetting()
    const outcomes = await importRows(some, runKey, { entity, source, ...begin('importing', some.length) })
    const all = [...before, ...outcomes].toSorted((one, other) => one.record.line - other.record.line)
    const done = all.filter(isDone).length
    const status = done === all.length ? 'done' : done === 0 ? 'failed' : 'partlyFailed'
    set({ status, outcomes: all, canUndo: canUndo(source, all) })
  }

  return {
    /** Sends rows as a new import. */
    send(rows: readonly CheckedRow[]) {
      runKey = newKey()
      set({ undone: [] })
      return run(rows, [])
    },

    /** Sends those again that were not imported. */
    retry() {
      const { outcomes } = getState()
      const failed = outcomes.filter((one) => !isDone(one)).map(({ record }) => record)
      return run(failed, outcomes.filter(isDone))
    },

    async undo() {
      const { outcomes, undone } = getState()
      const past = undone.filter(isDone)
      const pastLines = new Set(past.map(({ record }) => record.line))
      const left = outcomes.filter((one) => isDone(one) && !pastLines.has(one.record.line))
      const { entity, source } = getSetting()
      const ended = await undoRows(left, runKey, { entity, source, ...begin('undoing', left.length) })
      const all = [...getState().undone.filter(isDone), ...ended]
      const isWhole = all.every(isDone)
      set({ status: isWhole ? 'undone' : 'undoFailed', undone: all, canUndo: !isWhole })
    },
  }
}

const isDone = ({ status }: RowOutcome) => status === 'done'
