'use client'

import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useLocale } from '../../internal/locale'
import { isRightToLeft } from '../../internal/isRightToLeft'

interface ListSeparatorProps {
  label: string
  /** The id of the list, whose width it sets. */
  controls: string
  /** In percent of the screen. */
  width: number
  defaultWidth: number
  onWidthChange: (percent: number) => void
  root: RefObject<HTMLElement | null>
}

const least = 25
const most = 70
/** So many percent an arrow key moves it. */
const step = 2

/** The boundary between list and record, moved by dragging or by keys. */
export function ListSeparator(props: ListSeparatorProps) {
  const { label, controls, width, defaultWidth, onWidthChange, root } = props
  const { locale } = useLocale()
  const change = (percent: number) => onWidthChange(Math.min(most, Math.max(least, Math.round(percent))))
  const isRtl = () => root.current !== null && isRightToLeft(root.current)

  function pressKey(event: KeyboardEvent) {
    const { key } = event
    const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl() ? 'ArrowRight' : 'ArrowLeft'
    if (key === forward) change(width + step)
    else if (key === back) change(width - step)
    else if (key === 'Home') change(least)
    else if (key === 'End') change(most)
    else if (key === 'Enter') change(defaultWidth)
    else return
    event.preventDefault()
  }

  function drag(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !root.current) return
    const { left, right, width: whole } = root.current.getBoundingClientRect()
    change(((isRtl() ? right - event.clientX : event.clientX - left) / whole) * 100)
  }

  return (
    <div
      className="sw-MasterDetailScreen-separator"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={new Intl.NumberFormat(locale, { style: 'percent' }).format(width / 100)}
      onKeyDown={pressKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => change(defaultWidth)}
    />
  )
}
