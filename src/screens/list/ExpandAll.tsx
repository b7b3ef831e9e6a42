'use client'

import type { GridGroup } from '../../collection/GridGroup'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'

interface ExpandAllProps {
  groups: readonly GridGroup[]
  onAllExpandedChange: (expanded: boolean) => void
}

/** Expands all groups of a list; once none is collapsed it collapses them. */
export function ExpandAll({ groups, onAllExpandedChange }: ExpandAllProps) {
  const { t } = useLocale()
  const isAll = groups.every(({ expanded }) => expanded)
  return (
    <Button
      size="small"
      variant="quiet"
      className="sw-ListScreen-expand"
      onClick={() => onAllExpandedChange(!isAll)}
    >
      {t(isAll ? 'list.collapseAll' : 'list.expandAll')}
    </Button>
  )
}
