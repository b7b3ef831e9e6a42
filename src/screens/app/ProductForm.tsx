'use client'

import { toast } from '../../components/toasts'
import { useLocale } from '../../internal/locale'
import { titleOf } from '../../spec/entities/titleOf'
import type { Fields } from '../../spec/fields/fields'
import { idOf } from '../source/listState'
import { FormScreen, type FormScreenProps } from '../form/FormScreen'
import { BackToList } from './BackToList'
import { filledDays } from './fillDay'
import { hrefOf } from '../product/hrefOf'
import type { ProductRecordProps } from './ProductScreenProps'
import { entityLinks } from '../product/entityLinks'
import { readRecordId } from './recordIdOf'
import { listPlaceSearch, listSearch, searchParam } from './recordAddress'
import { referencesInAddress } from './referencesInAddress'
import { useEntityAccess } from '../product/useEntityAccess'
import { useIsMounted } from '../status/useIsMounted'

export interface ProductFormProps extends ProductRecordProps {
  /** Closes the drawer or the dialog that the form stands in. */
  onClose?: (() => void) | undefined
}

/** The form that makes or changes a record, on a page of its own or over the page that a person comes from. */
export function ProductForm({ onClose, ...props }: ProductFormProps) {
  const { state, title, address, breadcrumbs, autoFocus, given, entity, source, id, links } = props
  const { router, product } = state
  const { t, locale } = useLocale()
  const { list, detail } = links
  const isHere = useIsMounted()
  const written = id === undefined ? searchParam(address, 'from') : undefined
  const from = written === undefined ? undefined : readRecordId(entity, written)
  const seen = useEntityAccess(entity, source).entity
  const filled = id === undefined ? referencesInAddress(product, seen, address) : []
  const about = id ?? from
  const toDetail = about === undefined ? undefined : detail?.(about)
  const [pointedAt] = filled
  // Go back to the record whose page the person came from.
  const backTo =
    toDetail === undefined && pointedAt
      ? entityLinks(product, pointedAt.to, state.role).detail?.(pointedAt.id)
      : undefined
  const toList = list && list + listSearch(address)
  const cancel = toDetail === undefined ? (backTo ?? toList) : toDetail + listPlaceSearch(address)

  function goOn(record: object, another: boolean) {
    const saved = idOf(record, entity.id) ?? ''
    const page = detail?.(saved)
    const isNew = id === undefined
    toast(t('product.saved', { title: titleOf(entity, record, locale) ?? String(saved) }), {
      // The page of a record that was made over another one is a step away.
      ...((onClose ?? another) &&
        isNew &&
        page !== undefined && {
          action: { label: t('product.open'), onAction: () => router.navigate(page) },
        }),
    })
    // A person who went elsewhere meanwhile stays there.
    if (another || !isHere()) return
    if (onClose) return onClose()
    const next = page === undefined ? list : page + (isNew ? '' : listPlaceSearch(address))
    // Back leads to where the form was opened, and not to a form that is done with.
    if (next !== undefined) router.navigate(next, { replace: true })
  }

  return (
    <FormScreen
      entity={entity}
      source={source}
      {...(id === undefined ? { from, saveAndNew: true, defaults: filledDays(entity, address) } : { id })}
      {...(title !== undefined && { title })}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      back={<BackToList {...props} />}
      announceSaved={false}
      {...(onClose
        ? { onCancel: onClose, headingLevel: 2 }
        : { cancelHref: cancel === undefined ? undefined : hrefOf(router, cancel) })}
      onReopen={() => router.navigate(address)}
      onSaved={(record, { intent }) => goOn(record, intent === 'saveAndNew')}
      {...given}
      {...(filled.length > 0 && {
        defaults: {
          ...Object.fromEntries(filled.map(({ name, id: value }) => [name, value])),
          ...(given as Partial<FormScreenProps<Fields>> | undefined)?.defaults,
        },
      })}
    />
  )
}
