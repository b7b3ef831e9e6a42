'use client'

import { use } from 'react'
import { Button } from '../components/Button'
import { Link } from '../components/Link'
import { Skeleton } from '../components/Skeleton'
import {
  absenceOf,
  loaderOf,
  type ReferenceTarget,
  useReference,
  useReferenceTarget,
} from '../components/useReference'
import { useTitles } from '../components/useTitles'
import { VisuallyHidden } from '../components/VisuallyHidden'
import type { RecordId } from '../data/DataSource'
import { useLocale } from '../internal/locale'
import { plainText } from '../spec/values/plainText'
import { WithinLinkContext } from './WithinLinkContext'
import { isTextOrNumber } from '../spec/values/isTextOrNumber'

export interface ReferenceTextProps {
  /** The name of the entity that is referred to. */
  to: string
  /** The id of the record. */
  id: unknown
  /** -1 in a cell of a grid, which is one stop of the keyboard with all that is in it. */
  tabIndex?: number | undefined
}

/** The title of the record that a reference points to, as a link; the id where no provider says where to find it. */
export function ReferenceText({ to, id, tabIndex }: ReferenceTextProps) {
  const target = useReferenceTarget(to)
  if (!target || !isTextOrNumber(id)) return plainText(id)
  return <FoundReference target={target} id={id} tabIndex={tabIndex} />
}

interface FoundReferenceProps {
  target: ReferenceTarget
  id: RecordId
  tabIndex: number | undefined
}

function FoundReference({ target, id, tabIndex }: FoundReferenceProps) {
  const { t } = useLocale()
  const isWithinLink = use(WithinLinkContext)
  const loaded = useReference(target, id)
  const titleIn = useTitles(target.entity, loaded.status === 'ready' ? [loaded.record] : undefined)
  switch (loaded.status) {
    case 'loading':
      return (
        <span className="sw-ReferenceText" data-status="loading">
          <VisuallyHidden>{t('value.loading')}</VisuallyHidden>
          <Skeleton width="6rem" />
        </span>
      )
    case 'missing':
    case 'failed': {
      const absence = absenceOf(target, loaded, id)
      if (absence) {
        return (
          <span className="sw-ReferenceText" data-status="missing">
            {t(absence, { id: String(id) })}
          </span>
        )
      }
      return (
        <span className="sw-ReferenceText" data-status="failed">
          {String(id)}
          {!isWithinLink && (
            <Button
              size="small"
              variant="quiet"
              tabIndex={tabIndex}
              aria-label={t('value.retry', { id: String(id) })}
              onClick={() => loaderOf(target).retry()}
            >
              {t('status.retry')}
            </Button>
          )}
        </span>
      )
    }
    case 'ready': {
      const title = titleIn(loaded.record) ?? String(id)
      const href = isWithinLink ? undefined : target.getHref?.(id)
      return href === undefined ? (
        title
      ) : (
        <Link href={href} variant="quiet" tabIndex={tabIndex}>
          {title}
        </Link>
      )
    }
  }
}
