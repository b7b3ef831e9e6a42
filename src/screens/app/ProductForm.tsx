'use client'

import { useState } from 'react'
import { toast } from '../../components/toasts'
import { useLocale } from '../../internal/locale'
import { idOf } from '../source/listState'
import { waitsIn } from '../source/waitsIn'
import { FormScreen } from '../form/FormScreen'
import { BackToList } from './BackToList'
import { filledByAddress } from './filledByAddress'
import { hrefIn } from '../product/hrefIn'
import type { ProductRecordProps } from './ProductScreenProps'
import { listPlaceSearch, listSearch } from './recordAddress'
import { useIsMounted } from '../status/useIsMounted'
import { useTitles } from '../../components/useTitles'
import { FormDone } from './FormDone'

export interface ProductFormProps extends ProductRecordProps {
  /** Closes the drawer or the dialog that the form stands in. */
  onClose?: (() => void) | undefined
}

/** The form that makes or changes a record, on a page of its own or over the page that a person comes from. */
export function ProductForm({ onClose, ...props }: ProductFormProps) {
  const {
    state,
    title,
    address,
    breadcrumbs,
    autoFocus,
    given,
    draft,
    entity,
    source,
    id,
    links,
    isPageLoaded = () => true,
  } = props
  const { router, product } = state
  const { t } = useLocale()
  const titleIn = useTitles(entity)
  const { list, detail } = links
  const isHere = useIsMounted()
  const filled = id === undefined ? filledByAddress(props) : undefined
  const toDetail = id === undefined ? undefined : detail?.(id)
  const cameFrom = toDetail === undefined ? filled?.cameFrom : toDetail + listPlaceSearch(address)
  const cancel = cameFrom ?? (list && list + listSearch(address))

  /** The record whose page cannot come; null where another one was begun after it. */
  const [done, setDone] = useState<object | null>()

  function goOn(record: object, another: boolean) {
    const saved = idOf(record, entity.id) ?? ''
    const page = detail?.(saved)
    const isNew = id === undefined
    const leads = page !== undefined && !another && !onClose && isHere()
    // Without a connection the code of its page does not come any more.
    const waits = waitsIn(source.queue, saved)
    if (leads && !isPageLoaded() && waits) return setDone(record)
    const leadsNowhere = (page ?? list) === undefined && isNew && !another && !onClose
    if (leadsNowhere && isHere()) return setDone(record)
    toast(t(waits ? 'product.waits' : 'product.saved', { title: titleIn(record) ?? String(saved) }), {
      ...(waits && { tone: 'info' }),
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

  if (done) {
    const again = id === undefined ? () => setDone(null) : undefined
    return <FormDone {...props} record={done} onAgain={again} />
  }
  return (
    <FormScreen
      entity={entity}
      source={source}
      {...(filled ? { from: filled.from, saveAndNew: true } : { id })}
      {...(title !== undefined && { title })}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus || done === null}
      back={<BackToList {...props} />}
      announceSaved={false}
      {...(onClose
        ? { onCancel: onClose, headingLevel: 2 }
        : { cancelHref: cancel === undefined ? undefined : hrefIn(router, cancel) })}
      {...(draft && { draft })}
      onReopen={() => router.navigate(address)}
      onSaved={(record, { intent }) => goOn(record, intent === 'saveAndNew')}
      {...given}
      {...(filled && { defaults: filled.defaults })}
    />
  )
}
