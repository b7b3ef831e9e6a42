import type { RecordId } from '../../data/DataSource'
import { mayOpen } from '../../spec/product/mayOpen'
import type { Product, SpecifiedScreen } from '../../spec/product/Product'
import { type PathParams, paramNames, pathOf, screenOf } from '../../spec/product/screenPaths'

/** The paths from one screen of an entity to the others. What the product has no screen for, or the role may not open, is absent. */
export interface EntityLinks {
  readonly list: string | undefined
  readonly create: string | undefined
  readonly import: string | undefined
  readonly compare: string | undefined
  readonly calendar: string | undefined
  readonly board: string | undefined
  readonly tree: string | undefined
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
    list: (screen('list', false) ?? screen('people', false))?.path,
    create: (screen('form', false) ?? screen('wizard', false))?.path,
    import: screen('import', false)?.path,
    compare: screen('compare', false)?.path,
    calendar: screen('calendar', false)?.path,
    board: screen('board', false)?.path,
    tree: screen('tree', false)?.path,
    detail: ofRecord('detail'),
    edit: ofRecord('form'),
  }
}
