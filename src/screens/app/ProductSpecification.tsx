import { SpecificationScreen } from '../specification/SpecificationScreen'
import type { ProductScreenProps } from './ProductScreenProps'

/** The product on a page. */
export function ProductSpecification(props: ProductScreenProps) {
  const { state, label, breadcrumbs, autoFocus, given } = props
  return (
    <SpecificationScreen
      product={state.product}
      title={label}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...given}
    />
  )
}
