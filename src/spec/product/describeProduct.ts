import { writeMarkdown } from './describe/markdown'
import { type DescribeOptions, sheetContext } from './describe/Section'
import { type SectionName, sectionNames, sections } from './describe/sections'
import type { ProductDeclaration } from './Product'

/** The headings are the same in every language, so that one sheet can be held against another. */
const headings: { readonly [name in SectionName]: string } = {
  purpose: 'What the product does and for whom',
  screens: 'Screens and routes',
  fields: 'Entities and their fields',
  states: 'States and transitions',
  rules: 'Validation rules',
  roles: 'Roles and permissions',
  calls: 'Calls the product makes',
  errors: 'Error catalogue',
  limits: 'Business constants and limits',
}

/**
 * Prints a product specification as Markdown (GitHub's, for its tables) in nine sections. What was not given is "not
 * shown": nothing is made up in its place.
 */
export function describeProduct(product: ProductDeclaration, options: DescribeOptions = {}): string {
  const sheet = sheetContext(product, options)
  const notShown = sheet.t('spec.notShown')
  const told = sectionNames.map((name, index) => {
    const text = writeMarkdown(sections[name](sheet), notShown)
    return `## ${index + 1}. ${headings[name]}\n\n${text}\n`
  })
  return told.join('\n')
}
