import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '../../../src/spec/schema/JsonSchema'
import { validateBy } from './agreement'

/**
 * The official tests are not on npm. With `JSON_SCHEMA_TEST_SUITE` naming a checkout of
 * https://github.com/json-schema-org/JSON-Schema-Test-Suite, every result is compared with them.
 */
const suite = env['JSON_SCHEMA_TEST_SUITE'] ?? ''

interface Group {
  readonly description: string
  readonly schema: JsonSchema
  readonly tests: readonly { description: string; data: unknown; valid: boolean }[]
}

const folders = [
  ['draft2020-12', 'https://json-schema.org/draft/2020-12/schema'],
  ['draft7', 'http://json-schema.org/draft-07/schema#'],
] as const

/** Formats that fields validate. */
const validatedFormats = ['date', 'date-time', 'duration', 'email', 'uri', 'uuid']

describe.skipIf(!existsSync(suite))('the official tests of JSON Schema', () => {
  test.each(folders)('agree in %s, or the report says why not', (folder, $schema) => {
    const root = join(suite, 'tests', folder)
    const files = [
      ...readdirSync(root).filter((name) => name.endsWith('.json')),
      ...readdirSync(join(root, 'optional')).flatMap((name) =>
        name.endsWith('.json') ? `optional/${name}` : [],
      ),
      ...validatedFormats.map((name) => `optional/format/${name}.json`),
    ].filter((name) => existsSync(join(root, name)))
    const sums = { agreed: 0, reported: 0, disagreed: 0 }
    const wrong: string[] = []
    const lines: string[] = []
    for (const file of files) {
      const groups = JSON.parse(readFileSync(join(root, file), 'utf8')) as Group[]
      const own = { agreed: 0, reported: 0, disagreed: 0 }
      for (const { description, schema, tests } of groups) {
        const whole = typeof schema === 'object' ? { $schema, ...schema } : schema
        const { compare } = validateBy(whole)
        for (const { description: what, data, valid } of tests) {
          const agreement = compare(data, valid)
          own[agreement] += 1
          sums[agreement] += 1
          if (agreement === 'disagreed') wrong.push(`${file}: ${description}: ${what}`)
        }
      }
      lines.push(`${file.padEnd(40)} ${own.agreed} agreed, ${own.reported} reported`)
    }
    console.log([...lines, `${folder}: ${JSON.stringify(sums)}`].join('\n'))
    expect(wrong).toEqual([])
  })
})
