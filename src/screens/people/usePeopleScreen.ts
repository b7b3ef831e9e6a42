'use client'

import { useMemo, useState } from 'react'
import type { RecordId } from '../../data/DataSource'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import { roleFieldOf } from '../../spec/access/roleField'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import type { Id } from '../../spec/fields/FieldBase'
import type { SpecifiedRole } from '../../spec/product/Product'
import { isRowless } from '../list/ListWithoutRows'
import { type ListScreenOptions, useListScreen } from '../list/useListScreen'
import { useRowLinks } from '../list/useRowLinks'
import { useEntityAccess } from '../product/useEntityAccess'
import { useProduct } from '../product/useProduct'
import { idOf } from '../source/listState'
import type { RowQuery } from '../source/rowQuery'
import { holdersOf } from './compareRights'
import { askedOf, type PeopleQuery, roleTest, rowsOf } from './peopleQuery'
import { usePeopleRights } from './usePeopleRights'
import { withRoleLabels } from './roleLabels'
import { optionsOf, optionText, peopleColumns, useRoleColumn } from './useRoleColumn'
import { usePerson } from './usePerson'
import { idOfMe } from '../../spec/values/Me'

export interface PeopleScreenOptions<F extends Fields> extends Omit<
  ListScreenOptions<F>,
  'query' | 'defaultQuery' | 'onQueryChange' | 'getHref' | 'onOpen'
> {
  /** The query of the list, with the action that is asked about; given with `onQueryChange`, the parent keeps it. */
  query?: PeopleQuery | undefined
  /** The query of the list at first. */
  defaultQuery?: PeopleQuery | undefined
  /** Called with what a person asks of the list. */
  onQueryChange?: ((query: PeopleQuery) => void) | undefined
  /** The roles by name; without any the screen is a list of people. @default those of the product around it */
  roles?: { readonly [role: string]: SpecifiedRole } | undefined
  /** All whose `access` says what a role may do. @default the entities of the product around it */
  entities?: readonly Entity[] | undefined
  /** The field that holds the role of a person. @default the first choice whose options are all roles */
  roleField?: (keyof F & string) | undefined
  /** The id of the one who looks, who is asked before taking rights away from themselves. @default that of the product around it */
  me?: Id | undefined
  /** The page of a person: a link leads there from beside the list, and where roles are not declared from each title. */
  getHref?: ((record: RecordBy<F>) => string) | undefined
  /** Called when a person is opened whose role is not shown. */
  onOpen?: ((record: RecordBy<F>) => void) | undefined
  /** Where a person is looked at beside the list: each title is a link there. */
  getPersonHref?: ((record: RecordBy<F>) => string) | undefined
  /** The id of the person who is looked at; given with `onPersonChange`, the parent keeps it. */
  person?: RecordId | undefined
  /** Called with the id of the person to look at, or with nothing. */
  onPersonChange?: ((person: RecordId | undefined) => void) | undefined
}

const noRoles: { readonly [role: string]: SpecifiedRole } = {}
const noEntities: readonly Entity[] = []
const noQuery: PeopleQuery = {}

/** List people with their roles, say what each role may do and who may do one thing, and give people another role. */
export function usePeopleScreen<F extends Fields>(options: PeopleScreenOptions<F>) {
  const product = useProduct()
  const { locale } = useLocale()
  const roles = options.roles ?? product?.product.roles ?? noRoles
  const entities = options.entities ?? product?.product.entities ?? noEntities
  const names = useMemo(() => Object.keys(roles), [roles])
  const named = options.roleField ?? roleFieldOf(options.entity, names)
  const whole = useMemo(() => withRoleLabels(options.entity, named, roles), [options.entity, named, roles])
  const { entity: seen, source } = useEntityAccess(whole, options.source)
  // A field that the viewer may not read is absent.
  const roleField = names.length > 0 && own<Field>(seen.fields, named)?.kind === 'choice' ? named : undefined

  const [ownQuery, setOwnQuery] = useState(options.defaultQuery ?? noQuery)
  const query = options.query ?? ownQuery
  const { action: wanted } = query
  const people = options.entity as Entity
  const { roles: rights, questions } = usePeopleRights({ roles, entities, people, roleField: named })
  // An old link may ask about what is not there any more.
  const action = questions.some(({ key }) => key === wanted) ? wanted : undefined
  const holders = useMemo(() => (action === undefined ? [] : holdersOf(rights, action)), [rights, action])
  const operators = roleField === undefined ? undefined : own(source.can.filter, roleField)
  const test = useMemo(
    () =>
      roleTest(
        holders.map(({ role }) => role),
        operators,
      ),
    [holders, operators],
  )
  const rows = useMemo(() => rowsOf(query, roleField, test), [query, roleField, test])

  function changeQuery(next: PeopleQuery) {
    setOwnQuery(next)
    options.onQueryChange?.(next)
  }

  const [ownPerson, setOwnPerson] = useState<RecordId>()
  const [opened, setOpened] = useState<RecordBy<F>>()
  const person = options.onPersonChange ? options.person : (options.person ?? ownPerson)
  function look(id: RecordId | undefined, record?: RecordBy<F>) {
    setOpened(record)
    setOwnPerson(id)
    options.onPersonChange?.(id)
  }

  const looks = roleField !== undefined
  const getHref = looks ? options.getPersonHref : options.getHref
  const onOpen = looks ? (record: RecordBy<F>) => look(idOf(record, seen.id), record) : options.onOpen
  const usual = useMemo(() => peopleColumns(seen, roleField), [seen, roleField])
  const list = useListScreen<F>({
    quickFilters: looks ? [roleField] : [],
    ...usual,
    ...options,
    entity: whole,
    query: rows,
    onQueryChange: (next: RowQuery) => changeQuery(askedOf(next, action, roleField, test)),
    getHref,
    onOpen,
  })
  const links = useRowLinks(list, getHref, onOpen)
  const columns = useRoleColumn(list.columns, seen, roleField)
  const found = usePerson<F>({
    access: list.access,
    roleField,
    errors: list.errors,
    id: looks ? person : undefined,
    row: source.get ? sameOne(opened, person, seen.id) : rowWith(list, person, seen.id),
    me: options.me ?? idOfMe(product?.me),
    labelOf: (role) => optionText(seen, roleField, role, locale),
    onRemoved: () => look(undefined),
  })
  const isHeldByNone = action !== undefined && holders.length === 0 && !isRowless(list.status)
  return {
    ...list,
    ...found,
    columns,
    status: isHeldByNone ? ('noResults' as const) : list.status,
    filter: isHeldByNone ? undefined : list.filter,
    roles: rights,
    roleOptions: optionsOf(seen, roleField, locale),
    roleRequired: own<Field>(seen.fields, roleField)?.required === true,
    showsRoles: looks,
    questions,
    action,
    /** Whether those alone are listed who may. */
    narrows: test !== undefined || isHeldByNone,
    onActionChange: (next: string | undefined) => changeQuery({ ...query, page: undefined, action: next }),
    getHref: links.getHref,
    onOpen: links.onOpen,
    personHref: found.record && options.getHref?.(found.record),
    onPersonClose: () => look(undefined),
  }
}

function sameOne<R extends object>(record: R | undefined, id: RecordId | undefined, idName: string) {
  return record && idOf(record, idName) === id ? record : undefined
}

function rowWith<R extends object>(
  { rowCount, getRow }: { rowCount: number; getRow: (index: number) => R | undefined },
  id: RecordId | undefined,
  idName: string,
): R | undefined {
  if (id === undefined) return undefined
  for (let index = 0; index < rowCount; index += 1) {
    const row = getRow(index)
    if (row && idOf(row, idName) === id) return row
  }
  return undefined
}
