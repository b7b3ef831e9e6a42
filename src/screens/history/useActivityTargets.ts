'use client'

import { useMemo } from 'react'
import { useSeenEntities } from '../product/useSeenEntities'
import type { ActivityTarget } from './activityState'

/** The changes that are shown: those given, or in a product those of every entity that the role may read. */
export function useActivityTargets(
  given: readonly ActivityTarget[] | undefined,
  only: string | undefined,
): readonly ActivityTarget[] {
  const seen: readonly ActivityTarget[] = useSeenEntities('read')
  return useMemo(
    () =>
      (given ?? seen).filter(
        ({ entity, source }) => source.activity && (only === undefined || entity.name === only),
      ),
    [given, seen, only],
  )
}
