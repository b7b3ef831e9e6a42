import { transformSync } from 'esbuild'
import { posix } from 'node:path'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as data from '../../src/data'
import * as main from '../../src/index'
import * as screens from '../../src/screens'
import * as spec from '../../src/spec'
import { type Block, draftsOf } from './codeBlocks'

/** Modules that a block may import and still be run: none of them asks a network or wants a page. */
const known: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  screenwright: main,
  'screenwright/data': data,
  'screenwright/screens': screens,
  'screenwright/spec': spec,
}

/**
 * Run every block of the documents that declares entities, products and sources, as an app does that imports it: those that need
 * no other package, and no page before something is drawn. Those that throw are named.
 */
export function errorsOfRunning(documents: readonly string[]): {
  readonly ran: number
  readonly errors: readonly string[]
} {
  const errors = new Set<string>()
  let ran = 0
  for (const blocks of documents.flatMap(draftsOf)) {
    const modules = new Map<string, object | undefined>()
    for (const file of blocks.keys()) {
      try {
        if (run(file, blocks, modules)) ran += 1
      } catch (thrown) {
        errors.add(`${blocks.get(file)?.place}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
      }
    }
  }
  return { ran, errors: [...errors] }
}

/** The exports of a block; nothing where it needs what is not here. */
function run(
  file: string,
  blocks: ReadonlyMap<string, Block>,
  modules: Map<string, object | undefined>,
): object | undefined {
  if (modules.has(file)) return modules.get(file)
  modules.set(file, undefined)
  const { code = '' } = blocks.get(file) ?? {}
  // A script that a command runs, or a page.
  if (/^\S.*\bawait /m.test(code) || /\b(?:document|window|location)\./.test(code)) return undefined
  const script = transformSync(code, { loader: 'tsx', format: 'cjs', jsx: 'automatic' }).code
  const wanted = [...script.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name)
  const found = new Map(wanted.map((name) => [name, known[name] ?? beside(name)]))
  if (![...found.values()].every(Boolean)) return undefined
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is ours
  const module = new Function('require', 'module', 'console', script) as (...given: unknown[]) => void
  const holder = { exports: {} }
  // Examples print, which is of no interest here.
  module((name: string) => found.get(name), holder, { ...console, log() {} })
  modules.set(file, holder.exports)
  return holder.exports

  function beside(name: string) {
    const path = posix.join(posix.dirname(file), name)
    const other = [path, `${path}.ts`, `${path}.tsx`].find((one) => blocks.has(one))
    return other === undefined ? undefined : run(other, blocks, modules)
  }
}
