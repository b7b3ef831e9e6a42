'use client'

import { useMemo } from 'react'
import { useLocale } from '../../internal/locale'
import { can } from '../../spec/access/can'
import { reasonText } from '../product/reasonText'
import { useProduct } from '../product/useProduct'
import { useSeenEntities } from '../product/useSeenEntities'
import type { TrashTarget } from './trashState'

/** The trash that is shown: what is given, or in a product that of every entity of which the role may bring records back or let go of them for good. */
export function useTrashTargets(
  given: readonly TrashTarget[] | undefined,
  only: string | undefined,
): readonly TrashTarget[] {
  const { t, locale } = useLocale()
  const me = useProduct()?.me
  const seen = useSeenEntities()
  return useMemo(() => {
    const made = seen.map(({ entity, source, access }): TrashTarget => ({
      entity,
      source,
      getReason: (record, action) => {
        const permission = can(access, action, record, { me, t, locale })
        return permission.allowed ? undefined : reasonText(permission.reason, locale)
      },
    }))
    return (given ?? made).filter(
      ({ entity, source }) => source.removed && (only === undefined || entity.name === only),
    )
  }, [given, seen, only, me, t, locale])
}
