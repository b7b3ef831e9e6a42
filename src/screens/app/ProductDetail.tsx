'use client'

import { toast } from '../../components/toasts'
import type { RecordId } from '../../data/DataSource'
import { problemOf } from '../../data/problems'
import { useLocale } from '../../internal/locale'
import { isScreenName } from '../../spec/product/entityScreens'
import { DetailScreen } from '../record/DetailScreen'
import type { ListPlace } from '../list/ListPlace'
import { BackToList } from './BackToList'
import { hrefIn } from '../product/hrefIn'
import type { ProductRecordProps } from './ProductScreenProps'
import {
  listPlaceSearch,
  listSearch,
  readListPlace,
  searchParam,
  withParam,
  writeListPlace,
} from './recordAddress'
import { keepUndo } from '../source/keptUndos'
import { restoreRecord } from '../source/restoreRecord'
import { useRecord } from '../source/useRecord'
import { StatusScreen } from '../status/StatusScreen'
import { offerUndo } from '../transition/offerUndo'
import { useEntityAccess } from '../product/useEntityAccess'
import { useTitles } from '../../components/useTitles'
import { problemSentences } from '../product/problemSentences'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { idOfMe } from '../../spec/values/Me'

export interface ProductDetailProps extends ProductRecordProps {
  /** Where it is seen beside its list, and not on its page. */
  peek?: ListBeside | undefined
  /** Where it shares the page with its list. */
  beside?: ListBeside | undefined
  /** How deep its title stands. @default 1 */
  headingLevel?: 1 | 2 | undefined
}

/** The list that a record is seen beside of. */
export interface ListBeside {
  /** The path of the list with another record beside it. */
  readonly getPath: (id: RecordId, place: ListPlace) => string
  /** Shows another record in place of this one. */
  readonly onOpen: (id: RecordId, place: ListPlace) => void
  readonly onClose: () => void
}

/** The page of a record. Where it was opened from a list, that list leads on from here. */
export function ProductDetail(props: ProductDetailProps) {
  const {
    state,
    address,
    breadcrumbs,
    autoFocus,
    given,
    entity,
    source,
    id = '',
    links,
    peek,
    beside,
  } = props
  const near = peek ?? beside
  const { router, product } = state
  const { t } = useLocale()
  const titleIn = useTitles(entity)
  const errors = useErrorCatalogue(product.errors)
  const { list, create, edit, detail } = links
  const { source: seen, can } = useEntityAccess(entity, source)
  const place = readListPlace(address, seen.can, entity.fields)
  const search = listPlaceSearch(address)
  // `/artists/tree` asks for a screen that the product does not have, unless an artist is called so.
  const isNoRecord = !near && isScreenName(String(id))
  const { problem } = useRecord(seen, isNoRecord && seen.get ? id : undefined)
  if (problem?.status === 404) return <StatusScreen errors={product.errors} autoFocus={autoFocus} />

  function bringBack(title: string) {
    restoreRecord(seen, id).then(
      () => {
        toast(t('product.restored', { title }))
        if (detail) router.navigate(detail(id) + search)
      },
      (thrown: unknown) => {
        const failed = t('transition.notUndone', { label: title })
        toast(problemSentences(problemOf(thrown), { t, errors, failed }), { tone: 'danger' })
      },
    )
  }

  return (
    <DetailScreen
      entity={entity}
      source={source}
      id={id}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      back={<BackToList {...props} />}
      editHref={edit && hrefIn(router, edit(id) + search)}
      duplicateHref={
        create === undefined || entity.duplicable === false
          ? undefined
          : hrefIn(router, `${create}?from=${encodeURIComponent(id)}`)
      }
      {...(place &&
        detail && {
          openedFrom: {
            ...place,
            getHref: (other: RecordId, at: ListPlace) =>
              hrefIn(
                router,
                near ? near.getPath(other, at) : detail(other) + writeListPlace(at, entity.fields),
              ),
            onOpen: near?.onOpen,
          },
        })}
      {...(!peek && {
        tab: searchParam(address, 'tab'),
        // Back leads to where the record was opened, and not through its tabs.
        onTabChange: (tab: string) => router.navigate(withParam(address, 'tab', tab), { replace: true }),
      })}
      removal={entity.removal ?? 'undone'}
      {...(list !== undefined && {
        onRemoved: (record: object) => {
          const title = titleIn(record) ?? String(id)
          const message = t('product.removed', { title })
          if (seen.restore && can('restore', record as never).allowed) {
            const claim = keepUndo({ person: idOfMe(state.me), entity: entity.name, ids: [id] })
            offerUndo(message, { t, claim, undo: () => bringBack(title), ids: [id], source: seen })
          } else toast(message)
          if (near) near.onClose()
          else router.navigate(list + listSearch(address), { replace: true })
        },
      })}
      {...(peek && { related: 'none', history: 'none' })}
      {...given}
      {...(near && { headingLevel: props.headingLevel ?? 2 })}
    />
  )
}
