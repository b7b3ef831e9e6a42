'use client'

import { useMemo, useState } from 'react'
import type { RecordId } from '../../data/DataSource'
import { atTop } from './TreeBranch'
import type { TreeData } from './treeData'

export interface ExpandedOptions {
  /** The ids of the records whose branches are open; given with `onExpandedChange`, the parent keeps them, in the address for instance. */
  expanded?: readonly RecordId[] | undefined
  /** The ids of those whose branches are open at first. @default none */
  defaultExpanded?: readonly RecordId[] | undefined
  /** Called with the ids of the records whose branches are open now. */
  onExpandedChange?: ((expanded: readonly RecordId[]) => void) | undefined
}

/** Which branches a person has opened, and which of those that a search has found they have closed. */
export interface ExpandedBranches {
  readonly expanded: readonly RecordId[]
  readonly closed: readonly string[]
  readonly onExpandedChange: (expanded: readonly RecordId[]) => void
  readonly onClosedChange: (closed: readonly string[]) => void
}

/**
 * Keep which branches are open.
 *
 * @param foundKey another one means another search, of which nothing is closed yet
 */
export function useExpandedBranches(options: ExpandedOptions, foundKey: string): ExpandedBranches {
  const [ownExpanded, setOwnExpanded] = useState(options.defaultExpanded ?? none)
  const [closed, setClosed] = useState<{ readonly key: string; readonly ids: readonly string[] }>()
  return {
    expanded: options.expanded ?? ownExpanded,
    closed: closed?.key === foundKey ? closed.ids : none,
    onExpandedChange(next) {
      setOwnExpanded(next)
      options.onExpandedChange?.(next)
    },
    onClosedChange: (ids) => setClosed({ key: foundKey, ids }),
  }
}

/**
 * The branches that are drawn open. Of what a search has found all are, but for those that are closed in it; those that were open before
 * are so again when the search is cleared.
 */
export function useShownBranches(opened: ExpandedBranches, { branches, isFound }: TreeData<object>) {
  const { expanded, closed, onExpandedChange, onClosedChange } = opened
  const all = useMemo(() => [...branches.keys()].filter((id) => id !== atTop), [branches])
  return {
    expanded: useMemo(
      () => (isFound ? all.filter((id) => !closed.includes(id)) : expanded),
      [isFound, all, closed, expanded],
    ),
    onExpandedChange(next: readonly RecordId[]) {
      if (!isFound) return onExpandedChange(next)
      const open = new Set(next.map(String))
      onClosedChange(all.filter((id) => !open.has(id)))
    },
  }
}

const none: readonly never[] = []
