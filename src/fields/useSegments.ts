'use client'

import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import type { FieldProps } from './FieldProps'
import { isChanged, segmentsIn, submittedIn } from './segmentBoxes'
import { setControlText } from './setControlText'
import { useDefaultValue } from './useDefaultValue'

/** How a value stands in boxes, in one language. */
export interface SegmentFormat<Value> {
  /** The value that stands in the boxes, or what is there of one; `null` where nothing is. */
  readonly read: (root: Element) => Value | null
  readonly show: (root: Element, value: Given<Value>) => void
  /** Whether it is a value, and not only what is there of one. */
  readonly isWhole: (value: Value | string) => boolean
  readonly isSame: (one: Value | null, other: Value | null | undefined) => boolean
  /** Write it as a form submits it; `show` reads that as well. */
  readonly write: (value: Given<Value>) => string
  /** Whether a value is written anew once it is left, as the language writes it. @default false */
  readonly isTidied?: boolean | undefined
}

/** A value as a parent gives it: also as the text that was submitted. */
export type Given<Value> = Value | string | null | undefined

type SegmentProps<Value> = Pick<
  FieldProps<Value | null>,
  'value' | 'resetKey' | 'onValueChange' | 'onBlur'
> & {
  defaultValue?: Given<Value> | undefined
}

/**
 * Keep a value in boxes: as it is typed, in step with what the parent gives, and submitted as one text.
 * @param isHeld whether focus may be in a pop-up of the field, which is no leaving
 */
export function useSegments<Value>(props: SegmentProps<Value>, format: SegmentFormat<Value>, isHeld = false) {
  const { value, defaultValue, resetKey } = props
  const box = useRef<HTMLDivElement>(null)

  const show = useCallback((root: HTMLElement, next: Given<Value>) => showValue(root, next, format), [format])
  useDefaultValue(box, defaultValue, resetKey, show)

  // The texts in the boxes are of the language in which they were written.
  const writtenIn = useRef(format)
  useLayoutEffect(() => {
    if (writtenIn.current === format || !box.current) return
    writtenIn.current = format
    const standing = submittedIn(box.current)?.value ?? ''
    if (format.isWhole(standing)) showValue(box.current, standing, format)
  }, [format])

  // While the parent decides what stands there, a value that it does not take up goes again. What is none yet stays:
  // a parent that keeps whole values alone would leave a person no time to type one.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const edited = useRef<{ from: Value | null | undefined }>(undefined)
  useLayoutEffect(() => {
    if (value === undefined || !box.current) return
    const standing = format.read(box.current)
    const isSame = format.isSame(standing, value)
    const isPassedOver =
      edited.current && (format.isSame(value, null) || format.isSame(value, edited.current.from))
    if (!isSame && isPassedOver && standing !== null && !format.isWhole(standing)) return
    edited.current = undefined
    if (!isSame) showValue(box.current, value, format)
  })

  function handleEdit() {
    if (!box.current) return
    const next = format.read(box.current)
    writeSubmitted(box.current, format.write(next))
    edited.current = { from: value }
    props.onValueChange?.(next)
    if (value !== undefined) drawAgain()
  }

  // A slow page can be filled in before its script runs, and React hears nothing of that.
  const hydrated = useRef(false)
  useEffect(() => {
    if (hydrated.current) return
    hydrated.current = true
    if (segmentsIn(box.current).some(isChanged)) handleEdit()
  })

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (isHeld || event.currentTarget.contains(event.relatedTarget)) return
    const standing = box.current && format.isTidied ? format.read(box.current) : null
    if (box.current && standing !== null && format.isWhole(standing)) format.show(box.current, standing)
    props.onBlur?.()
  }

  /** Takes over what a person has chosen elsewhere than in the boxes. */
  function choose(next: Value | null) {
    if (box.current) showValue(box.current, next, format)
    handleEdit()
  }

  return { box, handleEdit, handleBlur, choose, given: value === undefined ? defaultValue : value }
}

function showValue<Value>(root: Element, value: Given<Value>, format: SegmentFormat<Value>): void {
  format.show(root, value)
  writeSubmitted(root, format.write(value))
}

function writeSubmitted(root: Element, text: string): void {
  const submitted = submittedIn(root)
  if (submitted) setControlText(submitted, text)
}
