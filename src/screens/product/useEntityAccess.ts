'use client'

import { useCallback, useEffect, useMemo } from 'react'
import type { DataSource } from '../../data/DataSource'
import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import { accessOf, type Action } from '../../spec/access/accessOf'
import { can, type Permission } from '../../spec/access/can'
import { visibleEntity } from '../../spec/access/visibleEntity'
import { withoutUnreadable } from '../../spec/access/withoutUnreadable'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { type TransitionAnswer, transitionsOf } from '../../spec/states/transitionsOf'
import { bindSource } from '../source/sourceClient'
import { usedSource } from './usedSource'
import { useProduct } from './useProduct'
import { warnOfMissingTransition } from './warnOfMissingTransition'

export interface EntityAccess<F extends Fields> {
  /** The entity as the person sees it: without the fields that the role may not read. */
  readonly entity: Entity<F>
  /** The source as the role may use it. */
  readonly source: DataSource<RecordBy<F>>
  /** Whether the person may do something, with a record or with any at all; if not, why not. */
  readonly can: (action: Action, record?: RecordBy<F>) => Permission
  /** The transitions of a record, each with whether it is possible now, and if not, why not. */
  readonly transitionsOf: (record: RecordBy<F>) => readonly TransitionAnswer[]
}

/**
 * The entity and the source of a screen as the person may see and use them. In a `ProductProvider` the role counts, and
 * the source may be left to it; outside of one everything is allowed.
 */
export function useEntityAccess<F extends Fields>(
  entity: Entity<F>,
  given?: DataSource<RecordBy<F>>,
): EntityAccess<F> {
  const product = useProduct()
  const { t, locale } = useLocale()
  const source = given ?? (own(product?.sources, entity.name) as DataSource<RecordBy<F>> | undefined)
  if (!source) {
    fail(
      `a screen of “${entity.name}” has no source, so that it has nothing to show. Give the screen source, or the <ProductProvider> around it sources: { ${entity.name}: … }.`,
    )
  }
  const enforced = product !== undefined
  const role = product?.role
  const me = product?.me
  const declared = product?.product
  const seen = useMemo(() => {
    if (!declared) return entity
    const known = withoutUnreadable(entity as unknown as Entity, declared.entities, role)
    return visibleEntity(known, role) as unknown as Entity<F>
  }, [declared, entity, role])
  const sources = product?.sources
  const client = product?.client
  const refresh = product?.refresh
  const limited = useMemo(() => {
    const used =
      declared && sources ? usedSource(source, entity, { product: declared, sources, role, me }) : source
    bindSource(used, { name: entity.name, fields: entity.fields, client, refresh })
    return used
  }, [declared, sources, source, entity, role, me, client, refresh])
  const mayDo = useCallback(
    (action: Action, record?: RecordBy<F>) =>
      enforced ? can(accessOf(seen as Entity, role), action, record, { me, t, locale }) : allowed,
    [enforced, seen, role, me, t, locale],
  )
  const transitions = useCallback(
    (record: RecordBy<F>) =>
      transitionsOf(enforced ? (seen as Entity) : { ...(seen as Entity), access: undefined }, record, {
        role,
        me,
        t,
        locale,
      }),
    [enforced, seen, role, me, t, locale],
  )
  useEffect(() => {
    warnOfMissingTransition(entity, source, (transition) => mayDo({ transition }).allowed)
  }, [entity, source, mayDo])
  return { entity: seen, source: limited, can: mayDo, transitionsOf: transitions }
}

const allowed: Permission = { allowed: true }
