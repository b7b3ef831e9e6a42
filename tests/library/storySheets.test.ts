// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const paths = readdirSync('stories', { recursive: true, encoding: 'utf8' }).map((path) =>
  join('stories', path),
)

// Stories of one run share a page: a file that forgets its sheet is drawn by the one that an earlier file brought, or not.
it('each file of the stories imports the sheet of the classes that it gives', () => {
  const sheetOf = new Map(
    paths
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => classesOf(path).map((name) => [name, path] as const)),
  )
  const forgotten = paths
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const imported = [...text.matchAll(/^import '(\.[^']+\.css)'/gm)].map(([, to]) =>
        join(dirname(path), to!),
      )
      const given = [...text.matchAll(/\bclassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
        ([, plain, made]) => (plain ?? made ?? '').split(/\s+/),
      )
      return [...new Set(given)]
        .filter((name) => sheetOf.has(name) && !imported.includes(sheetOf.get(name)!))
        .map((name) => `${path}: .${name} is of ${sheetOf.get(name)}`)
    })
  expect(
    forgotten,
    'These give a class without its sheet, so that they are drawn otherwise when they run alone. Import the sheet in that file',
  ).toEqual([])
})

/** The classes of a sheet but for the library's own. */
function classesOf(path: string): readonly string[] {
  const rules = readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  return [...rules.matchAll(/\.(?!sw-)([a-z][\w-]*)/g)].map(([, name]) => name!)
}
