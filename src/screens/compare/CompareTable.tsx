'use client'

import X from 'lucide-react/icons/x'
import { type CSSProperties, useId } from 'react'
import { Badge } from '../../components/Badge'
import { IconButton } from '../../components/IconButton'
import { Link } from '../../components/Link'
import { Skeleton } from '../../components/Skeleton'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import type { RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishCompare } from '../../messages/englishCompare'
import { useScrollable } from '../../internal/useScrollable'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { Retry } from '../status/Retry'
import type { ComparedField, ComparedRecord, ComparedSection } from './compareState'

interface CompareTableProps {
  titleId: string
  records: readonly ComparedRecord[]
  sections: readonly ComparedSection[]
  errors: ErrorCatalogue | undefined
  onLeaveOut: ((id: RecordId) => void) | undefined
}

/** Fields as rows, records as columns. A narrow place has the name of a field above its values. */
export function CompareTable({ titleId, records, sections, errors, onLeaveOut }: CompareTableProps) {
  const { t } = useScreenLocale(englishCompare)
  const scroll = useScrollable<HTMLDivElement>()
  return (
    // Roles stand on elements without a meaning of their own, because a table that is laid out otherwise is none to some browsers.
    <div
      ref={scroll}
      className="sw-CompareScreen-table"
      role="table"
      aria-labelledby={titleId}
      style={{ '--sw-CompareScreen-records': records.length } as CSSProperties}
    >
      <div className="sw-CompareScreen-heads" role="rowgroup">
        <div className="sw-CompareScreen-row" role="row">
          <div className="sw-CompareScreen-corner" role="columnheader">
            <VisuallyHidden>{t('compare.field')}</VisuallyHidden>
          </div>
          {records.map((record) => (
            <RecordHead key={String(record.id)} record={record} errors={errors} onLeaveOut={onLeaveOut} />
          ))}
        </div>
      </div>
      {sections.map((section) => (
        <SectionRows key={section.id} section={section} records={records} />
      ))}
    </div>
  )
}

interface RecordHeadProps extends Pick<CompareTableProps, 'errors' | 'onLeaveOut'> {
  record: ComparedRecord
}

function RecordHead({ record, errors, onLeaveOut }: RecordHeadProps) {
  const { id, title, status, href, badge, problem, onRetry, actions } = record
  const { t } = useScreenLocale(englishCompare)
  const name = typeof title === 'string' ? title : String(id)
  return (
    <div className="sw-CompareScreen-head" role="columnheader" data-status={status}>
      <div className="sw-CompareScreen-name">
        <span className="sw-CompareScreen-title">
          {href === undefined ? <bdi>{title}</bdi> : <Link href={href}>{title}</Link>}
        </span>
        {onLeaveOut && (
          <IconButton
            size="small"
            label={t('compare.leaveOut', { title: name })}
            icon={<X className="sw-icon" />}
            onClick={() => onLeaveOut(id)}
          />
        )}
      </div>
      {badge}
      {status === 'notFound' && <p className="sw-CompareScreen-text">{t('compare.notFound')}</p>}
      {status === 'failed' && (
        <>
          <p className="sw-CompareScreen-text">
            {problem ? problemMessages(problem, t, errors) : t('detail.failed')}
          </p>
          <Retry onRetry={onRetry} retryAfter={problem?.retryAfter} />
        </>
      )}
      {actions !== undefined && <div className="sw-CompareScreen-actions">{actions}</div>}
    </div>
  )
}

function SectionRows({ section, records }: { section: ComparedSection; records: readonly ComparedRecord[] }) {
  const titleId = useId()
  const { title, fields } = section
  return (
    <div
      className="sw-CompareScreen-section"
      role="rowgroup"
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className="sw-CompareScreen-row" role="row">
          <div
            id={titleId}
            className="sw-CompareScreen-sectionTitle"
            role="rowheader"
            aria-colspan={records.length + 1}
          >
            {title}
          </div>
        </div>
      )}
      {fields.map((field) => (
        <FieldRow key={field.id} field={field} records={records} />
      ))}
    </div>
  )
}

function FieldRow({ field, records }: { field: ComparedField; records: readonly ComparedRecord[] }) {
  const { t } = useScreenLocale(englishCompare)
  const { label, values, differs } = field
  return (
    <div className="sw-CompareScreen-row" role="row" data-differs={differs || undefined}>
      <div className="sw-CompareScreen-field" role="rowheader">
        <span>{label}</span>
        {differs && <Badge tone="info">{t('compare.differs')}</Badge>}
      </div>
      {records.map((record, place) => (
        <div key={String(record.id)} className="sw-CompareScreen-value" role="cell">
          {record.status === 'loading' ? (
            <Skeleton width="6rem" />
          ) : record.status === 'ready' ? (
            values[place]
          ) : (
            <VisuallyHidden>{t('compare.unknown')}</VisuallyHidden>
          )}
        </div>
      ))}
    </div>
  )
}
