import { own } from '../../internal/own'
import { mayOpen } from '../../spec/product/mayOpen'
import type { SpecifiedScreen } from '../../spec/product/Product'
import { paramNames } from '../../spec/product/screenPaths'
import type { ProductState } from '../product/ProductContext'

/** Where a person begins: on the `start` of the role, or on the first screen that it may open, of those that need no record. */
export function firstScreen({ product, role }: Pick<ProductState, 'product' | 'role'>) {
  const screens = product.screens ?? {}
  const start = role === undefined ? undefined : own(product.roles ?? {}, role)?.start
  const opens = ([, screen]: readonly [name: string, screen: SpecifiedScreen]) =>
    paramNames(screen.path).length === 0 && mayOpen(product, screen, role)
  const chosen = start === undefined ? undefined : own(screens, start)
  const first =
    start !== undefined && chosen && opens([start, chosen])
      ? ([start, chosen] as const)
      : Object.entries(screens).find(opens)
  return first && { name: first[0], path: first[1].path }
}
