import { keyOfMe } from '../../spec/values/Me'
import type { ProductState } from './ProductContext'

/** Tell who reads, as a key: data that one person has read, in one role, is not for another. */
export function readerOf(state: Pick<ProductState, 'role' | 'me'> | undefined): string {
  return `${state?.role ?? ''} ${keyOfMe(state?.me)}`
}
