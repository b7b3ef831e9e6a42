import { namesAsked } from '../../spec/conditions/When'
import type { Entity } from '../../spec/entities/Entity'
import type { SpecifiedScreen } from '../../spec/product/Product'
import { type SpecifiedWidget, widgetFields } from '../../spec/product/SpecifiedWidget'
import { writeListQuery } from '../list/listAddress'
import type { OverviewTarget, OverviewWidgetOptions } from '../overview/OverviewTarget'
import type { ProductState } from '../product/ProductContext'
import type { Router } from '../product/Router'
import { bindSource } from '../source/sourceClient'
import { seenEntity } from '../product/seenEntities'

/** The widgets of an overview that a role may see, and what they are read from. */
export interface ProductWidgets {
  readonly widgets: readonly OverviewWidgetOptions[]
  readonly targets: readonly OverviewTarget[]
}

type State = Omit<ProductState, 'router'> & { readonly router: Pick<Router, 'createHref'> }

/** Leave out the widgets of entities that the role may not list, and of fields that it may not read. */
export function productWidgets(screen: Pick<SpecifiedScreen, 'widgets'>, state: State): ProductWidgets {
  const all = Object.entries(screen.widgets ?? {})
  const names = new Set(all.map(([, { entity }]) => entity))
  const targets = (state.product.entities ?? [])
    .filter(({ name }) => names.has(name))
    .flatMap((entity) => targetOf(entity, state) ?? [])
  const widgets = all.flatMap(([id, widget]): readonly OverviewWidgetOptions[] => {
    const target = targets.find(({ entity }) => entity.name === widget.entity)
    const seen = target && seenIn(widget, target.entity)
    return seen ? [{ ...seen, id }] : []
  })
  return { widgets, targets }
}

function targetOf(entity: Entity, state: State): OverviewTarget | undefined {
  const seen = seenEntity(entity, { ...state, createHref: state.router.createHref }, 'list')
  if (!seen) return undefined
  const { getListHref, source } = seen
  const { me, client, refresh } = state
  bindSource(source, { name: entity.name, fields: entity.fields, client, refresh })
  return {
    ...seen,
    me,
    getListHref: getListHref && ((query) => getListHref(writeListQuery(query, '', seen.entity.fields))),
  }
}

/** A widget without the columns that a role may not read; none where it is about such a field. */
function seenIn(widget: SpecifiedWidget, { fields }: Entity): SpecifiedWidget | undefined {
  const mayRead = (name: string) => Object.hasOwn(fields, name)
  if (!namesAsked(widget.filter ?? []).every(mayRead)) return undefined
  if (widget.shows !== 'list') {
    return widgetFields(widget).every(([, name]) => mayRead(name)) ? widget : undefined
  }
  return {
    ...widget,
    ...(widget.fields && { fields: widget.fields.filter(mayRead) }),
    ...(widget.sort && { sort: widget.sort.filter(({ field }) => mayRead(field)) }),
  }
}
