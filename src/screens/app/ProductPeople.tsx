'use client'

import { useMemo, useState } from 'react'
import type { RecordId } from '../../data/DataSource'
import { withParams } from '../../internal/addressParams'
import { readListQuery, writeListQuery } from '../list/listAddress'
import { PeopleScreen } from '../people/PeopleScreen'
import type { PeopleQuery } from '../people/peopleQuery'
import { hrefIn } from '../product/hrefIn'
import { idOf } from '../source/listState'
import type { ProductRecordProps } from './ProductScreenProps'
import { searchParam } from './recordAddress'
import { readRecordId } from './recordIdOf'
import { recordLinks } from './recordLinks'
import { readerOf } from '../product/readerOf'
import { useCapabilities } from './useCapabilities'

/** The people of a product and their roles: what is asked, and who is looked at, stand in the address. */
export function ProductPeople(props: ProductRecordProps) {
  const { state, match, label, address, breadcrumbs, autoFocus, given, entity, source, links } = props
  const { router, product } = state
  const can = useCapabilities(props)
  const query = useMemo(
    (): PeopleQuery => ({
      ...readListQuery(address, can, entity.fields),
      action: searchParam(address, 'action'),
    }),
    [address, can, entity],
  )
  const written = searchParam(address, 'person')
  // The list that stands one step behind the person in the drawer.
  const [behind, setBehind] = useState<string>()
  const pathOf = (asked: PeopleQuery, person?: RecordId) =>
    withSome(address, writeListQuery(asked, address, entity.fields), { action: asked.action, person })
  const { create } = links

  function look(person: RecordId | undefined) {
    const to = pathOf(query, person)
    if (person !== undefined) {
      setBehind(pathOf(query))
      router.navigate(to)
    } else if (behind === to && router.back) {
      // A step back is the list once, and not twice behind each other.
      setBehind(undefined)
      router.back()
    } else router.navigate(to, { replace: true })
  }

  return (
    <PeopleScreen
      key={readerOf(state)}
      entity={entity}
      source={source}
      title={label}
      roleField={match.screen.roleField}
      query={query}
      onQueryChange={(next: PeopleQuery) =>
        // Back leads to the question before, and not through every letter of a search.
        router.navigate(pathOf(next), { replace: next.action === query.action })
      }
      person={written === undefined ? undefined : readRecordId(entity, written)}
      onPersonChange={look}
      getPersonHref={(record: object) => hrefIn(router, pathOf(query, idOf(record, entity.id)))}
      errors={product.errors}
      breadcrumbs={breadcrumbs}
      autoFocus={autoFocus}
      {...recordLinks(props)}
      {...(create !== undefined && { createHref: hrefIn(router, create) })}
      {...given}
    />
  )
}

/** The path of an address with a search, and further parameters in it; those without a value are left out. */
function withSome(
  address: string,
  search: string,
  further: Readonly<Record<string, RecordId | undefined>>,
): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(further)) {
    params.delete(name)
    if (value !== undefined) params.set(name, String(value))
  }
  return withParams(address, params)
}
