'use client'

import type { ReactNode } from 'react'
import { useLocaleWith } from '../internal/useLocaleWith'
import { labelTexts } from '../messages/components/labelTexts'

interface ValueLabelProps {
  /** The label alone. */
  children: ReactNode
  className?: string | undefined
}

/** "Delivery: ", before a value on the same line: the sign, and the space before it, are those of the language. */
export function ValueLabel({ children, className }: ValueLabelProps) {
  const { t } = useLocaleWith(labelTexts)
  const [before, after = ''] = t('value.label', { label: HOLE }).split(HOLE)
  const sign = after.trimEnd()
  return (
    <>
      <span className={className}>
        {before}
        <bdi>{children}</bdi>
        {sign}
      </span>
      {/* At the end of an element some take a space for none, and read both words as one. */}
      {after.slice(sign.length)}
    </>
  )
}

/** A sign that no text of a catalogue has. */
const HOLE = '\uFFFC'
