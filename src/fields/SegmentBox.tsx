'use client'

import type { FocusEvent, PointerEvent, ReactNode, Ref } from 'react'
import { classes } from '../internal/classes'
import { labelIdOf } from './FieldFrame'
import { enter, segmentsIn } from './segmentBoxes'

interface SegmentBoxProps {
  ref: Ref<HTMLDivElement>
  className?: string | undefined
  /** The id of the field's control. */
  id: string
  /** The name under which the value is submitted, and the value at first as a form submits it. */
  name: string | undefined
  submitted: string
  disabled: boolean | undefined
  onBlur?: ((event: FocusEvent<HTMLDivElement>) => void) | undefined
  children: ReactNode
}

/** The border around all segments of a field, which are a group named by its label. */
export function SegmentBox(props: SegmentBoxProps) {
  const { ref, className, id, name, submitted, disabled, onBlur, children } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only room to aim at; the segments are the controls
    <div
      ref={ref}
      className={classes('sw-Field-box sw-Segments-box', className)}
      role="group"
      aria-labelledby={labelIdOf(id)}
      onBlur={onBlur}
      onPointerDown={disabled ? undefined : focusFirstGap}
    >
      {children}
      {/* A native reset takes care of a text box that is never seen, and not of a hidden field. */}
      <input hidden readOnly data-submitted="" disabled={disabled} name={name} defaultValue={submitted} />
    </div>
  )
}

/** The free room in the box belongs to the value as well. */
function focusFirstGap(event: PointerEvent<HTMLDivElement>): void {
  // A pop-up's events come by here as well, though it stands elsewhere on the page.
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
  if (event.target.closest('input, select, button')) return
  const segments = segmentsIn(event.currentTarget)
  event.preventDefault()
  enter(segments.find((segment) => segment.value === '') ?? segments.at(-1))
}
