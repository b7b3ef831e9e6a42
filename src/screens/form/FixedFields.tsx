'use client'

import { useId } from 'react'
import { DescriptionList } from '../../components/DescriptionList'
import { groupBy } from '../../internal/groupBy'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { isMissing } from '../../spec/values/isMissing'
import { ownValue } from '../../spec/values/ownValue'
import { labelIn } from '../product/labelIn'
import { RecordValue } from '../record/RecordValue'

interface FixedFieldsProps<F extends Fields> {
  entity: Entity<F>
  record: object
  /** The fields that are shown, in this order. */
  names: readonly (keyof F & string)[]
  /** Why each of them cannot be changed. */
  reasons: ReadonlyMap<string, string>
  headingLevel: 2 | 3 | 4
}

/**
 * The fields that are set apart from a form, because the person may not change them: where they are most of it, those few that may be
 * changed would be lost among them.
 */
export function fixedNames<Name extends string>(
  names: readonly Name[],
  reasons: ReadonlyMap<string, string>,
): readonly Name[] {
  const fixed = names.filter((name) => reasons.has(name))
  return fixed.length > names.length / 2 ? fixed : []
}

/** Values that a form only shows, below its buttons and out of the way, each reason said once. */
export function FixedFields<F extends Fields>(props: FixedFieldsProps<F>) {
  const { entity, record, names, reasons, headingLevel } = props
  const { t, locale } = useLocale()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const filled = names.filter((name) => !isMissing(ownValue(record, name)))
  if (filled.length === 0) return null
  const groups = [...groupBy(filled, (name) => reasons.get(name) ?? '')]
  return (
    <section className="sw-FormScreen-fixed" aria-labelledby={id}>
      <Heading id={id} className="sw-FormScreen-fixedTitle">
        {t('form.fixed')}
      </Heading>
      {groups.map(([reason, some], place) => (
        <div key={reason} className="sw-FormScreen-fixedGroup">
          <p id={`${id}-${place}`} className="sw-FormScreen-fixedReason">
            {reason}
          </p>
          <DescriptionList
            aria-labelledby={`${id}-${place}`}
            items={some.map((name) => ({
              id: name,
              label: labelIn(entity, name, locale),
              value: <RecordValue entity={entity} field={name} record={record} />,
            }))}
          />
        </div>
      ))}
    </section>
  )
}
