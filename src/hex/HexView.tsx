'use client'

import { useId, useState, useSyncExternalStore } from 'react'
import { classes } from '../internal/classes'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { EmptyState } from '../components/EmptyState'
import type { RootProps } from '../internal/RootProps'
import { HexViewCopy } from './HexViewCopy'
import { HexViewFind } from './HexViewFind'
import { HexViewGoTo } from './HexViewGoTo'
import { HexViewGrid } from './HexViewGrid'
import { HexViewStatus } from './HexViewStatus'
import type { HexFormat } from './hexCopy'
import { createHexReader, type HexReader } from './hexReader'
import type { HexSelection } from './hexSelection'
import { useSharedRef } from '../internal/useSharedRef'
import { useHexCopy } from './useHexCopy'
import { useHexFocusWithin } from './useHexFocus'
import { useHexLocale } from './useHexLocale'
import type { HexRowLength } from './useHexSizes'
import { useHexSelection } from './useHexSelection'

export interface HexViewProps extends RootProps<HTMLDivElement> {
  /** The file to show, of any size; only the pages in view are read. */
  blob: Blob
  /** Names the grid for assistive technology: most often the name of the file. */
  label: string
  /** The number of bytes in a row. @default as many of 16, 8 or 4 as there is room for */
  bytesPerRow?: HexRowLength | undefined
  /** The selected bytes, or null for none; the parent then decides, by `onSelectionChange`. */
  selection?: HexSelection | null | undefined
  /** The bytes that are selected at first, and in view. @default none */
  defaultSelection?: HexSelection | null | undefined
  /** Called with the bytes that a person selects or finds, for `blob.slice(start, end)`; null once none is selected. */
  onSelectionChange?: ((selection: HexSelection | null) => void) | undefined
  /** Selections of more bytes are not copied, and the button says so. @default 1,048,576 */
  copyLimit?: number | undefined
  /** Called with the text that was put on the clipboard. */
  onCopy?: ((text: string, format: HexFormat) => void) | undefined
  id?: string | undefined
}

/**
 * The bytes of a file of any size, as a grid: each byte in hexadecimal, and beside them what they are as text. The
 * keyboard works as in the APG's grid, with one tab stop; a person goes to an offset, finds text or bytes, selects, and
 * copies as hex, base64 or text.
 */
export function HexView(props: HexViewProps) {
  const { blob } = props
  const [file, setFile] = useState({ blob, number: 0 })
  // Another file is read from its beginning, and nothing of the one before is left.
  if (file.blob !== blob) setFile({ blob, number: file.number + 1 })
  return <FileView key={file.number} {...props} />
}

/** The state of a view, in one word. */
type HexStatus = 'empty' | 'reading' | 'ready' | 'failed'

/** The last message, and the control that it is about. */
interface Said {
  readonly about: 'goTo' | 'find' | 'copy'
  readonly words: string
}

/** The view of one file, from its first byte to its end. */
function FileView(props: HexViewProps) {
  const { blob, label, bytesPerRow, copyLimit = 1_048_576, onCopy, className, ref, ...rest } = props
  const { selection: asked, defaultSelection, onSelectionChange, ...attributes } = rest
  const { size } = blob
  const { t } = useHexLocale()
  const [reader] = useState(() => createHexReader(blob))
  const status = useSyncExternalStore<HexStatus>(
    reader.subscribe,
    () => statusOf(reader),
    () => (size === 0 ? 'empty' : 'reading'),
  )
  const [root, hold] = useSharedRef(ref)
  const { focusWithin, onFocus, onBlur } = useHexFocusWithin(root, status)
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
    <div
      {...attributes}
      {...{ onFocus, onBlur }}
      ref={hold}
      className={classes('sw-HexView', className)}
      data-status={status}
    >
      {status === 'empty' && <EmptyState title={t('hex.empty')}>{t('hex.emptyText')}</EmptyState>}
      {status === 'failed' && (
        <Banner
          tone="danger"
          title={t('hex.failed')}
          actions={<Button onClick={reader.retry}>{t('hex.retry')}</Button>}
        >
          {t('hex.failedText')}
        </Banner>
      )}
      {(status === 'ready' || status === 'reading') && (
        <>
          <div className="sw-HexView-bar" role="group" aria-label={t('hex.toolbar')}>
            <HexViewFind
              blob={blob}
              selection={here}
              onFound={(place) => jumpTo(place, { movesFocus: false, selects: true })}
              onWrong={sayAbout('find')}
              wrongId={idAbout('find')}
            />
            <HexViewGoTo
              size={size}
              onGoTo={(from, to) =>
                jumpTo({ start: from, end: to + 1 }, { movesFocus: true, selects: from < to })
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
            focusWithin={focusWithin}
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
