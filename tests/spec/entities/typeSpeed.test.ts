import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cwd, execPath, stdout } from 'node:process'
import { afterAll, expect, test } from 'vitest'

const folder = join(cwd(), 'node_modules/.cache/type-speed')

/** Thirty fields, as a product may have them. */
const fields = [
  'readOnly', 'readOnly', 'required', 'required', 'required', 'required',
].map((flag, index) => `f${index}: s.text({ ${flag}: true, maxLength: ${index + 1} })`).concat([
  's.email({ required: true })', 's.url()', 's.phone()', 's.integer({ required: true, min: 0 })', 's.integer()', 's.number({ max: 9 })',
  's.percent()', "s.money({ currency: 'EUR', required: true })", "s.decimal({ min: '0' })", 's.boolean({ default: false })', 's.boolean({ required: true })',
  "s.choice(['draft', 'sent', 'paid'], { required: true })", "s.choice(['a', 'b', 'c', 'd'], { labels: { a: 'A' } })", "s.choices(['x', 'y', 'z'])",
  's.date({ required: true })', 's.date()', 's.time()', 's.instant({ readOnly: true })', 's.dateRange()', "s.reference('user', { required: true })",
  "s.reference('user', { many: true })", 's.list({ what: s.text({ required: true }), quantity: s.integer({ min: 1 }) }, { maxItems: 200 })',
  's.group({ street: s.text({ required: true }), city: s.text() })', "s.variant('by', { card: { number: s.text({ required: true }) }, bank: { iban: s.text() } })",
].map((builder, index) => `f${index + 6}: ${builder}`)) // prettier-ignore

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a hundred entities of thirty fields are typed in a few seconds', () => {
  expect(fields).toHaveLength(30)
  mkdirSync(folder, { recursive: true })
  const using = [
    'import { defineEntity } from "../../../src/spec/entities/defineEntity"',
    'import * as s from "../../../src/spec/fields/fields"',
    'import type { AcceptedOf, DraftOf, RecordOf } from "../../../src/spec/entities/Entity"',
  ]
  const compile = (name: string, count: number) => {
    const entities = Array.from({ length: count }, (_, index) => entityCalled(`e${index}`))
    writeFileSync(join(folder, `${name}.ts`), [...using, ...entities].join('\n'))
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify({
        extends: '../../../tsconfig.json',
        compilerOptions: { types: ['node'] },
        include: [`${name}.ts`],
        exclude: [],
        files: [`${name}.ts`],
      }),
    )
    const from = performance.now()
    execFileSync(
      execPath,
      [join(cwd(), 'node_modules/typescript/bin/tsc'), '-p', join(folder, `${name}.json`)],
      { stdio: 'pipe' },
    )
    return (performance.now() - from) / 1000
  }
  const [one, hundred] = [compile('one', 1), compile('hundred', 100)]
  stdout.write(
    `\n100 entities of 30 fields type-check in ${hundred.toFixed(1)} s, one in ${one.toFixed(1)} s\n`,
  )
}, 120_000)

function entityCalled(name: string): string {
  return `
export const ${name} = defineEntity({
  name: '${name}', labels: ['One', 'Many'], id: 'f0', version: 'f1',
  fields: { ${fields.join(',\n    ')} },
})
export const accepted_${name}: (record: RecordOf<typeof ${name}>) => Pick<AcceptedOf<typeof ${name}>, 'f2' | 'f9'> = ({ f2, f9 }) => ({ f2, f9 })
export const draft_${name}: DraftOf<typeof ${name}> = { f2: 'x', f9: '12', f27: [{ quantity: '1' }] }
`
}
