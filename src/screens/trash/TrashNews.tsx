'use client'

import { Banner } from '../../components/Banner'
import type { Problem } from '../../data/problems'
import { ValueLabel } from '../../components/ValueLabel'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTrash } from '../../messages/englishTrash'
import { andList } from '../../messages/listText'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import type { TrashKind } from './trashState'
import type { TrashOutcome } from './useTrashActions'

interface TrashNewsProps {
  failed: readonly TrashKind[]
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  outcome: TrashOutcome | undefined
  onRetry: (() => void) | undefined
}

/** Draw what could not be read, and with which records something could not be done. */
export function TrashNews({ failed, problem, errors, outcome, onRetry }: TrashNewsProps) {
  const { t, locale } = useScreenLocale(englishTrash)
  const labels = failed.map(({ label }) => label)
  const count = outcome?.failed.length ?? 0
  return (
    <>
      {outcome && count > 0 && (
        <Banner
          tone="danger"
          title={
            outcome.kind === 'restore' ? t('trash.notRestored', { count }) : t('trash.notPurged', { count })
          }
        >
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list */}
          <ul className="sw-TrashScreen-failures" role="list">
            {outcome.failed.map(({ item, problem: why }) => (
              <li key={item.key}>
                <ValueLabel>{item.title}</ValueLabel>
                {problemMessages(why, t, errors)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {failed.length > 0 && problem && (
        <Banner
          tone="warning"
          title={t('trash.notRead', { entities: andList(labels, locale) })}
          actions={<Retry onRetry={onRetry} retryAfter={problem.retryAfter} />}
        >
          {problemMessages(problem, t, errors)}
        </Banner>
      )}
    </>
  )
}
