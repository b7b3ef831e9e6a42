import type { Field } from '../fields/Field'

/** The kinds whose values are neither less nor more than one another. */
export const unorderedKinds: ReadonlySet<Field['kind']> = /* @__PURE__ */ new Set([
  'choices',
  'code',
  'dateRange',
  'file',
  'group',
  'image',
  'json',
  'list',
  'map',
  'reference',
  'variant',
])
