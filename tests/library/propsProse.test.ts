// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../src')
const paths = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
const read = (path: string) => readFileSync(join(src, path), 'utf8')

/** An interface of props, with what it extends and what stands in it. */
interface Owner {
  path: string
  name: string
  extended: string
  body: string
}

const owners: readonly Owner[] = paths.flatMap((path) =>
  [...read(path).matchAll(/^export interface (\w+Props)\b([^{]*)\{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', extended = '', body = '']) => ({ path, name, extended, body }),
  ),
)

/** Return the types that the doors export, and those that they extend. */
function publicOwners(): readonly Owner[] {
  const doors = paths.filter((path) => !path.includes('/')).map(read)
  const found = new Set(owners.filter(({ name }) => doors.some((door) => names(door, name))))
  for (const one of found) {
    for (const other of owners) if (names(one.extended, other.name)) found.add(other)
  }
  return [...found]
}

const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

function propsOf({ body }: Owner) {
  const members = /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}(?:readonly )?([\w'-]+)[?(<:]/gm
  return [...body.matchAll(members)].map(([, prose = '', name = '']) => ({ name, prose }))
}

/** Tags and the asterisks of a comment are no words. */
const isSentence = (prose: string) => /\w+\s+\w+/.test(prose.replace(/@\w+[^\n]*/g, '').replace(/\*/g, ''))

/** HTML and React have given these their meaning. */
const known = ['children', 'className', 'id', 'ref', 'style']

test('every prop says in a sentence what it does', () => {
  const silent = publicOwners().flatMap((owner) =>
    propsOf(owner)
      .filter(({ name, prose }) => !known.includes(name) && !isSentence(prose))
      .map(({ name }) => `src/${owner.path}: ${owner.name}.${name}`),
  )
  expect(silent, 'Write a sentence about the behaviour of each of these above it').toEqual([])
})

test('what is asked of a prop is a sentence, and of every one that a host can give', () => {
  expect(isSentence('@default false')).toBe(false)
  expect(isSentence('\n   * @selector [data-disabled]\n   * @default false\n')).toBe(false)
  expect(isSentence('The last day that the calendar offers. @default none')).toBe(true)
  const told = publicOwners().map(({ name }) => name)
  expect(told).toEqual(expect.arrayContaining(['DateFieldProps', 'HexViewProps', 'ListToolsProps']))
  expect(told).not.toContain('UploadRowProps')
})
