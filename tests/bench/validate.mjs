// Results per second about one record of 30 fields: valid, and with eleven mistakes, each of them told.
import { build } from 'esbuild'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { print, race } from './measure.mjs'

const names = ['screenwright', 'zod', 'ajv']
const records = ['valid', 'invalid']

export async function benchValidate(rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'screenwright-bench-'))
  try {
    await build({
      entryPoints: [...names, 'records'].map((name) => here(`./validate/${name}.ts`)),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href)
    const drafts = await load('records')
    const contestants = await Promise.all(names.map(async (name) => ({ name, ...(await load(name)) })))
    for (const { name, validate } of contestants) {
      if (validate(drafts.valid) !== 0) throw new Error(`${name} rejects the valid record`)
      console.log(`${name} finds ${validate(drafts.invalid)} mistakes in the invalid record`)
    }
    const results = await race(contestants, rounds, ({ validate }) =>
      Object.fromEntries(records.map((record) => [record, perSecond(validate, drafts[record])])),
    )
    print('A record of 30 fields: thousands of results per second', results)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Thousands of results in a second; every record is a new object, as those from a network are. */
function perSecond(validate, record) {
  const copies = Array.from({ length: 2000 }, () => structuredClone(record))
  let found = 0
  const from = process.cpuUsage().user
  for (let time = 0; time < 5; time++) for (const copy of copies) found += validate(copy)
  const spent = process.cpuUsage().user - from
  if (found !== validate(record) * 10_000) throw new Error('The results differ')
  return (10_000 / spent) * 1000
}

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
