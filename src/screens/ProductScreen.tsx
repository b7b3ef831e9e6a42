'use client'

import { type ReactNode, useMemo } from 'react'
import { toast } from '../components/toasts'
import type { DataSource, RecordId } from '../data/DataSource'
import { fail } from '../internal/developerMessages'
import { useLocale } from '../internal/locale'
import { own } from '../internal/own'
import { ownValue } from '../spec/values/ownValue'
import type { Entity } from '../spec/entities/Entity'
import { titleOf } from '../spec/entities/titleOf'
import type { MatchedScreen } from '../spec/product/screenPaths'
import { Link } from '../components/Link'
import { entitiesLabelOf } from '../spec/labels/labels'
import { DetailScreen } from './DetailScreen'
import { FormScreen } from './FormScreen'
import { readListQuery, writeListQuery } from './listAddress'
import { ListScreen } from './ListScreen'
import type { ProductState } from './ProductContext'
import { type EntityLinks, entityLinks, recordIdOf } from './productLinks'
import type { Router } from './Router'
import type { RowQuery } from './rowQuery'
import { StatusScreen } from './StatusScreen'

interface ProductScreenProps {
  state: ProductState & { readonly router: Router }
  match: MatchedScreen
  /** The address as it was when this screen was at hand: it may leave while the next one is there. */
  address: string
  breadcrumbs: ReactNode
  autoFocus: boolean
  /** The host's own props for this screen. */
  given: object | undefined
}

/** One screen of the product: what it shows, and the links from there to the others of its entity. */
export function ProductScreen(props: ProductScreenProps) {
  const { state, match, autoFocus, given } = props
  const { product, sources, role } = state
  const { screen, name, params } = match
  if (screen.shows === 'status') {
    return <StatusScreen title={screen.title} errors={product.errors} autoFocus={autoFocus} {...given} />
  }
  const entity = product.entities?.find((one) => one.name === screen.entity)
  if (!entity || !screen.shows) {
    fail(
      `the screen “${name}” of the product has no ${entity ? 'shows' : 'entity'}, so that <ProductScreens> has nothing to draw for it. Declare one, or give screens={{ '${name}': … }}.`,
    )
  }
  const source = own(sources, entity.name)
  if (!source) {
    fail(
      `“${entity.name}” has no source, so that its screen “${name}” has nothing to show. Give <ProductProvider> sources: { ${entity.name}: … }.`,
    )
  }
  const shared = {
    ...props,
    entity,
    source,
    id: recordIdOf(screen, entity, params),
    links: entityLinks(product, entity.name, role, params),
  }
  switch (screen.shows) {
    case 'list':
      return <ProductList {...shared} />
    case 'detail':
      return <ProductDetail {...shared} />
    case 'form':
      return <ProductForm {...shared} />
  }
}

interface EntityScreenProps extends ProductScreenProps {
  entity: Entity
  source: DataSource
  id: RecordId | undefined
  links: EntityLinks
}

function ProductList(props: EntityScreenProps) {
  const { state, match, address, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const query = useMemo(() => readListQuery(address, source.can), [address, source])
  const open = links.detail ?? links.edit
  const keepQuery = (next: RowQuery) => {
    const [path = ''] = address.split('?')
    // A page turned is a step back to come from; words that are typed are not.
    const turnsPage = next.page !== undefined && next.page !== (query.page ?? 1)
    router.navigate(path + writeListQuery(next, address), { replace: !turnsPage })
  }
  return (
    <ListScreen
      entity={entity}
      source={source}
      title={match.screen.title}
      query={query}
      onQueryChange={keepQuery}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...(open && {
        getHref: (record: object) => hrefOf(router, open(idIn(entity, record))),
        onOpen: (record: object) => router.navigate(open(idIn(entity, record))),
      })}
      {...(links.create !== undefined && { createHref: hrefOf(router, links.create) })}
      {...given}
    />
  )
}

function ProductDetail(props: EntityScreenProps) {
  const { state, breadcrumbs, autoFocus, given, entity, source, id = '', links } = props
  const { router, product } = state
  const { t, locale } = useLocale()
  const { list, edit } = links
  return (
    <DetailScreen
      entity={entity}
      source={source}
      id={id}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      back={<BackToList {...props} />}
      editHref={edit && hrefOf(router, edit(id))}
      {...(list !== undefined && {
        onRemoved: (record: object) => {
          toast(t('product.removed', { title: titleOf(entity, record, locale) ?? String(id) }))
          router.navigate(list, { replace: true })
        },
      })}
      {...given}
    />
  )
}

function ProductForm(props: EntityScreenProps) {
  const { state, match, breadcrumbs, autoFocus, given, entity, source, id, links } = props
  const { router, product } = state
  const { t, locale } = useLocale()
  const { list, detail } = links
  const cancel = (id === undefined ? undefined : detail?.(id)) ?? list
  return (
    <FormScreen
      entity={entity}
      source={source}
      {...(id !== undefined && { id })}
      {...(match.screen.title !== undefined && { title: match.screen.title })}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      back={<BackToList {...props} />}
      cancelHref={cancel && hrefOf(router, cancel)}
      announceSaved={false}
      onSaved={(record) => {
        const title = titleOf(entity, record, locale) ?? String(idIn(entity, record))
        toast(t('product.saved', { title }))
        const next = detail?.(idIn(entity, record)) ?? list
        // Back leads to where the form was opened, and not to a form that is done with.
        if (next !== undefined) router.navigate(next, { replace: true })
      }}
      {...given}
    />
  )
}

function BackToList({ state: { router }, entity, links: { list } }: EntityScreenProps) {
  const { locale } = useLocale()
  if (list === undefined) return null
  return <Link href={hrefOf(router, list)}>{entitiesLabelOf(entity, locale)}</Link>
}

export const hrefOf = (router: Router, path: string) => router.createHref?.(path) ?? path

function idIn(entity: Entity, record: object): RecordId {
  return ownValue(record, entity.id) as RecordId
}
