'use client'

import { type ReactNode, useMemo } from 'react'
import { isEmptyValue } from '../../spec/values/isEmptyValue'
import { numericKinds } from '../../spec/fields/numericKinds'
import { temporalKinds } from '../../collection/temporalKinds'
import { withMarks } from '../../collection/ValueMark'
import { renderValue } from '../../collection/ValueText'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { labelOf } from '../../spec/labels/labels'
import { ownValue } from '../../spec/values/ownValue'

/** So many stand on a card whose entity names no facts. */
const mostFacts = 3

/** Kinds whose values have no room on a card. */
const tall: ReadonlySet<Field['kind']> = new Set(['list', 'group', 'variant', 'map', 'json', 'file', 'image'])

/** Return how to draw a card below its title: its subtitle, and a few facts. Those without a value are left out. */
export function useCardFacts<F extends Fields>(
  entity: Entity<F>,
  asked: readonly (keyof F & string)[] | undefined,
  columnField: string | undefined,
): (record: object) => ReactNode {
  const { t, locale } = useLocale()
  const askedKey = JSON.stringify(asked)
  return useMemo(() => {
    const given = askedKey === undefined ? undefined : (JSON.parse(askedKey) as readonly string[])
    const { subtitle } = entity as unknown as Entity
    const names = (given ?? entity.facts ?? usualFacts(entity, columnField)).filter(
      (name) => name !== columnField && name !== subtitle,
    )
    const facts = names.flatMap((name) => {
      const field = own<Field>(entity.fields, name)
      return field
        ? [
            {
              name,
              label: labelOf(field, name, locale),
              show: withMarks(entity, name, renderValue(entity, name, { locale, t, unit: true })),
              // Words can be guessed when they are cut; numbers and times cannot.
              whole: numericKinds.has(field.kind) || temporalKinds.has(field.kind),
            },
          ]
        : []
    })
    const below = subtitle === undefined ? undefined : renderValue(entity, subtitle, { locale, t })
    return function CardFacts(record: object) {
      const shown = facts.filter(({ name }) => !isEmptyValue(ownValue(record, name)))
      const hasSubtitle = subtitle !== undefined && !isEmptyValue(ownValue(record, subtitle))
      return (
        <>
          {hasSubtitle && <div className="sw-Board-subtitle">{below?.(record)}</div>}
          {shown.length > 0 && (
            <dl className="sw-Board-facts">
              {shown.map(({ name, label, show, whole }) => (
                <div key={name} className="sw-Board-fact" data-whole={whole || undefined}>
                  <dt className="sw-Board-factLabel">{label}</dt>
                  <dd className="sw-Board-factValue">{show(record)}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )
    }
  }, [entity, askedKey, columnField, t, locale])
}

function usualFacts<F extends Fields>(entity: Entity<F>, columnField: string | undefined): readonly string[] {
  const others: readonly (string | undefined)[] = [entity.id, entity.title, entity.version, columnField]
  return entity.fieldNames
    .filter((name) => !others.includes(name) && !tall.has((entity.fields as Fields)[name]?.kind ?? 'json'))
    .slice(0, mostFacts)
}
