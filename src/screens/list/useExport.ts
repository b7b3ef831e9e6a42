'use client'

import { useEffect, useRef, useState } from 'react'
import { csvFile, csvHeader, csvLines } from '../../collection/csv'
import { forEachPage } from '../source/forEachPage'
import { readSelected } from '../../collection/readSelected'
import {
  countSelected,
  everythingSelected,
  type Selection,
  selectionExtent,
} from '../../collection/Selection'
import { hasToastRegion, toast } from '../../components/toasts'
import type { DataSource, Total } from '../../data/DataSource'
import { problemOf } from '../../data/problems'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { countedNounOf } from '../../spec/labels/labels'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemSentences } from '../product/problemSentences'
import type { RowQuery } from '../source/rowQuery'
import { saveFile } from './saveFile'

/** The file that a list is written to. */
export interface ExportFile {
  /** The name, without its ending: "bird-strikes". */
  readonly name: string
  /** Begins the file with a byte order mark, by which Excel knows that it is UTF-8. @default true */
  readonly bom?: boolean | undefined
}

export interface ExportOptions<F extends Fields> {
  entity: Entity<F>
  source: DataSource<RecordBy<F>>
  /** The names of the fields, in the order of the columns. */
  fields: readonly string[]
  /** The records; where none is selected, all that match. */
  selection: Selection
  query: RowQuery
  file: ExportFile | undefined
  /** How many records one file may hold. */
  limit?: number | undefined
  /** How many there are, where that is known before they are read. */
  total?: Total | undefined
  errors: ErrorCatalogue | undefined
}

/** Why the reading was stopped, when it was not by the person. */
const tooMany = Symbol()

/** Write what a list shows, or what is selected in it, to a file: stretch by stretch, so that it can be stopped. */
export function useExport<F extends Fields>(options: ExportOptions<F>) {
  const { entity, source, fields, selection, query, file, limit = Infinity, total, errors } = options
  const { t, locale } = useLocale()
  const announce = useAnnounce()
  const [state, setState] = useState<{ status: 'idle' | 'running'; count: number }>({
    status: 'idle',
    count: 0,
  })
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const say = (message: string, tone: 'success' | 'danger') => {
    if (hasToastRegion()) toast(message, { tone })
    else announce(message, tone === 'danger' ? 'assertive' : 'polite')
  }

  async function write({ name, bom = true }: ExportFile) {
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    const columns = fields.filter((field) => Object.hasOwn(entity.fields, field))
    const chosen = selectionExtent(selection, undefined) === 'none' ? everythingSelected : selection
    const known = countSelected(chosen, total?.kind === 'exact' ? total.count : undefined)
    // A file that ends before the last record would be taken for all of them.
    const sayTooMany = () => say(t('export.limit', { count: limit }), 'danger')
    if (known !== undefined && known > limit) return sayTooMany()
    const parts = [csvHeader(entity, { fields: columns, locale })]
    let count = 0
    setState({ status: 'running', count })
    try {
      const pages = readSelected({
        source,
        idName: entity.id,
        fields: entity.fields,
        selection: chosen,
        query,
        signal,
        whole: columns.some((name) => entity.fields[name]?.rollup !== undefined),
      })
      await forEachPage(pages, (page) => {
        signal.throwIfAborted()
        count += page.length
        if (count > limit) controller.abort(tooMany)
        signal.throwIfAborted()
        parts.push(csvLines(entity, page, { fields: columns }))
        setState({ status: 'running', count })
      })
      saveFile(`${name}.csv`, csvFile(parts, bom))
      say(t('export.done', { count, records: countedNounOf(entity, count, locale) }), 'success')
    } catch (thrown) {
      if (signal.reason === tooMany) sayTooMany()
      else if (signal.aborted) say(t('export.stopped'), 'success')
      else {
        say(problemSentences(problemOf(thrown), { t, errors, failed: t('export.failed') }), 'danger')
      }
    }
    setState({ status: 'idle', count: 0 })
  }

  return {
    ...state,
    onExport: () => void (file && write(file)),
    onStop: () => stop.current?.abort(),
  }
}
