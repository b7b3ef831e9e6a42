import type { Flat } from './flatten'
import { MISSING } from './flatten'
import type { SchemaReporter } from './SchemaReport'

/** Which values a keyword speaks of. */
const SPEAKS_OF: Readonly<Record<string, readonly string[]>> = {
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  string: [
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'contentEncoding',
    'contentMediaType',
    'contentSchema',
  ],
  array: [
    'items',
    'prefixItems',
    'additionalItems',
    'contains',
    'minContains',
    'maxContains',
    'minItems',
    'maxItems',
    'uniqueItems',
    'unevaluatedItems',
  ],
  object: [
    'required',
    'minProperties',
    'maxProperties',
    'propertyNames',
    'dependentRequired',
    'dependentSchemas',
    'dependencies',
    'unevaluatedProperties',
  ],
}

const ANY_VALUE = [
  'type',
  'enum',
  'const',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  '$dynamicRef',
  '$recursiveRef',
]

const WORDS_ALONE = ['contentEncoding', 'contentMediaType', 'contentSchema', 'format']

/** What a schema says and no field holds: nothing is dropped in silence. */
export function reportUnused(flat: Flat, type: string | undefined, reporter: SchemaReporter): void {
  for (const { keyword, value, part } of flat.unused) {
    if (keyword === MISSING) continue
    const of = Object.keys(SPEAKS_OF).find((name) => SPEAKS_OF[name]?.includes(keyword))
    if (WORDS_ALONE.includes(keyword)) {
      // What newer dialects call a remark, draft-07 lets a reader judge.
      const mayJudge = keyword.startsWith('content') && part.resource.dialect === 'draft-07'
      reporter.add(part.at, keyword, mayJudge ? 'more' : 'same', 'No field shows or judges it.')
    } else if (of !== undefined && type !== undefined && type !== of) {
      reporter.add(part.at, keyword, 'same', `It says nothing of this value, which is no ${of}.`)
    } else if (of !== undefined || ANY_VALUE.includes(keyword)) {
      const isOff = value === false && keyword === 'uniqueItems'
      if (!isOff)
        reporter.add(part.at, keyword, 'more', 'No field can hold it as it stands here. It is not judged.')
    } else reporter.add(part.at, keyword, 'same', 'No field shows it, and it judges nothing.')
  }
}

/** What a schema without a type most likely speaks of; nothing when it speaks of several. */
export function likelyType(flat: Flat): string | undefined {
  const spoken = Object.keys(SPEAKS_OF).filter(
    (name) => flat.has(...(SPEAKS_OF[name] ?? [])) || (name === 'object' && flat.namings.length > 0),
  )
  return spoken.length === 1 ? spoken[0] : undefined
}
