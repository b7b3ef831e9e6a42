'use client'

import { idOfMe } from '../../spec/values/Me'
import type { Id } from '../../spec/fields/FieldBase'
import { useProduct } from './useProduct'

/** The id of the person who uses the product around a component, where it is known. */
export function useMyId(): Id | undefined {
  return idOfMe(useProduct()?.me)
}
