import { late } from '../../components/late'
import type { Product, SpecifiedScreen } from '../../spec/product/Product'
import { LateScreenFailure } from './LateScreenFailure'

/** The screens of a product, each of which is loaded when it is first opened: a page pays for the one that it shows. */
export const lateScreens = {
  board: late(async () => (await import('./ProductBoard')).ProductBoard, LateScreenFailure),
  calendar: late(async () => (await import('./ProductCalendar')).ProductCalendar, LateScreenFailure),
  compare: late(async () => (await import('./ProductCompare')).ProductCompare, LateScreenFailure),
  detail: late(async () => (await import('./ProductDetail')).ProductDetail, LateScreenFailure),
  form: late(async () => (await import('./ProductForm')).ProductForm, LateScreenFailure),
  history: late(async () => (await import('./ProductHistory')).ProductHistory, LateScreenFailure),
  import: late(async () => (await import('./ProductImport')).ProductImport, LateScreenFailure),
  list: late(async () => (await import('./ProductList')).ProductList, LateScreenFailure),
  notifications: late(
    async () => (await import('./ProductNotifications')).ProductNotifications,
    LateScreenFailure,
  ),
  overview: late(async () => (await import('./ProductOverview')).ProductOverview, LateScreenFailure),
  people: late(async () => (await import('./ProductPeople')).ProductPeople, LateScreenFailure),
  search: late(async () => (await import('./ProductSearch')).ProductSearch, LateScreenFailure),
  settings: late(async () => (await import('./ProductSettings')).ProductSettings, LateScreenFailure),
  specification: late(
    async () => (await import('./ProductSpecification')).ProductSpecification,
    LateScreenFailure,
  ),
  trash: late(async () => (await import('./ProductTrash')).ProductTrash, LateScreenFailure),
  tree: late(async () => (await import('./ProductTree')).ProductTree, LateScreenFailure),
  wizard: late(async () => (await import('./ProductWizard')).ProductWizard, LateScreenFailure),
}

/** Load the page that follows a form with the form: it is wanted for sure, and when it is, there may be no connection any more. */
export function preloadNext(shows: SpecifiedScreen['shows']): void {
  if (shows === 'form' || shows === 'wizard') void lateScreens.detail.preload()
}

/**
 * Load what people go on to from most pages, once the one at hand has had time to come. Nothing is loaded ahead for those who
 * save data (the `Save-Data` hint of the Network Information API).
 *
 * @returns gives it up
 */
export function preloadScreens({ screens = {} }: Product): () => void {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean | undefined } | undefined }
  if (connection?.saveData) return () => {}
  const timer = setTimeout(() => {
    const declared = new Set(Object.values(screens).map(({ shows }) => shows))
    for (const kind of oftenNext) if (declared.has(kind)) void lateScreens[kind].preload()
  }, 1500)
  return () => clearTimeout(timer)
}

const oftenNext = ['list', 'detail', 'form'] as const
