'use client'

import X from 'lucide-react/icons/x'
import { type KeyboardEvent, lazy, Suspense, useEffect } from 'react'
import { IconButton } from '../../components/IconButton'
import { Link } from '../../components/Link'
import type { RecordId } from '../../data/DataSource'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import { useMedia } from '../../internal/useMedia'
import { titleOf } from '../../spec/entities/titleOf'
import { hrefOf } from '../product/hrefOf'
import type { ListPlace } from '../list/ListPlace'
import { ProductDetail } from './ProductDetail'
import type { ProductRecordProps } from './ProductScreenProps'
import { listPlaceSearch } from './recordAddress'
import { useEntityAccess } from '../product/useEntityAccess'
import { useRecord } from '../source/useRecord'

// Only a narrow window draws it.
const Drawer = lazy(async () => ({ default: (await import('../../components/Drawer')).Drawer }))

interface ProductPeekProps extends ProductRecordProps {
  /** The record that is looked at; undefined while none is. */
  peeked: RecordId | undefined
  /** The path of the list with another record beside it. */
  getPath: (id: RecordId, place: ListPlace) => string
  onClose: () => void
}

/** A record beside its list, which stays as it is; in a narrow window in a drawer. A link leads to the record's page. */
export function ProductPeek({ peeked, onClose, ...props }: ProductPeekProps) {
  const isWide = useMedia('(width >= 64rem)', true)
  if (isWide) return peeked === undefined ? null : <Beside {...props} id={peeked} onClose={onClose} />
  return (
    <Suspense>
      <Drawer open={peeked !== undefined} onOpenChange={(open) => !open && onClose()}>
        {peeked !== undefined && <Peeked {...props} id={peeked} onClose={onClose} />}
      </Drawer>
    </Suspense>
  )
}

type PeekedProps = Omit<ProductPeekProps, 'peeked' | 'id'> & { id: RecordId }

function Beside(props: PeekedProps) {
  const { entity, source, id, onClose } = props
  const { t, locale } = useLocale()
  const announce = useAnnounce()
  const access = useEntityAccess(entity, source)
  const { record } = useRecord(access.source, access.can('read').allowed ? id : undefined)
  const title = record && titleOf(access.entity, record, locale)
  // The focus stays in the list, from where the next one is looked at.
  useEffect(() => {
    if (title) announce(title)
  }, [announce, title])
  const close = (event: { currentTarget: Element }) => {
    const list = event.currentTarget.closest('.sw-ListWithPeek')
    list?.querySelector<HTMLElement>('.sw-RecordGrid [tabindex="0"]')?.focus()
    onClose()
  }
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close(event)
  }
  return (
    // Nothing is done with it: the key closes it from anywhere within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="sw-RecordPeek" onKeyDown={closeByKey}>
      <IconButton
        className="sw-RecordPeek-close"
        size="small"
        label={t('product.peekClose')}
        icon={<X className="sw-icon" />}
        onClick={close}
      />
      <Peeked {...props} />
    </div>
  )
}

function Peeked({ getPath, onClose, ...props }: PeekedProps) {
  const { id, links, address, state } = props
  const { t } = useLocale()
  const page = links.detail && hrefOf(state.router, links.detail(id) + listPlaceSearch(address))
  return (
    <ProductDetail
      key={id}
      {...props}
      breadcrumbs={page !== undefined && <Link href={page}>{t('product.openPage')}</Link>}
      autoFocus={false}
      peek={{ getPath, onClose }}
    />
  )
}
