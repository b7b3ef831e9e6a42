import { type Flat, MISSING, type Statement } from './flatten'
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
    'properties',
    'patternProperties',
    'additionalProperties',
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

/** Which draft-07 does not know. */
const NEWER = [
  'dependentRequired',
  'dependentSchemas',
  'minContains',
  'maxContains',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  '$dynamicRef',
  '$recursiveRef',
]

/** Whether a keyword may reject a value. */
export function validates(keyword: string): boolean {
  return (
    keyword === MISSING ||
    ANY_VALUE.includes(keyword) ||
    (Object.values(SPEAKS_OF).some((keywords) => keywords.includes(keyword)) &&
      !WORDS_ALONE.includes(keyword))
  )
}

const WORDS_ALONE = ['contentEncoding', 'contentMediaType', 'contentSchema', 'format']

/**
 * Report the keywords that no field holds: nothing is dropped in silence.
 * @param types of the values that are right, as far as that is known
 */
export function reportUnused(
  flat: Flat,
  types: readonly string[] | undefined,
  reporter: SchemaReporter,
): void {
  for (const { keyword, value, part } of [...flat.unused, ...unusedNamings(flat)]) {
    if (keyword === MISSING) continue
    const of = Object.keys(SPEAKS_OF).find((name) => SPEAKS_OF[name]?.includes(keyword))
    if (part.resource.dialect === 'draft-07' && NEWER.includes(keyword)) {
      reporter.add(part.at, keyword, 'same', 'Draft-07 does not know it, and it validates nothing.')
    } else if (WORDS_ALONE.includes(keyword)) {
      // A remark in newer dialects; in draft-07 a reader may validate it.
      const mayReject = keyword.startsWith('content') && part.resource.dialect === 'draft-07'
      reporter.add(part.at, keyword, mayReject ? 'more' : 'same', 'No field shows or validates it.')
    } else if (
      of !== undefined &&
      types &&
      !types.some((type) => (type === 'integer' ? 'number' : type) === of)
    ) {
      reporter.add(part.at, keyword, 'same', `It says nothing of this value, which is no ${of}.`)
    } else if (of !== undefined || ANY_VALUE.includes(keyword)) {
      const isOff = value === false && keyword === 'uniqueItems'
      if (!isOff)
        reporter.add(part.at, keyword, 'more', 'No field can hold it as it stands here. It is not validated.')
    } else reporter.add(part.at, keyword, 'same', 'No field shows it, and it validates nothing.')
  }
}

function unusedNamings({ namings, isNamingUsed }: Flat): readonly Statement[] {
  if (isNamingUsed) return []
  return namings.flatMap(({ part, names, patterns, rest }) =>
    [
      ...(names.size > 0 ? ['properties'] : []),
      ...(patterns.length > 0 ? ['patternProperties'] : []),
      ...(rest ? ['additionalProperties'] : []),
    ].map((keyword) => ({ keyword, value: undefined, part })),
  )
}

/** The type that a schema without `type` most likely speaks of; undefined when it speaks of several. */
export function likelyType(flat: Flat): string | undefined {
  const spoken = Object.keys(SPEAKS_OF).filter(
    (name) => flat.has(...(SPEAKS_OF[name] ?? [])) || (name === 'object' && flat.namings.length > 0),
  )
  return spoken.length === 1 ? spoken[0] : undefined
}
