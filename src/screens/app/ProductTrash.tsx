'use client'

import { useLocale } from '../../internal/locale'
import { TrashScreen } from '../trash/TrashScreen'
import type { Entity } from '../../spec/entities/Entity'
import type { ProductScreenProps } from './ProductScreenProps'

export interface ProductTrashProps extends ProductScreenProps {
  /** As the product calls the screen. */
  title: string | undefined
  /** The entity whose removed records are shown alone. */
  entity: Entity | undefined
}

/** The trash of the product, or of one of its entities. */
export function ProductTrash({ title, entity, breadcrumbs, autoFocus, state, given }: ProductTrashProps) {
  const { t } = useLocale()
  const heading = title ?? t('trash.title')
  return (
    <TrashScreen
      // What one role has read is not for another.
      key={`${state.role ?? ''} ${state.me ?? ''}`}
      title={heading}
      only={entity?.name}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...given}
    />
  )
}
