import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'

const root = join(import.meta.dirname, '../..')

/** The messages of the compiler for drafts, a folder for each document; all are checked in one run. */
export function typeCheck(
  name: string,
  drafts: readonly ReadonlyMap<string, string>[],
  options: object = {},
): readonly string[] {
  const folder = join(root, 'node_modules/.cache/screenwright-drafts', name)
  rmSync(folder, { recursive: true, force: true })
  for (const [index, files] of drafts.entries()) {
    for (const [path, text] of files) {
      const target = join(folder, String(index), path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, text)
    }
  }
  const paths = {
    screenwright: ['../../../../src/index.ts'],
    'screenwright/*': ['../../../../src/*.ts'],
  }
  const compilerOptions = {
    noEmit: true,
    paths,
    types: ['node'],
    noUnusedLocals: true,
    noUnusedParameters: true,
    ...options,
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../../../tsconfig.json', compilerOptions, include: ['.'], exclude: [] }),
  )
  let found = ''
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    found = execFileSync(execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  } catch (error) {
    found = String((error as { stdout?: unknown }).stdout ?? error)
  }
  // Only the drafts are checked: the sources of the library have a check of their own.
  return found.split('\n').filter((line) => /^\d+\/|screenwright-drafts/.test(line))
}
