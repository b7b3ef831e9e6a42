import { TrashScreen } from '../trash/TrashScreen'
import type { Entity } from '../../spec/entities/Entity'
import type { ProductScreenProps } from './ProductScreenProps'

export interface ProductTrashProps extends ProductScreenProps {
  /** The entity whose removed records are shown alone. */
  entity: Entity | undefined
}

/** The trash of the product, or of one of its entities. */
export function ProductTrash({ label, entity, breadcrumbs, autoFocus, given }: ProductTrashProps) {
  return (
    <TrashScreen
      title={label}
      only={entity?.name}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...given}
    />
  )
}
