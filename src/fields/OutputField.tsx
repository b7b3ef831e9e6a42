'use client'

import type { CSSProperties, ReactNode, Ref } from 'react'
import type { DataAttributes } from '../internal/RootProps'
import { useLocaleWith } from '../internal/useLocaleWith'
import { outputTexts } from '../messages/fields/outputTexts'
import { drawFrame, isShown, useFrame } from './FieldFrame'

export interface OutputFieldProps extends DataAttributes {
  /** Names the value, for eyes and for assistive technology alike. */
  label: ReactNode
  /** Stands between label and value: what the value follows from, say. */
  description?: ReactNode
  /** Words below the value that say what to do; the field then is marked as well. @selector [data-invalid] */
  error?: ReactNode
  /** Words below a value that may stay but deserves a second look. */
  warning?: ReactNode
  /** The value as a person reads it; left out, words say that it is not known yet. */
  children?: ReactNode
  /** Identifies the value, so that an error summary can lead to it. @default a unique id */
  id?: string | undefined
  /** Added to the root's own classes. */
  className?: string | undefined
  /** Set on the root. */
  style?: CSSProperties | undefined
  /** The `<output>`. */
  ref?: Ref<HTMLOutputElement> | undefined
}

/** A value that follows from what is filled in, such as a total, in the place where a field would have its control. */
export function OutputField(props: OutputFieldProps) {
  const { children, ref } = props
  const { t } = useLocaleWith(outputTexts)
  const frame = useFrame(props)
  const isKnown = isShown(children)
  return drawFrame(
    'sw-Field sw-OutputField',
    props,
    frame,
    <output
      ref={ref}
      id={frame.control.id}
      aria-describedby={frame.control['aria-describedby']}
      // An output is a live region: one for each line would speak over the person who types.
      aria-live="off"
      tabIndex={-1}
      className="sw-OutputField-value"
      data-missing={isKnown ? undefined : ''}
    >
      {isKnown ? children : t('output.missing')}
    </output>,
  )
}
