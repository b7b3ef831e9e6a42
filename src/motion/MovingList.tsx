'use client'

import { use, useLayoutEffect, useMemo } from 'react'
import { useSharedRef } from '../internal/useSharedRef'
import { giveFocusToNeighbour } from './giveFocusBack'
import { keyedChildren } from './keyedChildren'
import type { ListChangeProps, ListItemProps } from './MotionContext'
import { PresenceList, PresenceContext, usePresenceList } from './presenceList'
import { useMovement } from './useMovement'

/** Items that are there at first are simply there; later ones come and go. */
export function MovingListChange({ children }: ListChangeProps) {
  const given = useMemo(() => keyedChildren(children), [children])
  const [entries, remove] = usePresenceList(given)
  return <PresenceList entries={entries} remove={remove} />
}

export function MovingListItem({ ref, ...rest }: ListItemProps) {
  const [item, hold] = useSharedRef(ref)
  const present = use(PresenceContext)?.present ?? true
  useLayoutEffect(() => {
    if (!present && item.current) giveFocusToNeighbour(item.current)
  }, [present, item])
  return <li {...rest} {...useMovement('unfold', hold)} />
}
