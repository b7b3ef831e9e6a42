'use client'

import MoveRight from 'lucide-react/icons/move-right'
import type { ReactNode } from 'react'
import { StateBadge } from '../../collection/StateBadge'
import { isEmptyValue } from '../../spec/values/isEmptyValue'
import { ValueText } from '../../collection/ValueText'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import type { FieldChange } from './historyEntries'

interface FieldChangeRowProps {
  entity: Entity
  change: FieldChange
  label: ReactNode
}

/** A field and how its value changed. */
export function FieldChangeRow({ entity, change: { name, from, to }, label }: FieldChangeRowProps) {
  const { t } = useLocale()
  return (
    <div className="sw-HistoryList-change">
      <dt className="sw-HistoryList-field">{label}</dt>
      <dd className="sw-HistoryList-values">
        <span className="sw-HistoryList-before">
          <VisuallyHidden>{t('history.before')} </VisuallyHidden>
          <VersionValue entity={entity} name={name} value={from} />
        </span>
        <MoveRight className="sw-icon sw-HistoryList-arrow" data-directional />
        <span className="sw-HistoryList-after">
          <VisuallyHidden>{t('history.after')} </VisuallyHidden>
          <VersionValue entity={entity} name={name} value={to} />
        </span>
      </dd>
    </div>
  )
}

interface VersionValueProps {
  entity: Entity
  name: string
  value: unknown
  layout?: 'inline' | 'block' | undefined
}

/** A value that a record had; its state as a badge, as on its page. */
export function VersionValue({ entity, name, value, layout = 'inline' }: VersionValueProps) {
  // An empty list reads as nothing, too.
  const record = { [name]: isEmptyValue(value) ? undefined : value }
  if (name === entity.states?.field && typeof value === 'string' && value !== '') {
    return <StateBadge entity={entity} record={record} />
  }
  return <ValueText entity={entity} field={name} record={record} layout={layout} />
}
