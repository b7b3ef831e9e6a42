import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { execPath } from 'node:process'
import { defineConfig } from 'tsup'
import { shippedDocs } from './tests/package/shippedDocs.ts'

/**
 * File by file, so that `"use client"` stays in the files that say it and a host pays for what it imports. The style
 * sheets become one.
 */
export default defineConfig([
  {
    entry: ['src/**/*.{ts,tsx}'],
    format: 'esm',
    target: 'es2022',
    bundle: false,
    splitting: false,
    treeshake: false,
    // All but what the other build writes at the same time.
    clean: ['!styles.css'],
    dts: false,
    silent: true,
    onSuccess: async () => {
      execFileSync(execPath, ['node_modules/typescript/bin/tsc', '-p', 'src'], { stdio: 'inherit' })
      writeFileSync('dist/styles.css.d.ts', 'export {}\n')
      for (const file of filesUnder('dist')) {
        if (file.endsWith('.js') || file.endsWith('.d.ts')) finish(file)
      }
      for (const [path, text] of shippedDocs()) write(join('dist', path), text)
    },
  },
  {
    entry: ['src/styles.css'],
    target: 'es2022',
    minify: true,
    dts: false,
    silent: true,
  },
])

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A file of types alone leaves nothing behind; every other one says the whole name of what it imports. */
function finish(file: string) {
  const code = readFileSync(file, 'utf8')
  if (code.trim() === '') rmSync(file)
  else
    writeFileSync(
      file,
      code.replace(relativeImport, (_, before, path) => `${before}${wholeName(file, path)}`),
    )
}

const relativeImport = /(\b(?:from|import)\s*\(?\s*["'])(\.{1,2}(?:\/[^"']*)?)(?=["'])/g

function wholeName(file: string, path: string) {
  const target = resolve(dirname(file), path)
  // In an inferred type TypeScript names a door by its folder: `import('..').Entity`.
  for (const name of ['', '/index']) {
    if (['.js', '.d.ts'].some((ending) => existsSync(target + name + ending))) return `${path}${name}.js`
  }
  throw new Error(`${file} imports ${path}, and that is no file`)
}

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
