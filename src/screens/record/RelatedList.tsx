'use client'

import { Fragment, type ReactNode } from 'react'
import { numericKinds } from '../../spec/fields/numericKinds'
import { StateBadge } from '../../collection/StateBadge'
import { ValueText } from '../../collection/ValueText'
import { Link } from '../../components/Link'
import { useReferenceTarget } from '../../components/useReference'
import { useTitles } from '../../components/useTitles'
import type { DataSource, RecordId } from '../../data/DataSource'
import { fail } from '../../internal/developerMessages'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { entitiesLabelOf, entitiesNounOf, entityLabelOf, entityNounOf } from '../../spec/labels/labels'
import { listLimit } from '../list/listLimit'
import { isTitledByTemplate } from '../list/titledColumn'
import { labelIn } from '../product/labelIn'
import { idOf } from '../source/listState'
import { type RelatedListBaseProps, type RelatedListRow, RelatedListView } from './RelatedListView'
import { useEntityAccess } from '../product/useEntityAccess'
import { useProduct } from '../product/useProduct'
import { pointingTest, pointsAlone, relatedPageSize } from '../source/pointing'
import { useCreateHref } from './useCreateHref'
import { defaultSortOf } from '../list/defaultSort'
import { useRelatedList } from './useRelatedList'

export interface RelatedListProps<F extends Fields> extends RelatedListBaseProps {
  /** The kind of the records that are listed. */
  entity: Entity<F>
  /** Where they come from; it has to filter by `via`. @default that of the product around it */
  source?: DataSource<RecordBy<F>> | undefined
  /** The field of theirs that points at the record on the page; one that holds several references is asked whether it is among them. */
  via: keyof F & string
  /** The record on the page. */
  id: RecordId
  /** The heading. @default the entity's name for several, and the field's where several of its fields point there */
  title?: ReactNode
  /** The fields beside the title, or beside what names the records where their title is `via`. @default the state, and up to two more: the entity's `facts`, then fields that fit on a line */
  fields?: readonly (keyof F & string)[] | undefined
  /** The address of a record; without it there is no link. @default that of the product around it */
  getHref?: ((id: RecordId) => string) | undefined
  /** So many are shown at first. @default 5 */
  pageSize?: number | undefined
}

/** The records that point at the one on the page: "Orders" of a customer. Nothing for those who may not list them. */
export function RelatedList<F extends Fields>(props: RelatedListProps<F>) {
  const { source, ...rest } = props
  const access = useEntityAccess(props.entity, source)
  const { via } = props
  if (!access.can('list').allowed || !Object.hasOwn(access.entity.fields, via)) return null
  const test = pointingTest(access.entity.fields[via])
  if (!own(access.source.can.filter, via)?.includes(test)) {
    fail(
      `<RelatedList> lists “${props.entity.name}” by “${via}”, and their source cannot filter so: all records would be shown as related. Let the source's can.filter have ${via}: ['${test}'].`,
    )
  }
  const isAlone = pointsAlone(props.entity, via)
  return (
    <ReadList
      {...rest}
      entity={access.entity}
      source={access.source}
      isAlone={isAlone}
      limit={listLimit(access.can)}
    />
  )
}

/** Reads them. `limit` says which of them the role may list: a part of a sentence. */
function ReadList<F extends Fields>(
  props: RelatedListProps<F> &
    Required<Pick<RelatedListProps<F>, 'source'>> & { isAlone: boolean; limit: string | undefined },
) {
  const {
    entity,
    source,
    via,
    id,
    title,
    fields,
    getHref,
    pageSize = relatedPageSize,
    isAlone,
    limit,
    errors,
    ...view
  } = props
  const { t, locale } = useLocale()
  const product = useProduct()
  const target = useReferenceTarget(entity.name)
  const hrefIn = getHref ?? target?.getHref
  const { records, total, ...state } = useRelatedList({
    source,
    idName: entity.id,
    via,
    test: pointingTest(entity.fields[via]),
    id,
    sort: defaultSortOf(entity, source.can),
    pageSize,
  })
  const given = fields?.filter((name) => Object.hasOwn(entity.fields, name))
  const head = headOf(entity, via, given)
  const names = given?.filter((name) => name !== head) ?? fieldsBeside(entity, via, head)
  const createHref = useCreateHref(entity, via, id)
  const named = head === entity.title ? entity : { ...entity, title: head }
  const titleIn = useTitles(named, records)
  const field = labelIn(entity, via, locale)
  const rows = records.flatMap((record): RelatedListRow[] => {
    const recordId = idOf(record, entity.id)
    if (recordId === undefined) return []
    const href = hrefIn?.(recordId)
    const name = titleIn(record) ?? String(recordId)
    // All of them refer to the record of the page.
    const subtitle = [via, head].includes(entity.subtitle ?? '') ? undefined : titleIn(record, 'subtitle')
    return [
      {
        id: recordId,
        cells: [
          <Fragment key={head}>
            {href === undefined ? (
              name
            ) : (
              <Link href={href} variant="quiet">
                {name}
              </Link>
            )}
            {subtitle !== undefined && <span className="sw-RelatedList-subtitle">{subtitle}</span>}
          </Fragment>,
          ...names.map((field) =>
            field === entity.states?.field ? (
              <StateBadge key={field} entity={entity as unknown as Entity} record={record} />
            ) : (
              <ValueText key={field} entity={entity} field={field} record={record} />
            ),
          ),
        ],
      },
    ]
  })
  return (
    <RelatedListView
      createHref={view.onCreate ? undefined : createHref}
      {...view}
      {...state}
      {...(state.status === 'empty' &&
        limit !== undefined && {
          status: 'emptyByRights',
          reason: t('list.emptyByRights', { reason: limit }),
        })}
      errors={errors ?? product?.product.errors}
      // Two fields that point here would head two lists with one name, each of which says how many there are.
      title={
        title ?? (isAlone ? entitiesLabelOf(entity, locale) : `${entitiesLabelOf(entity, locale)} · ${field}`)
      }
      noun={entityNounOf(entity, locale)}
      nouns={isAlone ? entitiesNounOf(entity, locale) : `${entitiesNounOf(entity, locale)} (${field})`}
      columns={[head, ...names].map((name, place) => ({
        id: name,
        header:
          place === 0 && (isTitledByTemplate(entity) || head === via)
            ? entityLabelOf(entity, locale)
            : labelIn(entity, name, locale),
        align: place > 0 && numericKinds.has(entity.fields[name]?.kind ?? 'text') ? 'end' : 'start',
      }))}
      rows={rows}
      count={total?.kind === 'exact' ? total.count : undefined}
    />
  )
}

/**
 * The field that names a record: its title, unless that is the reference to the record of the page, which says the same in each row. A
 * template says more than that.
 */
function headOf<F extends Fields>(
  entity: Entity<F>,
  via: string,
  given: readonly string[] | undefined,
): keyof F & string {
  const { title, subtitle, titleTemplate, id, states } = entity
  const names = given ?? fieldsBeside(entity, via)
  if (title !== via || titleTemplate !== undefined) return title
  const isOwn = (name: string) => name !== via && name !== states?.field
  const next = subtitle !== undefined && isOwn(subtitle) ? subtitle : names.find(isOwn)
  return next ?? id
}

/** The state first, then what the host calls a fact, then what is short enough to stand on a line with others. */
function fieldsBeside<F extends Fields>(
  entity: Entity<F>,
  via: string,
  head?: string,
): readonly (keyof F & string)[] {
  const apart: ReadonlySet<string | undefined> = new Set([
    entity.id,
    entity.title,
    entity.subtitle,
    entity.version,
    via,
    head,
  ])
  const state = entity.states?.field as (keyof F & string) | undefined
  const short = entity.fieldNames.filter((name) => {
    const field = entity.fields[name]
    return field !== undefined && isShort(field)
  })
  const first = [...(state === undefined ? [] : [state]), ...(entity.facts ?? []), ...short]
  return [...new Set(first)]
    .filter((name) => !apart.has(name) && Object.hasOwn(entity.fields, name))
    .slice(0, 3)
}

function isShort(field: Field): boolean {
  return shortKinds.has(field.kind) || (field.kind === 'reference' && !field.many)
}

const shortKinds: ReadonlySet<Field['kind']> = new Set([
  'boolean',
  'choice',
  'date',
  'decimal',
  'integer',
  'money',
  'number',
  'percent',
])
