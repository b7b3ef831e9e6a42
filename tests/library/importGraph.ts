import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The imports of one source file: other source files as paths from `src`, packages by their names. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly files: readonly string[]
  /** Those of its files that it loads: what it imports as types alone is gone at run time. */
  readonly loaded: readonly string[]
  readonly packages: readonly string[]
}

const root = join(import.meta.dirname, '../../src')

/** Every TypeScript file under `src`, by its path from there: `form/createForm.ts`. */
export function readSources(): ReadonlyMap<string, SourceFile> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  return new Map(paths.map((path) => [path, readSource(path)]))
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const imports = [
    ...code.matchAll(/(?:^((?:\}|import|export)[^'"\n]*)\bfrom|^import|\bimport\()\s*['"]([^'"]+)['"]/gm),
  ].map((match) => ({ isType: isTypeOnly(code, match), specifier: match[2]! }))
  const files = imports.filter(({ specifier }) => specifier.startsWith('.'))
  const pathOf = ({ specifier }: { readonly specifier: string }) => resolve(path, specifier)
  return {
    path,
    text,
    files: files.map(pathOf),
    loaded: files.filter(({ isType }) => !isType).map(pathOf),
    packages: imports.map(({ specifier }) => specifier).filter((name) => !name.startsWith('.')),
  }
}

/** Whether a statement begins with `import type` or `export type`, on its line or, where it has several, on the first. */
function isTypeOnly(code: string, { index, 1: head = '' }: RegExpExecArray): boolean {
  const statement = head.startsWith('}')
    ? code
        .slice(0, index)
        .match(/^(?:import|export)[^'"]*$/gm)
        ?.at(-1)
    : head
  return /^(?:import|export) type\b/.test(statement ?? '')
}

function resolve(from: string, specifier: string): string {
  const target = relative(root, join(root, dirname(from), specifier))
  const found = [target, `${target}.ts`, `${target}.tsx`].find(
    (path) => /\.\w+$/.test(path) && existsSync(join(root, path)),
  )
  if (!found) throw new Error(`${from} imports "${specifier}", but there is no such file`)
  return found
}

/** The first ring of imports, as the paths around it, or nothing. */
export function findCycle(sources: ReadonlyMap<string, SourceFile>): readonly string[] | undefined {
  const done = new Set<string>()
  const trail: string[] = []
  const visit = (path: string): readonly string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return undefined
    trail.push(path)
    for (const next of sources.get(path)?.files ?? []) {
      const cycle = visit(next)
      if (cycle) return cycle
    }
    trail.pop()
    done.add(path)
    return undefined
  }
  for (const path of sources.keys()) {
    const cycle = visit(path)
    if (cycle) return cycle
  }
  return undefined
}
