// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const paths = ['src', 'stories', 'tests', '.storybook'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.([cm]?[jt]sx?|css)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
)

/** The comments of a file, each line by itself, with its number and without its marks. */
function commentLines(text: string) {
  const comments = text.matchAll(/(?<=^|[\s{(])(?:\/\*\*?\s[\s\S]*?\*\/|\/\/ .*$)/gm)
  return [...comments].flatMap(({ 0: comment, index }) => {
    const first = text.slice(0, index).split('\n').length
    return comment.split('\n').map((line, place) => ({
      number: first + place,
      words: line.replace(/^\s*(\/\*\*?|\/\/|\*(?!\/))\s*/, ''),
    }))
  })
}

const isObscure = (words: string) => /^What\b/.test(words) || /\b(nobody|whoever|anybody)\b/i.test(words)

test('comments are plain: none begins with “What”, or says “nobody”, “whoever” or “anybody”', () => {
  const obscure = paths.flatMap((path) =>
    commentLines(readFileSync(join(root, path), 'utf8'))
      .filter(({ words }) => isObscure(words))
      .map(({ number, words }) => `${path}:${number}: ${words}`),
  )
  expect(
    obscure,
    'Begin with the noun that is meant (“Options of an editor”), or with a verb at a function (“Return the options of a field”); name the person or the part',
  ).toEqual([])
})

test('comments are found by line, and texts are not taken for comments', () => {
  // A tab, written as its escape, keeps these words from being comments of this file.
  const text = '/**\n * What it is.\n */\nconst a = "nobody"\t// Nobody knows\n\t/* What for */\n// whatever'
  const obscure = commentLines(text).filter(({ words }) => isObscure(words))
  expect(obscure.map(({ number }) => number)).toEqual([2, 4, 5])
})
