import { hrefIn } from '../product/hrefIn'
import { idOf } from '../source/listState'
import type { ProductRecordProps } from './ProductScreenProps'

interface RecordLinks {
  readonly getHref?: ((record: object) => string) | undefined
  readonly onOpen?: ((record: object) => void) | undefined
}

/** How each record of a screen leads to its page, or else to its form; not at all where the product has neither. */
export function recordLinks({
  state: { router },
  entity,
  links: { detail, edit },
}: Pick<ProductRecordProps, 'state' | 'entity' | 'links'>): RecordLinks {
  const open = detail ?? edit
  if (!open) return {}
  const pathTo = (record: object) => open(idOf(record, entity.id) ?? '')
  return {
    getHref: (record) => hrefIn(router, pathTo(record)),
    onOpen: (record) => router.navigate(pathTo(record)),
  }
}
