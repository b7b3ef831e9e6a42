'use client'

import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../internal/announce'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import type { TreeBranches } from './TreeBranch'

/** Says what came of the branches that a person opens: how many records are below, or that they could not be loaded. */
export function useBranchNews(branches: TreeBranches<object>) {
  const { t } = useScreenLocale(englishTree)
  const announce = useAnnounce()
  /** The records whose branches were opened and have not come, with what they are called. */
  const awaited = useRef(new Map<string, string>())
  useEffect(() => {
    for (const [id, title] of awaited.current) {
      const branch = branches.get(id)
      if (!branch || branch.status === 'loading') continue
      awaited.current.delete(id)
      const { total, records } = branch
      const count = total?.kind === 'exact' ? total.count : records.length
      if (branch.status === 'failed') announce(t('tree.openFailed', { title }))
      else if (count === 0) announce(t('tree.none'))
      else announce(t('tree.opened', { title, count }))
    }
  }, [branches, announce, t])
  return (id: string, title: string, expanded: boolean) => {
    if (expanded) awaited.current.set(id, title)
    else awaited.current.delete(id)
  }
}
