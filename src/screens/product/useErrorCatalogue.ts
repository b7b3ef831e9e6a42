'use client'

import { useMemo } from 'react'
import { useLocale } from '../../internal/locale'
import { localizeErrors } from '../../spec/problems/localizeErrors'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { useProduct } from './useProduct'

/** The words for failed calls, in the language of the page: those given, or else the product's. */
export function useErrorCatalogue(given: ErrorCatalogue | undefined): ErrorCatalogue | undefined {
  const product = useProduct()
  const { locale } = useLocale()
  const errors = given ?? product?.product.errors
  return useMemo(() => errors && localizeErrors(errors, locale), [errors, locale])
}
