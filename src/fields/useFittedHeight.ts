'use client'

import { type RefObject, useLayoutEffect } from 'react'

interface Fitting {
  readonly maxRows: number | undefined
  /** The text that code put into the control, and when: it is fitted as well as what is typed. */
  readonly shown: string | undefined
  readonly resetKey: string | number | undefined
}

/**
 * Make a text area as high as its text in a browser whose style sheets cannot: Firefox, and others of before 2025. Where
 * they can, this does nothing.
 */
export function useFittedHeight(
  ref: RefObject<HTMLTextAreaElement | null>,
  grows: boolean,
  { maxRows, shown, resetKey }: Fitting,
): void {
  useLayoutEffect(() => {
    const control = ref.current
    if (!control || !grows || growsByItself()) return undefined
    const fit = () => fitHeight(control, maxRows)
    // The event comes before the form puts its controls back.
    const fitAfterReset = () => queueMicrotask(fit)
    fit()
    const stopWatching = onWidth(control, fit)
    control.addEventListener('input', fit)
    control.form?.addEventListener('reset', fitAfterReset)
    return () => {
      stopWatching()
      control.removeEventListener('input', fit)
      control.form?.removeEventListener('reset', fitAfterReset)
    }
  }, [ref, grows, maxRows, shown, resetKey])
}

/** Both are needed: the size from the text, and the limits from the numbers of rows. */
function growsByItself(): boolean {
  return (
    CSS.supports('field-sizing', 'content') &&
    CSS.supports('block-size', 'calc(attr(rows type(<number>)) * 1lh)')
  )
}

function fitHeight(control: HTMLTextAreaElement, maxRows: number | undefined): void {
  const { style, rows } = control
  // Without a height it is as high as its rows, and what scrolls tells of more.
  style.blockSize = 'auto'
  const needed = control.scrollHeight + control.offsetHeight - control.clientHeight
  control.rows = maxRows ?? rows
  const most = maxRows === undefined ? Infinity : control.offsetHeight
  control.rows = rows
  if (needed > 0) style.blockSize = `${Math.min(needed, most)}px`
}

/** Call back when the width is another, and not when a person has dragged the corner down. */
function onWidth(control: HTMLElement, callback: () => void): () => void {
  let width = control.clientWidth
  const observer = new ResizeObserver(() => {
    if (control.clientWidth === width) return
    width = control.clientWidth
    callback()
  })
  observer.observe(control)
  return () => observer.disconnect()
}
