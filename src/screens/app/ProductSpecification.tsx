'use client'

import { useLocale } from '../../internal/locale'
import { SpecificationScreen } from '../specification/SpecificationScreen'
import type { ProductScreenProps } from './ProductScreenProps'

/** The product on a page. */
export function ProductSpecification(props: ProductScreenProps & { title: string | undefined }) {
  const { state, title, breadcrumbs, autoFocus, given } = props
  const { t } = useLocale()
  const heading = title ?? t('specification.title')
  return (
    <SpecificationScreen
      product={state.product}
      title={heading}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...given}
    />
  )
}
