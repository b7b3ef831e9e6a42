'use client'

import { type ReactNode, useId } from 'react'
import { classes } from '../../internal/classes'
import type { ConflictVersion } from './useConflict'

interface VersionChoiceProps {
  /** The name shared by the radios of a field. */
  group: string
  version: ConflictVersion
  /** The ids of what names it before its value does. @default the value alone names it */
  heads?: string | undefined
  checked: boolean
  errorId: string | undefined
  onChoose: () => void
  children: ReactNode
}

/** One of the versions of a value, to choose. */
export function VersionChoice({
  group,
  version,
  heads,
  checked,
  errorId,
  onChoose,
  children,
}: VersionChoiceProps) {
  const id = useId()
  return (
    <label className="sw-ConflictBanner-choice">
      <input
        className="sw-RadioGroupField-control"
        type="radio"
        // No part of the form around it: it has no name there that could be sent.
        form=""
        name={group}
        value={version}
        checked={checked}
        aria-labelledby={classes(heads, id)}
        aria-describedby={errorId}
        onChange={onChoose}
      />
      <span id={id}>{children}</span>
    </label>
  )
}
