'use client'

import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { Skeleton } from '../../components/Skeleton'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useLocale } from '../../internal/locale'
import type { RootProps } from '../../internal/RootProps'
import { useSharedRef } from '../../internal/useSharedRef'
import { problemMessages } from '../product/problemMessages'
import { nextLevel } from '../status/nextLevel'
import { Retry } from '../status/Retry'
import { useKeptFocus } from '../status/useKeptFocus'
import { ListNews } from './ListNews'
import { isRowless, ListWithoutRows, type RowlessStatus } from './ListWithoutRows'
import type { RecordsState, RecordsStatus } from './useRecords'

export interface RecordsViewProps<R>
  extends
    RootProps<HTMLDivElement>,
    Pick<RecordsState<R>, 'records' | 'label' | 'nouns'>,
    Partial<Omit<RecordsState<R>, 'status' | 'records' | 'total' | 'label' | 'nouns'>> {
  /**
   * How the records stand, in one word.
   * @selector [data-status="loading"]
   */
  status: RecordsStatus
  /** Draws the records. Called only when there are some. */
  children: (records: readonly R[]) => ReactNode
  /** In place of the usual words where there are no records, or none that match: "Nothing is due this week". */
  empty?: ReactNode
  /** Holds the place of the first records; best of their size, so that nothing jumps. @default three lines */
  loading?: ReactNode
  /** The level of the heading above it in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined
}

/**
 * Records as you draw them, and in their place what every screen says where there are none: that they are on their way, that
 * they could not be read and how to go on, that the role may not see them.
 */
export function RecordsView<R>(props: RecordsViewProps<R>) {
  const { status, records, children, label, empty, loading, headingLevel = 1 } = props
  const { problem, cap, errors, onRetry, onShowMore, onSignIn } = props
  const { className, style, ref } = props
  const { t } = useLocale()
  const [root, holdRoot] = useSharedRef(ref)
  useKeptFocus(root, { getRefuge: () => root.current })
  const isShown = status !== 'loading' && !isRowless(status) && records.length > 0
  return (
    <div
      {...dataOf(props)}
      ref={holdRoot}
      className={classes('sw-RecordsView', className)}
      style={style}
      data-status={status}
      role="group"
      aria-label={label}
      aria-busy={status === 'loading' || undefined}
      tabIndex={-1}
    >
      <ListNews
        status={status}
        problem={problem}
        errors={errors}
        cap={cap}
        onRetry={onRetry}
        onSignIn={onSignIn}
      />
      {status === 'loading' && (loading ?? <Skeleton lines={3} />)}
      {isRowless(status) && (
        <WithoutRecords {...props} status={status} empty={empty} headingLevel={headingLevel} />
      )}
      {isShown && children(records)}
      {isShown && onShowMore && (
        <Button className="sw-RecordsView-more" size="small" variant="quiet" onClick={onShowMore}>
          {t('related.showMore')}
        </Button>
      )}
    </div>
  )
}

interface WithoutRecordsProps
  extends
    Pick<RecordsViewProps<never>, 'nouns' | 'empty' | 'problem' | 'reason' | 'errors'>,
    Pick<RecordsViewProps<never>, 'onRetry' | 'onSignIn' | 'onAskAccess'> {
  status: RowlessStatus
  headingLevel: 1 | 2 | 3
}

/** Why there is nothing to draw, and the way on. */
function WithoutRecords(props: WithoutRecordsProps) {
  const { status, nouns, empty, problem, errors, onRetry, headingLevel } = props
  const { t } = useLocale()
  if (status === 'failed') {
    return (
      <Banner
        tone="danger"
        title={t('records.failed', { entities: nouns })}
        actions={<Retry onRetry={onRetry} retryAfter={problem?.retryAfter} />}
      >
        {problem && problemMessages(problem, t, errors)}
      </Banner>
    )
  }
  if (status === 'empty' || status === 'noResults') {
    return (
      empty ?? (
        <EmptyState
          icon={<Inbox className="sw-icon" />}
          title={t(status === 'empty' ? 'list.empty' : 'records.none', { entities: nouns })}
          headingLevel={nextLevel(headingLevel)}
        />
      )
    )
  }
  return (
    <ListWithoutRows
      status={status}
      nouns={nouns}
      headingLevel={headingLevel}
      problem={problem}
      errors={errors}
      reason={props.reason}
      onRetry={onRetry}
      onSignIn={props.onSignIn}
      onAskAccess={props.onAskAccess}
    />
  )
}
