'use client'

import type { Selection } from '../../collection/Selection'
import { Button } from '../../components/Button'
import type { RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCompare } from '../../messages/englishCompare'
import { fewestCompared, mostCompared } from '../compare/compareState'

interface CompareButtonProps {
  selection: Selection
  getHref: (ids: readonly RecordId[]) => string
}

/** Leads from the selected records of a list to where they stand side by side. */
export function CompareButton({ selection: { mode, ids }, getHref }: CompareButtonProps) {
  const { t } = useScreenLocale(englishCompare)
  const isFew = mode === 'include' && ids.size >= fewestCompared && ids.size <= mostCompared
  const label = t('compare.button', { count: isFew ? ids.size : 1 })
  return isFew ? (
    <Button size="small" href={getHref([...ids])}>
      {label}
    </Button>
  ) : (
    <Button size="small" disabledReason={t('compare.buttonReason')}>
      {label}
    </Button>
  )
}
