'use client'

import type { QueryClient } from '@tanstack/query-core'
import { createContext } from 'react'
import type { DataSource } from '../../data/DataSource'
import type { Me } from '../../spec/values/Me'
import type { Product } from '../../spec/product/Product'
import type { SavedView } from '../../spec/product/savedView'
import type { NoticeSource } from '../notifications/Notice'
import type { AccessRequest } from './AccessRequest'
import type { Router } from './Router'
import type { RefreshSettings } from '../source/watchSource'

/** State that screens share within a product. */
export interface ProductState {
  readonly product: Product
  /** Where the records of each entity are, by its name. */
  readonly sources: Readonly<Record<string, DataSource>>
  /** The role of the person; with it, each entity's `access` counts. */
  readonly role: string | undefined
  /** The person, for conditions on `me`. */
  readonly me: Me | undefined
  /** Where people keep views of its lists. */
  readonly views?: DataSource<SavedView> | undefined
  /** Where the notices of the person come from. */
  readonly notices?: NoticeSource | undefined
  readonly router: Router | undefined
  /** The host's own memory of records. */
  readonly client?: QueryClient | undefined
  /** When what is shown is read again. */
  readonly refresh?: RefreshSettings | undefined
  readonly onAskAccess?: ((request: AccessRequest) => void | Promise<void>) | undefined
  readonly onSessionEnd?: (() => void | Promise<void>) | undefined
}

export const ProductContext = createContext<ProductState | undefined>(undefined)
