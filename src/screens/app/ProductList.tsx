'use client'

import { Suspense, useMemo, useState } from 'react'
import { late } from '../../components/late'
import type { Selection } from '../../collection/Selection'
import type { RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Product, SpecifiedScreen } from '../../spec/product/Product'
import { screenOf } from '../../spec/product/screenPaths'
import { readListQuery, writeListQuery } from '../list/listAddress'
import { idOf } from '../source/listState'
import type { ListPlace } from '../list/ListPlace'
import { ListScreen } from '../list/ListScreen'
import { CompareButton } from './CompareButton'
import { pathToCompare } from './comparedIds'
import { hrefIn } from '../product/hrefIn'
import { besideHrefs } from './besideHrefs'
import type { ProductRecordProps } from './ProductScreenProps'
import { readRecordId } from './recordIdOf'
import { ProductPeek } from './ProductPeek'
import { searchParam, writeListPlace } from './recordAddress'
import type { RowQuery } from '../source/rowQuery'
import { useCapabilities } from './useCapabilities'

// Most lists have the page to themselves.
const ProductBeside = late(async () => (await import('./ProductBeside')).ProductBeside)

/** The list of an entity, whose search, filters and order stand in the address. */
export function ProductList(props: ProductRecordProps) {
  const { state, title, address, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const can = useCapabilities(props)
  const query = useMemo(() => readListQuery(address, can, entity.fields), [address, can, entity])
  const open = links.detail ?? links.edit
  const pathTo =
    open &&
    ((record: object, place: ListPlace) =>
      open(idOf(record, entity.id) ?? '') + writeListPlace(place, entity.fields))
  const [path = ''] = address.split('?')
  const keepQuery = (next: RowQuery) => {
    // Back leads to the view or the page before, and not through every letter of a search.
    const turnsPage = next.page !== undefined && next.page !== (query.page ?? 1)
    router.navigate(path + writeListQuery(next, address, entity.fields), {
      replace: next.view === query.view && !turnsPage,
    })
  }
  const { edit, compare } = links
  const detail = screenOf(product, entity.name, 'detail', true)
  const kind = links.detail && detail?.presentation
  const besides = kind === 'beside'
  const peeks = kind === 'peek' || besides
  // In the address of the list: what it was opened from stays, and back leads there.
  const param = besides ? 'record' : 'peek'
  const written = peeks ? searchParam(address, param) : undefined
  const peeked = written === undefined ? undefined : readRecordId(entity, written)
  const pathToPeek = (id: RecordId, place: ListPlace) =>
    `${path}${writeListPlace(place, entity.fields)}&${param}=${encodeURIComponent(id)}`
  // The list that stands one step behind the record beside it.
  const [behind, setBehind] = useState<string>()
  const lookAt = (id: RecordId, place: ListPlace) => {
    if (peeked === undefined) setBehind(address)
    // Looking at one after another leaves one way back.
    router.navigate(pathToPeek(id, place), { replace: peeked !== undefined })
  }
  const close = () => {
    const to = path + writeListQuery(query, '', entity.fields)
    // A step back is the list once, and not twice behind each other.
    if (behind === to && router.back) router.back()
    else router.navigate(to, { replace: true })
    setBehind(undefined)
  }
  const openRecord = (record: object, place: ListPlace) => {
    if (!pathTo) return
    const id = idOf(record, entity.id) ?? ''
    if (peeks) lookAt(id, place)
    else router.navigate(pathTo(record, place))
  }
  const beside = besideHrefs({ ...props, links: { ...links, list: undefined } }, query)
  const list = (
    <ListScreen
      entity={entity}
      source={source}
      title={title}
      query={query}
      onQueryChange={keepQuery}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      bulkEdit
      current={peeked}
      {...(pathTo && {
        getHref: (record: object, place: ListPlace) => hrefIn(router, pathTo(record, place)),
        onOpen: openRecord,
      })}
      {...(edit && {
        getEditHref: (record: object) => hrefIn(router, edit(idOf(record, entity.id) ?? '')),
      })}
      {...(links.create !== undefined && { createHref: hrefIn(router, links.create) })}
      {...(links.import !== undefined && { importHref: hrefIn(router, links.import) })}
      {...(compare !== undefined && {
        selectionActions: comparing((ids) => hrefIn(router, pathToCompare(compare, ids))),
      })}
      {...beside}
      {...given}
    />
  )
  if (!peeks) return list
  const looked = {
    ...props,
    given: own(props.givenTo, nameOf(product, detail)),
    peeked,
    getPath: pathToPeek,
    onOpen: lookAt,
    onClose: close,
  }
  if (besides) {
    return (
      <Suspense fallback={<section className="sw-Screen" aria-busy="true" data-status="loading" />}>
        <ProductBeside {...looked} list={list} />
      </Suspense>
    )
  }
  return (
    <div className="sw-ListWithPeek">
      {list}
      <ProductPeek {...looked} />
    </div>
  )
}

function comparing(getHref: (ids: readonly RecordId[]) => string) {
  return (selection: Selection) => <CompareButton selection={selection} getHref={getHref} />
}

/** The name of a screen in the product. */
function nameOf(product: Product, screen: SpecifiedScreen | undefined): string | undefined {
  return Object.entries(product.screens ?? {}).find(([, one]) => one === screen)?.[0]
}
