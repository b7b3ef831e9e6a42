import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

interface PackageJson {
  exports: Record<string, string | Record<string, string>>
  sideEffects: string[]
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  peerDependenciesMeta: Record<string, { optional?: boolean }>
}

export const packageJson = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackageJson

/** Every file under a folder of the project, as a path from that folder. */
export function filesUnder(folder: string): string[] {
  const from = join(root, folder)
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)))
    .sort()
}

export const built = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')

export const sourceOf = (path: string) => {
  const source = ['.tsx', '.ts'].map((ending) => join(root, 'src', path.replace(/\.js$/, ending)))
  return readFileSync(source.find(existsSync) ?? path, 'utf8')
}

export const isClient = (code: string) => /^['"]use client['"]/.test(code)

/** Statements alone: prose and code may speak of `from` and `import` too. */
const imported =
  /^(?:(?:import|export)\b[^"';]*?\bfrom\s*|import\s*)["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']\)/gm

export const importsOf = (code: string) =>
  [...code.matchAll(imported)].map(([, stated, called]) => stated ?? called ?? '')

/** A built file and all that it brings along: our own files, and the packages outside. */
export function reachableFrom(door: string) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (path: string) => {
    if (files.has(path)) return
    files.add(path)
    for (const name of importsOf(built(path))) {
      if (name.startsWith('.'))
        visit(relative(join(root, 'dist'), resolve(root, 'dist', dirname(path), name)))
      else packages.add(packageOf(name))
    }
  }
  visit(door)
  return { files: [...files].sort(), packages: [...packages].sort() }
}

export const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** Run a command of an installed package and return its output. */
export function run(command: string, ...values: string[]): string {
  return execFileSync(command, values, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
