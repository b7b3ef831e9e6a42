'use client'

import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { Drawer } from '../../components/Drawer'
import { IconButton } from '../../components/IconButton'
import { late } from '../../components/late'
import { Link } from '../../components/Link'
import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { useMedia } from '../../internal/useMedia'
import { hrefIn } from '../product/hrefIn'
import { LateScreen } from './LateScreen'
import type { ListBeside } from './ProductDetail'
import type { ProductRecordProps } from './ProductScreenProps'
import { LoadingTitle } from '../status/LoadingTitle'
import { listPlaceSearch } from './recordAddress'
import { useAnnouncedTitle } from './useAnnouncedTitle'

// A list is there before any of its records is looked at.
const ProductDetail = late(async () => (await import('./ProductDetail')).ProductDetail)

interface ProductPeekProps extends Omit<ProductRecordProps, 'onClose'>, ListBeside {
  /** The record that is looked at; undefined while none is. */
  peeked: RecordId | undefined
}

/** A record beside its list, which stays as it is; in a narrow window in a drawer. A link leads to the record's page. */
export function ProductPeek({ peeked, onClose, ...props }: ProductPeekProps) {
  const isWide = useMedia('(width >= 64rem)', true)
  if (isWide) return peeked === undefined ? null : <Beside {...props} id={peeked} onClose={onClose} />
  return (
    <Drawer
      className="sw-RecordPeek-drawer"
      open={peeked !== undefined}
      onOpenChange={(open) => !open && onClose()}
    >
      {peeked !== undefined && <Peeked {...props} id={peeked} onClose={onClose} />}
    </Drawer>
  )
}

type PeekedProps = Omit<ProductPeekProps, 'peeked' | 'id'> & { id: RecordId }

function Beside(props: PeekedProps) {
  const { entity, source, id, onClose } = props
  const { t } = useLocale()
  useAnnouncedTitle(entity, source, id)
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

function Peeked({ getPath, onOpen, onClose, ...props }: PeekedProps) {
  const { id, links, address, state } = props
  const { t } = useLocale()
  const page = links.detail && hrefIn(state.router, links.detail(id) + listPlaceSearch(address))
  const toPage = page !== undefined && (
    <span className="sw-RecordPeek-page">
      <Link href={page}>{t('product.openPage')}</Link>
    </span>
  )
  return (
    <LateScreen title={<LoadingTitle />} headingLevel={2} breadcrumbs={toPage}>
      <ProductDetail
        key={id}
        {...props}
        breadcrumbs={toPage}
        autoFocus={false}
        peek={{ getPath, onOpen, onClose }}
      />
    </LateScreen>
  )
}
