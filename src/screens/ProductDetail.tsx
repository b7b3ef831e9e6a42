'use client'

import { toast } from '../components/toasts'
import type { RecordId } from '../data/DataSource'
import { useLocale } from '../internal/locale'
import { titleOf } from '../spec/entities/titleOf'
import { DetailScreen } from './DetailScreen'
import type { ListPlace } from './ListPlace'
import { BackToList } from './BackToList'
import { hrefOf } from './hrefOf'
import type { EntityScreenProps } from './ProductScreen'
import { listPlaceSearch, listSearch, readListPlace, writeListPlace } from './recordAddress'

/** The page of a record. Where it was opened from a list, that list leads on from here. */
export function ProductDetail(props: EntityScreenProps) {
  const { state, address, breadcrumbs, autoFocus, given, entity, source, id = '', links } = props
  const { router, product } = state
  const { t, locale } = useLocale()
  const { list, create, edit, detail } = links
  const place = readListPlace(address, source.can)
  const search = listPlaceSearch(address)
  return (
    <DetailScreen
      entity={entity}
      source={source}
      id={id}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      back={<BackToList {...props} />}
      editHref={edit && hrefOf(router, edit(id) + search)}
      duplicateHref={
        create === undefined ? undefined : hrefOf(router, `${create}?from=${encodeURIComponent(id)}`)
      }
      {...(place &&
        detail && {
          openedFrom: {
            ...place,
            getHref: (other: RecordId, at: ListPlace) => hrefOf(router, detail(other) + writeListPlace(at)),
          },
        })}
      {...(list !== undefined && {
        onRemoved: (record: object) => {
          toast(t('product.removed', { title: titleOf(entity, record, locale) ?? String(id) }))
          router.navigate(list + listSearch(address), { replace: true })
        },
      })}
      {...given}
    />
  )
}
