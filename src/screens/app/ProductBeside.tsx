'use client'

import type { ReactNode } from 'react'
import { Link } from '../../components/Link'
import type { RecordId } from '../../data/DataSource'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishMasterDetail } from '../../messages/englishMasterDetail'
import { MasterDetailScreen } from '../masterDetail/MasterDetailScreen'
import { hrefIn } from '../product/hrefIn'
import { type ListBeside, ProductDetail } from './ProductDetail'
import type { ProductRecordProps } from './ProductScreenProps'
import { listPlaceSearch } from './recordAddress'
import { useAnnouncedTitle } from './useAnnouncedTitle'

interface ProductBesideProps extends Omit<ProductRecordProps, 'onClose'>, ListBeside {
  list: ReactNode
  /** The record that is open; undefined while none is. */
  peeked: RecordId | undefined
}

/** The list of an entity and the record that is open, beside each other or one after the other. */
export function ProductBeside({ list, peeked, ...props }: ProductBesideProps) {
  const { label, links, address, state, getPath, onOpen, onClose } = props
  const { t } = useScreenLocale(englishMasterDetail)
  const page =
    peeked !== undefined &&
    links.detail &&
    hrefIn(state.router, links.detail(peeked) + listPlaceSearch(address))
  return (
    <MasterDetailScreen
      list={list}
      listLabel={label}
      emptyText={t('masterDetail.chooseEntity')}
      current={peeked}
      onClose={onClose}
      renderRecord={
        peeked === undefined
          ? undefined
          : ({ beside, autoFocus }) => (
              <>
                {beside && !autoFocus && <Announced {...props} id={peeked} />}
                <ProductDetail
                  key={peeked}
                  {...props}
                  id={peeked}
                  breadcrumbs={beside && page ? <Link href={page}>{t('product.openPage')}</Link> : undefined}
                  autoFocus={autoFocus}
                  headingLevel={beside ? 2 : 1}
                  beside={{ getPath, onOpen, onClose }}
                />
              </>
            )
      }
    />
  )
}

/** Beside a list alone: in place of it the record takes the focus. */
function Announced({ entity, source, id }: Pick<ProductRecordProps, 'entity' | 'source'> & { id: RecordId }) {
  useAnnouncedTitle(entity, source, id)
  return null
}
