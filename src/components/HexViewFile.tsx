'use client'

import { useId, useState, useSyncExternalStore } from 'react'
import { classes } from '../internal/classes'
import { Banner } from './Banner'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import type { HexViewProps } from './HexView'
import { HexViewCopy } from './HexViewCopy'
import { HexViewFind } from './HexViewFind'
import { HexViewGoTo } from './HexViewGoTo'
import { HexViewGrid } from './HexViewGrid'
import { HexViewStatus } from './HexViewStatus'
import { createHexReader, type HexReader } from './hexPages'
import { useHexCopy } from './useHexCopy'
import { useHexLocale } from './useHexLocale'
import { useHexSelection } from './useHexSelection'

/** What the view of a file is: one word. */
export type HexStatus = 'empty' | 'reading' | 'ready' | 'failed'

/** What was said last, and which control it is about. */
interface Said {
  readonly about: 'goTo' | 'find' | 'copy'
  readonly words: string
}

/** The view of one file, from its first byte to its end. */
export function HexViewFile(props: HexViewProps) {
  const { blob, label, bytesPerRow, copyLimit = 1_048_576, onCopy, className, ...rest } = props
  const { selection: asked, defaultSelection, onSelectionChange, ...attributes } = rest
  const { size } = blob
  const { say } = useHexLocale()
  const [reader] = useState(() => createHexReader(blob))
  const status = useSyncExternalStore<HexStatus>(
    reader.subscribe,
    () => statusOf(reader),
    () => (size === 0 ? 'empty' : 'reading'),
  )
  const [said, setSaid] = useState<Said>()
  const saidId = useId()
  const { cursor, selection, select, moveTo, jumpTo } = useHexSelection({
    size,
    selection: asked,
    defaultSelection,
    onSelectionChange,
  })
  const sayAbout = (about: Said['about']) => (words: string | undefined) =>
    setSaid(words ? { about, words } : undefined)
  const idAbout = (about: Said['about']) => (said?.about === about ? saidId : undefined)
  const copying = useHexCopy({ blob, selection, limit: copyLimit, onCopy, onSaid: sayAbout('copy') })
  const here = selection ?? { start: cursor.offset, end: cursor.offset + 1 }

  return (
    <div {...attributes} className={classes('sw-HexView', className)} data-status={status}>
      {status === 'empty' && <EmptyState title={say('hex.empty')}>{say('hex.emptyText')}</EmptyState>}
      {status === 'failed' && (
        <Banner
          tone="danger"
          title={say('hex.failed')}
          actions={<Button onClick={reader.retry}>{say('hex.retry')}</Button>}
        >
          {say('hex.failedText')}
        </Banner>
      )}
      {(status === 'ready' || status === 'reading') && (
        <>
          <div className="sw-HexView-bar" role="group" aria-label={say('hex.toolbar')}>
            <HexViewFind
              blob={blob}
              selection={here}
              onFound={(place) => jumpTo(place, { takesFocus: false, selects: true })}
              onWrong={sayAbout('find')}
              wrongId={idAbout('find')}
            />
            <HexViewGoTo
              size={size}
              onGoTo={(from, to) =>
                jumpTo({ start: from, end: to + 1 }, { takesFocus: true, selects: from < to })
              }
              onWrong={sayAbout('goTo')}
              wrongId={idAbout('goTo')}
            />
            <HexViewCopy
              format={copying.format}
              onFormatChange={copying.setFormat}
              onCopy={copying.copy}
              pending={copying.pending}
              reason={copying.reason}
            />
          </div>
          <HexViewGrid
            label={label}
            reader={reader}
            cursor={cursor}
            selection={selection}
            bytesPerRow={bytesPerRow}
            onMove={moveTo}
            onSelect={select}
            onCopy={copying.copy}
          />
          <div className="sw-HexView-foot">
            <HexViewStatus reader={reader} selection={here} />
            <p id={saidId} role="status" className="sw-HexView-said" data-about={said?.about}>
              {said?.words}
            </p>
          </div>
        </>
      )}
    </div>
  )
}

function statusOf(reader: HexReader): HexStatus {
  if (reader.size === 0) return 'empty'
  const { known, failure } = reader.pages()
  if (failure !== undefined) return 'failed'
  return known.size > 0 ? 'ready' : 'reading'
}
