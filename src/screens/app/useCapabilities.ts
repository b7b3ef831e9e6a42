import { useMemo } from 'react'
import type { SourceCapabilities } from '../../data/DataSource'
import { usedSource } from '../product/usedSource'
import type { ProductRecordProps } from './ProductScreenProps'

/**
 * Return by what a screen can filter and sort its records: an address may name values of the records that they refer to, of which the
 * source knows nothing by itself.
 */
export function useCapabilities(
  props: Pick<ProductRecordProps, 'state' | 'entity' | 'source'>,
): SourceCapabilities {
  const { entity, source } = props
  const { product, sources, role, me } = props.state
  return useMemo(
    () => usedSource(source, entity, { product, sources, role, me }).can,
    [product, sources, role, me, source, entity],
  )
}
