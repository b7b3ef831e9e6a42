'use client'

import { createContext } from 'react'
import type { DataSource } from '../data/DataSource'
import type { Id } from '../spec/fields/FieldBase'
import type { Product } from '../spec/product/Product'
import type { AccessRequest } from './AccessRequest'
import type { Router } from './Router'

/** What screens share within a product. */
export interface ProductState {
  readonly product: Product
  /** Where the records of each entity are, by its name. */
  readonly sources: Readonly<Record<string, DataSource>>
  /** The role of the person; with it, each entity's `access` counts. */
  readonly role: string | undefined
  /** The id of the person, for conditions on `me`. */
  readonly me: Id | undefined
  readonly router: Router | undefined
  readonly onAskAccess?: ((request: AccessRequest) => void | Promise<void>) | undefined
  readonly onSessionEnd?: (() => void | Promise<void>) | undefined
}

export const ProductContext = createContext<ProductState | undefined>(undefined)
