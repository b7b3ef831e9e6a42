'use client'

import { useMemo } from 'react'
import { keyedChildren } from './keyedChildren'
import type { ListChangeProps, ListItemProps } from './MotionContext'
import { AllKept, useKept } from './kept'
import { useMovement } from './useMovement'

/** Items that are there at first are simply there; later ones come and go. */
export function MovingListChange({ children }: ListChangeProps) {
  const given = useMemo(() => keyedChildren(children), [children])
  const [kept, remove] = useKept(given)
  return <AllKept kept={kept} remove={remove} />
}

export function MovingListItem({ ref, ...rest }: ListItemProps) {
  return <li {...rest} {...useMovement('unfold', ref)} />
}
