import { frozenCopy } from '../../internal/frozenCopy'
import type { Product, ProductDeclaration } from './Product'
import { checkProductShape } from './checkProductShape'

/**
 * Declare a whole product in nine sections, each of which may be missing. The declaration is copied and frozen;
 * entities and sources stay what they are. `checkProduct` finds what does not fit together, and `describeProduct`
 * prints it.
 *
 * @throws for a declaration that is not written as a product, except in production
 */
export function defineProduct<const Declared extends ProductDeclaration>(
  declaration: Declared & { readonly [Unknown in Exclude<keyof Declared, keyof ProductDeclaration>]: never },
): Product<Declared> {
  // A declaration in code does not change on the way to production: there the check would only add weight.
  if (process.env.NODE_ENV !== 'production') checkProductShape(declaration)
  const { entities, calls, ...plain }: ProductDeclaration = declaration
  const product = {
    ...(frozenCopy(plain) as object),
    ...(entities && { entities: Object.freeze([...entities]) }),
    ...(calls && { calls: Object.freeze({ ...calls }) }),
  }
  return Object.freeze(product) as Product<Declared>
}
