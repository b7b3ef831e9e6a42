'use client'

import { useId, useState } from 'react'
import { keyOf } from '../internal/keyOf'
import { offsetName, readPlace } from './hexText'
import { useHexLocale } from './useHexLocale'

export interface HexViewGoToProps {
  size: number
  /** Called with the first and the last byte that are asked for: one of them, if they are the same. */
  onGoTo: (from: number, to: number) => void
  /** Called with what is wrong with what was typed, or nothing. */
  onWrong: (words: string | undefined) => void
  /** The id of those words while they are shown. */
  wrongId: string | undefined
}

/** Goes to an offset by Enter; two offsets with a hyphen between select what lies between. */
export function HexViewGoTo({ size, onGoTo, onWrong, wrongId }: HexViewGoToProps) {
  const { t } = useHexLocale()
  const [typed, setTyped] = useState('')
  const id = useId()

  function go() {
    if (typed.trim() === '') return
    const place = readPlace(typed, size)
    onWrong(place ? undefined : t('hex.goToTyped', { last: offsetName(size - 1) }))
    if (place) onGoTo(place.from, place.to)
  }

  return (
    <div className="sw-HexView-goTo">
      <label className="sw-HexView-label" htmlFor={id}>
        {t('hex.goTo')}
      </label>
      <input
        id={id}
        className="sw-HexView-control sw-HexView-place"
        type="text"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="1024 · 0x400"
        aria-invalid={wrongId !== undefined || undefined}
        aria-describedby={wrongId}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onWrong(undefined)
        }}
        onKeyDown={(event) => {
          if (keyOf(event) !== 'Enter') return
          event.preventDefault()
          go()
        }}
      />
    </div>
  )
}
