'use client'

import { useState } from 'react'
import { Button } from '../../components/Button'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import { labelIn } from '../product/labelIn'
import { FieldChangeRow } from './FieldChangeRow'
import type { FieldChange } from './historyEntries'

interface FieldChangesProps {
  entity: Entity
  changes: readonly FieldChange[]
  className: string
  /** The class of the button that shows all of them. */
  buttonClassName: string
}

/** So many changed fields are taken in at a glance. */
const inSight = 4

/** The fields that a change is about: of many the first, and a button for the others. */
export function FieldChanges({ entity, changes, className, buttonClassName }: FieldChangesProps) {
  const { t, locale } = useLocale()
  const [all, setAll] = useState(false)
  // The last one alone behind a button would be no shorter.
  const isShort = changes.length <= inSight + 1
  const shown = all || isShort ? changes : changes.slice(0, inSight)
  if (shown.length === 0) return null
  return (
    <>
      <dl className={className}>
        {shown.map((change) => (
          <FieldChangeRow
            key={change.name}
            entity={entity}
            change={change}
            label={labelIn(entity, change.name, locale)}
          />
        ))}
      </dl>
      {!isShort && (
        <Button
          className={buttonClassName}
          size="small"
          variant="quiet"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? t('value.showLess') : t('value.showAll', { count: changes.length })}
        </Button>
      )}
    </>
  )
}
