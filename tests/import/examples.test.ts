import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importOpenApi } from '../../src/import/importOpenApi'
import { typeCheck } from './typeCheck'

const root = join(import.meta.dirname, '../..')
const examples = join(root, 'node_modules/@readme/oas-examples')
const documents = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[23]\.\d\/json\/.*\.json$/.test(path))
  .toSorted()
const drafts = documents.map((path) => {
  const document: unknown = JSON.parse(readFileSync(join(examples, path), 'utf8'))
  return { path, document, ...importOpenApi(document) }
})

test('every example document is read, and what is left out is said', () => {
  const sums = { documents: drafts.length, drafted: 0, entities: 0, sources: 0, skipped: 0 }
  for (const { path, files, skipped } of drafts) {
    const names = [...files.keys()]
    if (files.size > 0) sums.drafted += 1
    else expect(path, 'only what is no OpenAPI 3 gives nothing').toMatch(/^2\.0/)
    sums.entities += names.filter((name) => name.startsWith('entities/')).length
    sums.sources += names.filter((name) => name.startsWith('sources/')).length
    sums.skipped += skipped.length
    for (const { at, reason } of skipped) expect([at, reason]).not.toContain('')
  }
  console.log(JSON.stringify(sums))
  expect(sums.entities).toBeGreaterThan(20)
})

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace']

test('every operation is called by a source or is named among what is left out', () => {
  for (const { path, document, files, called, skipped } of drafts) {
    if (files.size === 0) continue
    const named = new Set(skipped.map(({ at }) => at))
    const sources = [...files]
      .flatMap(([name, text]) => (name.startsWith('sources/') ? [text] : []))
      .join('\n')
    const paths = (document as { paths?: Record<string, object> }).paths ?? {}
    for (const [address, item] of Object.entries(paths)) {
      for (const method of METHODS.filter((name) => Object.hasOwn(item, name))) {
        const operation = `${method.toUpperCase()} ${address}`
        if (called.has(operation)) expect(sources).toMatch(callOf(method, address))
        else expect(named, path).toContain(operation)
      }
    }
  }
})

/** A call as a source has it, whatever the parameters of its path are called there. */
function callOf(method: string, address: string): RegExp {
  const parts = address.split(/\{[^{}]+\}/).map((part) => part.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&'))
  return new RegExp(
    `'${method.toUpperCase()}', ['\`]${parts.join('\\$\\{encodeURIComponent\\(\\w+\\)\\}')}['\`]`,
  )
}

test('all drafts type-check', () => {
  expect(
    typeCheck(
      'examples',
      drafts.map(({ files }) => files),
    ),
  ).toEqual([])
}, 60_000)
