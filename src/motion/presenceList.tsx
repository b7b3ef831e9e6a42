'use client'

import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react'

/** The presence of an element that may come and go. */
export interface PresenceValue {
  /** Whether it belongs to the page; else it leaves and is only still seen. */
  readonly present: boolean
  /** Whether it was there when the list or the page appeared, and so does not enter. */
  readonly wasThere: boolean
  /** Removes it, once it has left. */
  readonly remove: () => void
}

export const PresenceContext = createContext<PresenceValue | undefined>(undefined)

export interface Keyed {
  readonly key: string
  readonly node: ReactNode
}

export interface PresenceEntry extends Keyed {
  readonly present: boolean
  readonly wasThere: boolean
}

/**
 * Keep the elements that are given, and those that were given before and still leave, where they stood.
 *
 * @param given another array only when it holds something else
 * @param options.appears whether the elements that are there at first enter too
 * @param options.leaves whether an element that is no longer given leaves, and is not gone at once
 */
export function usePresenceList(
  given: readonly Keyed[],
  options: { appears?: boolean | undefined; leaves?: boolean | undefined } = {},
) {
  const { appears = false, leaves = true } = options
  const [seen, see] = useState(given)
  const [entries, keep] = useState<readonly PresenceEntry[]>(() =>
    given.map((one) => ({ ...one, present: true, wasThere: !appears })),
  )
  if (seen !== given) {
    see(given)
    keep(withLeaving(entries, given, leaves))
  }
  const remove = useCallback(
    (key: string) => keep((all) => all.filter((one) => one.present || one.key !== key)),
    [],
  )
  return [entries, remove] as const
}

/** Put each element that leaves after the one that it stood after. */
function withLeaving(
  before: readonly PresenceEntry[],
  given: readonly Keyed[],
  leaves: boolean,
): readonly PresenceEntry[] {
  const known = new Map(before.map((one) => [one.key, one]))
  const now = given.map(({ key, node }): PresenceEntry => {
    const { wasThere = false } = known.get(key) ?? {}
    return { key, node, present: true, wasThere }
  })
  const present = new Set(given.map(({ key }) => key))
  if (!leaves || before.every(({ key }) => present.has(key))) return now
  const behind = new Map<string | undefined, PresenceEntry[]>()
  let anchor: string | undefined
  for (const one of before) {
    if (present.has(one.key)) anchor = one.key
    else {
      const others = behind.get(anchor) ?? []
      others.push(one.present ? { ...one, present: false } : one)
      behind.set(anchor, others)
    }
  }
  return [...(behind.get(undefined) ?? []), ...now.flatMap((one) => [one, ...(behind.get(one.key) ?? [])])]
}

export interface PresenceListProps {
  entries: readonly PresenceEntry[]
  remove: (key: string) => void
}

/** Draws them, each with its presence. */
export function PresenceList({ entries, remove }: PresenceListProps) {
  return entries.map(({ key, ...one }) => <PresenceItem key={key} {...one} name={key} remove={remove} />)
}

interface PresenceItemProps extends Omit<PresenceEntry, 'key'> {
  name: string
  remove: (key: string) => void
}

function PresenceItem({ name, node, present, wasThere, remove }: PresenceItemProps) {
  const value = useMemo(
    () => ({ present, wasThere, remove: () => remove(name) }),
    [name, present, wasThere, remove],
  )
  return <PresenceContext value={value}>{node}</PresenceContext>
}
