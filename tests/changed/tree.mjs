// Read the sources, the stories and the tests, and find the files that each of them mentions.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

const folders = ['src', 'stories', 'tests', '.storybook']
const read = /\.(?:tsx?|mjs|css|mdx)$/
const unread = /^tests\/(?:hosts\/(?!testing\/)|bench|visual\/(?:baselines|report))\//

/** The text of each file that can mention another, and nothing for the rest, by its path from the root. */
export function readTree(root) {
  const tree = new Map()
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      const path = relative(root, file).replaceAll(sep, '/')
      if (!entry.isFile() || unread.test(path)) continue
      tree.set(path, read.test(path) ? readFileSync(file, 'utf8') : '')
    }
  }
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.isFile())
      tree.set(entry.name, read.test(entry.name) ? readFileSync(join(root, entry.name), 'utf8') : '')
  }
  return tree
}

/** Imports of types are gone when the code runs, and types are checked whole anyway. */
const typesAlone = /^(?:import|export)\s+type\s+(?:\{[^}]*\}|\w+|\*\s*as\s+\w+)\s+from\s*['"][^'"]+['"]/gm
const readsFolders = /\breaddir|\bglob\b|\bresolveDir\b/
const quoted = /'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g

/**
 * The files that a file imports or names in quotes: a page that a test bundles and a sheet that it reads are as much
 * part of it as an import. Where folders are read, the name of one stands for all that is in it.
 */
export function mentions(tree, path) {
  const text = tree.get(path)
  if (!text) return []
  const found = new Set()
  for (const [, ...quotes] of text.replace(typesAlone, '').matchAll(quoted)) {
    const name = quotes.find((quote) => quote !== undefined)
    for (const file of filesNamed(tree, path, name)) found.add(file)
  }
  found.delete(path)
  return [...found]
}

/** A host imports the package by its name; its tests here get the sources. */
const isHost = /^tests\/hosts\//
const inSources = (name) => (name === 'screenwright' ? 'src/index' : name.replace(/^screenwright\//, 'src/'))

function filesNamed(tree, from, quote) {
  const ending = /\*(\.\w+)$/.exec(quote)?.[1] ?? ''
  const local = quote.replace('${import.meta.dirname}', '.').replace(/[?*{].*$/, '')
  const name = isHost.test(from) ? inSources(local) : local
  const target = /^\.\.?\//.test(name) ? posix.join(posix.dirname(from), name) : name
  const file = [target, `${target}.ts`, `${target}.tsx`].find((path) => tree.has(path))
  if (file) return [file]
  const folder = `${target.replace(/\/$/, '')}/`
  return readsFolders.test(tree.get(from)) && folders.some((room) => folder.startsWith(`${room}/`))
    ? [...tree.keys()].filter((path) => path.startsWith(folder) && path.endsWith(ending))
    : []
}

/**
 * Whether a file looks at whole folders, or at all that the package exports: a test that does is about the library, and not
 * about one part of it.
 */
export const isAboutAll = (text = '') => /\breaddir|\/src\/index'|'screenwright'/.test(text)
