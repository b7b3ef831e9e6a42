'use client'

import { createContext, type ReactNode, useCallback, useMemo, useState } from 'react'

/** What an element is told that may come and go. */
export interface PresenceValue {
  /** Whether it belongs to the page; what does not is only still seen. */
  readonly present: boolean
  /** It was there when the list or the page appeared, and has come from nowhere. */
  readonly wasThere: boolean
  /** To call when it has left. */
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
 * What is given, and what was given before and still leaves, where it stood.
 *
 * @param given another array only when it holds something else
 * @param options.appears whether what is there at first comes as well
 * @param options.leaves whether what is no longer given leaves, and is not simply gone
 */
export function usePresenceList(
  given: readonly Keyed[],
  options: { appears?: boolean; leaves?: boolean } = {},
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

/** What leaves stays behind the one it stood behind. */
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

/** Draws them, each with what it is told. */
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
