import type { RecordId } from '../../data/DataSource'
import { own } from '../../internal/own'
import type { Entity } from '../../spec/entities/Entity'
import { mayOpen } from '../../spec/product/mayOpen'
import type { Product, SpecifiedScreen } from '../../spec/product/Product'
import { type PathParams, paramNames, pathOf, screenOf } from '../../spec/product/screenPaths'

/** The paths from one screen of an entity to the others. What the product has no screen for, or the role may not open, is absent. */
export interface EntityLinks {
  readonly list: string | undefined
  readonly create: string | undefined
  readonly import: string | undefined
  readonly detail: ((id: RecordId) => string) | undefined
  readonly edit: ((id: RecordId) => string) | undefined
}

export function entityLinks(
  product: Product,
  entity: string,
  role: string | undefined,
  params: PathParams = {},
): EntityLinks {
  const screen = (shows: NonNullable<SpecifiedScreen['shows']>, ofRecord: boolean) => {
    const found = screenOf(product, entity, shows, ofRecord)
    return found && mayOpen(product, found, role) ? found : undefined
  }
  const ofRecord = (shows: 'detail' | 'form') => {
    const path = screen(shows, true)?.path
    const names = path === undefined ? [] : paramNames(path)
    const last = names.at(-1)
    // Of `/customers/:customer/orders/:id` the first is known where one already stands below it.
    if (path === undefined || last === undefined || !names.slice(0, -1).every((name) => name in params))
      return undefined
    return (id: RecordId) => pathOf(path, { ...params, [last]: id })
  }
  return {
    list: screen('list', false)?.path,
    create: screen('form', false)?.path,
    import: screen('import', false)?.path,
    detail: ofRecord('detail'),
    edit: ofRecord('form'),
  }
}

/** The id of the record that a screen is about: the last parameter of its path, as the entity stores it. */
export function recordIdOf(
  { path }: SpecifiedScreen,
  entity: Entity | undefined,
  params: PathParams,
): RecordId | undefined {
  const written = own(params, paramNames(path).at(-1))
  return written === undefined ? undefined : readRecordId(entity, written)
}

/** An id as the entity stores it, from an address. */
export function readRecordId(entity: Entity | undefined, written: string): RecordId {
  const kind = entity?.fields[entity.id]?.kind
  const number = Number(written)
  return (kind === 'integer' || kind === 'number') && String(number) === written ? number : written
}
