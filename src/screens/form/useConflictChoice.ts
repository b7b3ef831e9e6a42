'use client'

import { useId, useState } from 'react'
import { own } from '../../internal/own'
import type { Difference } from './ConflictTable'
import type { ConflictVersion } from './useConflict'

/** Which version of each field is to be saved, as far as the person has chosen. */
export interface ConflictChoice {
  /** By the difference's id; both together, where there is such a version, until another is chosen. */
  readonly versions: Readonly<Record<string, ConflictVersion>>
  /** The differences of which no version is chosen. */
  readonly open: readonly Difference[]
  /** Whether there is anything to choose: one difference of two versions is decided by the buttons for all of them. */
  readonly offered: boolean
  /** Whether the person was told that something is still to be chosen. */
  readonly asked: boolean
  readonly onChoose: (id: string, version: ConflictVersion) => void
  readonly onAsk: () => void
  /** The id of the element in which a version of this difference is chosen. */
  readonly idOf: (id: string) => string
}

/** @param differences undefined while there is no conflict: another one is chosen about anew */
export function useConflictChoice(differences: readonly Difference[] | undefined): ConflictChoice {
  const [chosen, setChosen] = useState(nothing)
  const [asked, setAsked] = useState(false)
  const base = useId()
  if (!differences && chosen !== nothing) setChosen(nothing)
  if (!differences && asked) setAsked(false)
  const all = differences ?? []
  const versions = Object.fromEntries(
    all.flatMap(({ id, both }) => {
      const version = own(chosen, id) ?? (both === undefined ? undefined : 'both')
      return version === undefined ? [] : [[id, version] as const]
    }),
  )
  return {
    versions,
    open: all.filter(({ id }) => own(versions, id) === undefined),
    offered: all.length > 1 || all.some(({ both }) => both !== undefined),
    asked,
    onChoose: (id, version) => setChosen((before) => ({ ...before, [id]: version })),
    onAsk: () => setAsked(true),
    // An id is a word: it may be one of several that name an element.
    idOf: (id) => `${base}-${encodeURIComponent(id)}`,
  }
}

const nothing: Readonly<Record<string, ConflictVersion>> = {}
