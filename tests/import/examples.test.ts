import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { expect, test } from 'vitest'
import { importOpenApi } from '../../src/import/importOpenApi'

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

test('every operation is a method of a source or is named among what is left out', () => {
  for (const { path, document, files, skipped } of drafts) {
    if (files.size === 0) continue
    const sources = [...files].filter(([name]) => name.startsWith('sources/')).map(([, text]) => text)
    const paths = Object.entries((document as { paths?: object }).paths ?? {})
    for (const [address, item] of paths) {
      for (const method of Object.keys(item as object).filter((name) =>
        /^(?:get|put|post|delete|patch)$/.test(name),
      )) {
        const at = `${method.toUpperCase()} ${address}`
        const isSaid = skipped.some((one) => one.at === at || address.startsWith(one.at))
        const isDrafted = sources.some((text) => text.includes(`'${method.toUpperCase()}'`))
        expect(isSaid || isDrafted, `${path}: ${at}`).toBe(true)
      }
    }
  }
})

test('all drafts type-check', () => {
  const folder = join(root, 'node_modules/.cache/screenwright-drafts')
  rmSync(folder, { recursive: true, force: true })
  for (const [index, { files }] of drafts.entries()) {
    for (const [name, text] of files) {
      const target = join(folder, String(index), name)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, text)
    }
  }
  const paths = {
    'screenwright/spec': ['../../../src/spec.ts'],
    'screenwright/data': ['../../../src/data.ts'],
  }
  const compilerOptions = {
    noEmit: true,
    paths,
    types: ['node'],
    noUnusedLocals: true,
    noUnusedParameters: true,
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../tsconfig.json', compilerOptions, include: ['.'], exclude: [] }),
  )
  const run = () =>
    execFileSync(execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    })
  let found = ''
  try {
    found = run()
  } catch (error) {
    found = String((error as { stdout?: unknown }).stdout ?? error)
  }
  // What is checked is the drafts: the sources of the library have a check of their own.
  const ofDrafts = found.split('\n').filter((line) => /^\d+\/|screenwright-drafts/.test(line))
  expect(ofDrafts).toEqual([])
}, 60_000)
