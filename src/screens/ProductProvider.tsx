'use client'

import { type ReactNode, useMemo } from 'react'
import { ReferenceProvider } from '../components/ReferenceProvider'
import type { ReferenceTarget } from '../components/useReference'
import type { DataSource } from '../data/DataSource'
import { roleSource } from '../data/roleSource'
import { own } from '../internal/own'
import { visibleEntity } from '../spec/access/visibleEntity'
import type { Id } from '../spec/fields/FieldBase'
import type { Product } from '../spec/product/Product'
import { paramNames, pathOf, screenOf } from '../spec/product/screenPaths'
import { ProductContext, type ProductState } from './ProductContext'
import type { AccessRequest } from './AccessRequest'
import type { Router } from './Router'

export interface ProductProviderProps {
  /** What is shown, to whom, and under which paths. A section that it does not have is not shown. */
  product: Product
  /** Where the records of each entity are, by its name. @default the sources among the product's `calls` */
  sources?: Readonly<Record<string, SourceOfAny>>
  /** The role of the person who uses the product. With none, an entity that has `access` shows nothing. */
  role?: string | undefined
  /** The id of the person, for conditions on `me`. */
  me?: Id | undefined
  /** The host's router. Without it links are plain ones, and the page is loaded anew. */
  router?: Router | undefined
  /**
   * Passes on that a person asks for access to what is forbidden: by mail, in a queue of requests. Where something is
   * forbidden there is a button for it then.
   */
  onAskAccess?: ((request: AccessRequest) => void | Promise<void>) | undefined
  /**
   * Lets the person sign in when the session has ended: opens a dialog, another window. Once the promise is resolved, what
   * failed is tried again; a form keeps what was written meanwhile.
   */
  onSessionEnd?: (() => void | Promise<void>) | undefined
  children?: ReactNode
}

/** A source of any entity: its own type says which records. */
// oxlint-disable-next-line typescript/no-explicit-any -- a source takes the records that it gives: no other type is both
export type SourceOfAny = DataSource<any>

/**
 * Shares with all screens in it what they have in common: the product, the sources of its entities, the role of the person
 * and the router. A screen takes from it what its own props do not give.
 */
export function ProductProvider(props: ProductProviderProps) {
  const { product, sources, role, me, router, onAskAccess, onSessionEnd, children } = props
  const known = useMemo(() => ({ ...callsAsSources(product), ...sources }), [product, sources])
  const state = useMemo<ProductState>(
    () => ({ product, sources: known, role, me, router, onAskAccess, onSessionEnd }),
    [product, known, role, me, router, onAskAccess, onSessionEnd],
  )
  const createHref = router?.createHref
  const references = useMemo(
    () => referencesOf({ product, sources: known, role, me }, createHref),
    [product, known, role, me, createHref],
  )
  return (
    <ProductContext value={state}>
      <ReferenceProvider references={references}>{children}</ReferenceProvider>
    </ProductContext>
  )
}

/** A source among the calls is one that can be asked; a note of what one can do is none. */
function callsAsSources({ calls = {} }: Product): Record<string, DataSource> {
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, call]) =>
      typeof call.list === 'function' && call.can ? [[name, call as unknown as DataSource]] : [],
    ),
  )
}

/** Every entity with a source can be referred to; its title is a link where the product shows a record of it. */
function referencesOf(
  { product, sources, role, me }: Pick<ProductState, 'product' | 'sources' | 'role' | 'me'>,
  createHref: Router['createHref'],
): readonly ReferenceTarget[] {
  return (product.entities ?? []).flatMap((entity): ReferenceTarget[] => {
    const source = own(sources, entity.name)
    if (!source) return []
    const screen = screenOf(product, entity.name, 'detail', true)
    const [param] = screen ? paramNames(screen.path) : []
    const seen = !screen?.roles || (role !== undefined && screen.roles.includes(role))
    return [
      {
        entity: visibleEntity(entity, role),
        source: roleSource(source, entity, { role, me }),
        getHref:
          screen && seen && param !== undefined
            ? (id) => {
                const path = pathOf(screen.path, { [param]: id })
                return createHref?.(path) ?? path
              }
            : undefined,
      },
    ]
  })
}
