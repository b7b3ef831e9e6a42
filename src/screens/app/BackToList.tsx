'use client'

import { Link } from '../../components/Link'
import { useLocale } from '../../internal/locale'
import { entitiesLabelOf } from '../../spec/labels/labels'
import { hrefIn } from '../product/hrefIn'
import type { ProductRecordProps } from './ProductScreenProps'
import { listSearch } from './recordAddress'

/** The way on from a page whose record is not there. */
export function BackToList({ state: { router }, address, entity, links: { list } }: ProductRecordProps) {
  const { locale } = useLocale()
  if (list === undefined) return null
  return <Link href={hrefIn(router, list + listSearch(address))}>{entitiesLabelOf(entity, locale)}</Link>
}
