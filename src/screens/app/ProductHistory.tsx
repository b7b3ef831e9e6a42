'use client'

import { withParams } from '../../internal/addressParams'
import { HistoryScreen } from '../history/HistoryScreen'
import type { Entity } from '../../spec/entities/Entity'
import type { ProductScreenProps } from './ProductScreenProps'
import { searchParam } from './recordAddress'

export interface ProductHistoryProps extends ProductScreenProps {
  /** The entity whose changes are shown alone. */
  entity: Entity | undefined
}

/** The changes of all records of the product, or of one of its entities; which of them are shown stands in the address. */
export function ProductHistory(props: ProductHistoryProps) {
  const { label, entity, breadcrumbs, autoFocus, state, address, given } = props
  const { router } = state
  const days = Number(searchParam(address, 'days') ?? '')
  return (
    <HistoryScreen
      title={label}
      only={entity?.name}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      filter={{
        kind: searchParam(address, 'of'),
        by: searchParam(address, 'by'),
        days: days > 0 ? days : undefined,
      }}
      onFilterChange={(next) => {
        const written = new URLSearchParams()
        if (next.kind !== undefined) written.set('of', next.kind)
        if (next.by !== undefined) written.set('by', next.by)
        if (next.days !== undefined) written.set('days', String(next.days))
        router.navigate(withParams(address, written), { replace: true })
      }}
      {...given}
    />
  )
}
