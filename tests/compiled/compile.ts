import { transformAsync } from '@babel/core'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { pid } from 'node:process'
import compilerPackage from 'babel-plugin-react-compiler/package.json' with { type: 'json' }

/** Nothing is skipped in silence: what cannot be compiled fails the test that imports it. */
const compiler = ['babel-plugin-react-compiler', { panicThreshold: 'all_errors' }] as const

export interface Compiled {
  readonly code: string
  readonly map: string
}

/** Whether a source can have a component or a hook. */
export const mayHaveHooks = (path: string, code: string) => path.endsWith('.tsx') || /\buse[A-Z]/.test(code)

const cache = 'node_modules/.cache/react-compiler'

/** Compile a source as a host does that compiles its packages; the same one once, because that takes a tenth of a second. */
export async function compile(code: string, filename: string): Promise<Compiled> {
  const key = createHash('sha256').update(compilerPackage.version).update(filename).update(code).digest('hex')
  const file = `${cache}/${key}.json`
  const known = readCompiled(file)
  if (known) return known
  const result = await transformAsync(code, {
    filename,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    parserOpts: { plugins: filename.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[...compiler]],
  })
  const compiled = { code: result?.code ?? '', map: JSON.stringify(result?.map ?? null) }
  mkdirSync(cache, { recursive: true })
  // Renamed, because another worker may read it meanwhile.
  writeFileSync(`${file}.${pid}`, JSON.stringify(compiled))
  renameSync(`${file}.${pid}`, file)
  return compiled
}

function readCompiled(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Compiled
  } catch {
    return undefined
  }
}
