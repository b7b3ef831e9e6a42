'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { useAnnounce } from '../internal/announce'
import { IconButton } from '../components/IconButton'
import { keyOf } from '../internal/keyOf'
import { percentFormat } from './hexFormats'
import { HexSelect } from './HexSelect'
import type { HexSelection } from './hexSelection'
import { offsetName, readBytes } from './hexText'
import { type TranslateHex, useHexLocale } from './useHexLocale'
import { type HexDirection, type HexSearchState, useHexSearch } from './useHexSearch'

export interface HexViewFindProps {
  blob: Blob
  /** Where a person is: the next place is looked for from there. */
  selection: HexSelection
  /** Called with each place that is found. */
  onFound: (place: HexSelection) => void
  /** Called with what is wrong with what was typed, or nothing. */
  onWrong: (words: string | undefined) => void
  /** The id of those words while they are shown. */
  wrongId: string | undefined
}

/** Finds text or bytes, one place after the other, and counts them all. */
export function HexViewFind({ blob, selection, onFound, onWrong, wrongId }: HexViewFindProps) {
  const { t, locale } = useHexLocale()
  const announce = useAnnounce()
  const [kind, setKind] = useState<'text' | 'bytes'>('text')
  const [typed, setTyped] = useState('')
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const search = useHexSearch(blob, (place) => {
    if (place) onFound(place)
    announce(place ? t('hex.foundHere', { offset: offsetName(place.start) }) : t('hex.foundNothing'))
  })
  const keepFocus = useCallback(
    (button: HTMLElement | null) => () => {
      if (document.activeElement === button) box.current?.focus()
    },
    [],
  )
  const { state } = search
  const isBusy = state.status === 'searching' || state.counting === 'running'

  function find(direction: HexDirection) {
    const sought = kind === 'text' ? new TextEncoder().encode(typed) : readBytes(typed)
    if (typed === '') return
    onWrong(sought ? undefined : t('hex.bytesTyped'))
    if (!sought) return
    const isHere = state.at === selection.start && selection.end - selection.start === sought.length
    search.find(sought, direction === 'next' && isHere ? selection.start + 1 : selection.start, direction)
  }

  function change(next: { kind?: 'text' | 'bytes' | undefined; typed?: string | undefined }) {
    setKind(next.kind ?? kind)
    setTyped(next.typed ?? typed)
    onWrong(undefined)
    search.clear()
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = keyOf(event)
    if (key === 'Enter') find(event.shiftKey ? 'previous' : 'next')
    else if (key === 'Escape' && isBusy) search.stop()
    else return
    event.preventDefault()
  }

  return (
    <div className="sw-HexView-find" role="search">
      <div className="sw-HexView-labels">
        <label className="sw-HexView-label" htmlFor={id}>
          {t('hex.find')}
        </label>
        {state.counting !== 'no' && <span className="sw-HexView-count">{countWords(state, t, locale)}</span>}
      </div>
      <div className="sw-HexView-controls">
        <HexSelect
          aria-label={t('hex.findAs')}
          value={kind}
          onChange={(event) => change({ kind: event.currentTarget.value === 'bytes' ? 'bytes' : 'text' })}
        >
          <option value="text">{t('hex.text')}</option>
          <option value="bytes">{t('hex.bytes')}</option>
        </HexSelect>
        <input
          ref={box}
          id={id}
          className="sw-HexView-control sw-HexView-sought"
          type="text"
          data-kind={kind}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={kind === 'bytes' ? 'DE AD BE EF' : undefined}
          aria-invalid={wrongId !== undefined || undefined}
          aria-describedby={wrongId}
          value={typed}
          onChange={(event) => change({ typed: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        <IconButton
          size="small"
          label={t('hex.findPrevious')}
          icon={<ArrowUp className="sw-icon" />}
          disabled={typed === ''}
          onClick={() => find('previous')}
        />
        <IconButton
          size="small"
          label={t('hex.findNext')}
          icon={<ArrowDown className="sw-icon" />}
          disabled={typed === ''}
          onClick={() => find('next')}
        />
        {isBusy && (
          <IconButton
            size="small"
            label={t('hex.cancelFind')}
            icon={<X className="sw-icon" />}
            // It goes when all is counted, and would take the focus with it.
            ref={keepFocus}
            onClick={search.stop}
          />
        )}
      </div>
    </div>
  )
}

function countWords(
  { status, at, counted, counting }: HexSearchState,
  t: TranslateHex,
  locale: string,
): string {
  const { count, progress, places } = counted
  const percent = () => percentFormat(locale).format(progress)
  if (status === 'failed') return t('hex.findFailed')
  if (counting === 'running') {
    return count === 0 && status !== 'found'
      ? t('hex.searching')
      : t('hex.findSoFar', { count, percent: percent() })
  }
  if (counting === 'stopped') return t('hex.stopped', { count, percent: percent() })
  if (count === 0) return t('hex.foundNothing')
  const place = at === undefined ? 0 : places.indexOf(at) + 1
  return place > 0 ? t('hex.foundAt', { place, count }) : t('hex.found', { count })
}
