import { calls } from './describe/calls'
import { errors } from './describe/errors'
import { fields } from './describe/fields'
import { limits } from './describe/limits'
import { purpose } from './describe/purpose'
import { roles } from './describe/roles'
import { rules } from './describe/rules'
import { screens } from './describe/screens'
import { states } from './describe/states'
import { type DescribeOptions, type Section, sheetContext } from './describe/Section'
import type { ProductDeclaration } from './Product'

/** The headings are the same in every language, so that one sheet can be held against another. */
const sections: readonly (readonly [heading: string, section: Section])[] = [
  ['1. What the product does and for whom', purpose],
  ['2. Screens and routes', screens],
  ['3. Entities and their fields', fields],
  ['4. States and transitions', states],
  ['5. Validation rules', rules],
  ['6. Roles and permissions', roles],
  ['7. Calls the product makes', calls],
  ['8. Error catalogue', errors],
  ['9. Business constants and limits', limits],
]

/**
 * Prints a product specification as Markdown (GitHub's, for its tables) in nine sections. What was not given is "not
 * shown": nothing is made up in its place.
 */
export function describeProduct(product: ProductDeclaration, options: DescribeOptions = {}): string {
  const sheet = sheetContext(product, options)
  const told = sections.map(
    ([heading, section]) => `## ${heading}\n\n${section(sheet) ?? sheet.t('spec.notShown')}\n`,
  )
  return told.join('\n')
}
