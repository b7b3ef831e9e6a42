'use client'

import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from '../components/Badge'
import { useLocale } from '../internal/locale'
import { own } from '../internal/own'
import type { Entity } from '../spec/entities/Entity'
import { optionLabelOf } from '../spec/labels/labels'
import { stateField } from '../spec/states/stateField'
import { ownValue } from '../spec/values/ownValue'

export interface StateBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** The kind of the record; its `states` say which field holds the state, and the tone of each. */
  entity: Pick<Entity, 'fields' | 'states'>
  /** The record whose state is shown; without one there is nothing to see. */
  record: object
}

/** The state of a record, in its word and its tone. Nothing where the entity has no states. */
export function StateBadge({ entity, record, ...rest }: StateBadgeProps) {
  const { locale } = useLocale()
  const field = stateField(entity)
  const state = entity.states && ownValue(record, entity.states.field)
  if (!field || typeof state !== 'string' || state === '') return undefined
  const tones: Readonly<Record<string, BadgeProps['tone']>> | undefined = entity.states?.tones
  return (
    <Badge {...rest} tone={own(tones, state) ?? 'neutral'}>
      {optionLabelOf(field, state, locale)}
    </Badge>
  )
}

/** Show the state of an entity's records in a column's cells. */
export function renderState(entity: StateBadgeProps['entity']): (record: object) => ReactNode {
  return (record) => <StateBadge entity={entity} record={record} />
}
