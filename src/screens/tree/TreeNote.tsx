'use client'

import { Button } from '../../components/Button'
import { Spinner } from '../../components/Spinner'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTree } from '../../messages/englishTree'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import type { TreeBranch } from './TreeBranch'

interface TreeNoteProps {
  kind: 'loading' | 'failed' | 'more' | 'partial' | 'none'
  branch: TreeBranch<unknown>
  /** How many records come with one answer. */
  branchSize: number
  errors: ErrorCatalogue | undefined
  onShowMore: (() => void) | undefined
  onRetry: (() => void) | undefined
}

/** The state of a branch, in a row of its own: that it comes, why it did not, that there is more of it, or nothing. */
export function TreeNote({ kind, branch, branchSize, errors, onShowMore, onRetry }: TreeNoteProps) {
  const { t } = useScreenLocale(englishTree)
  const { problem, partial, total, records, isLoadingMore } = branch
  switch (kind) {
    case 'loading':
      return (
        <>
          <Spinner />
          {t('tree.loadingBranch')}
        </>
      )
    case 'none':
      return t('tree.none')
    case 'more': {
      if (problem) return <Failed problem={problem} errors={errors} onRetry={onRetry} />
      const left = total?.kind === 'exact' ? total.count - records.length : branchSize
      return (
        <Button
          className="sw-TreeScreen-more"
          size="small"
          variant="quiet"
          pending={isLoadingMore}
          onClick={onShowMore}
        >
          {t('tree.more', { count: Math.min(left, branchSize) })}
        </Button>
      )
    }
    case 'partial':
      return <Failed problem={partial} words={t('tree.partialBranch')} errors={errors} onRetry={onRetry} />
    case 'failed':
      return <Failed problem={problem} errors={errors} onRetry={onRetry} />
  }
}

interface FailedProps extends Pick<TreeNoteProps, 'errors' | 'onRetry'> {
  problem: TreeBranch<unknown>['problem']
  words?: string | undefined
}

function Failed({ problem, words, errors, onRetry }: FailedProps) {
  const { t } = useScreenLocale(englishTree)
  return (
    <>
      <span className="sw-TreeScreen-failure">
        {words ?? t('tree.branchFailed')} {problem && problemMessages(problem, t, errors)}
      </span>
      <Retry onRetry={onRetry} retryAfter={problem?.retryAfter} />
    </>
  )
}
