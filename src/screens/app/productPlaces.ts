import type { ReactNode } from 'react'
import type { Translate } from '../../messages/createTranslator'
import { entitiesLabelOf } from '../../spec/labels/labels'
import type { SpecifiedScreen } from '../../spec/product/Product'
import { mayGoTo } from '../product/mayGoTo'
import type { ProductState } from '../product/ProductContext'
import type { QuickCommand } from '../search/QuickCommand'
import { screenLabel } from './screenLabel'

interface ProductPlaces extends Pick<ProductState, 'product' | 'sources' | 'role'> {
  icons?: Readonly<Record<string, ReactNode>> | undefined
  createHref: (to: string) => string
  t: Translate
  locale: string
}

/** The screens of a product that a role may open from anywhere: those to go to, and those that make records. */
export function productPlaces(options: ProductPlaces): {
  readonly places: readonly QuickCommand[]
  readonly commands: readonly QuickCommand[]
} {
  const { product, icons = {}, createHref, locale } = options
  const screens = Object.entries(product.screens ?? {}).filter(([, screen]) => mayGoTo(options, screen))
  const command = ([name, screen]: readonly [string, SpecifiedScreen]): QuickCommand => {
    const entity = product.entities?.find((one) => one.name === screen.entity)
    return {
      id: name,
      label: screenLabel(product, name, options),
      // "invoices new" finds the screen that makes one, whatever it is called.
      ...(entity && { keywords: [entitiesLabelOf(entity, locale)] }),
      icon: Object.hasOwn(icons, name) ? icons[name] : undefined,
      href: createHref(screen.path),
    }
  }
  const makes = ([, { shows }]: readonly [string, SpecifiedScreen]) =>
    shows === 'form' || shows === 'wizard' || shows === 'import'
  return {
    places: screens.filter((one) => !makes(one) && !needsMore.has(one[1].shows)).map(command),
    commands: screens.filter(makes).map(command),
  }
}

/** Without words to search for, or records to compare, these have nothing to show. */
const needsMore: ReadonlySet<SpecifiedScreen['shows']> = new Set(['search', 'compare'])
