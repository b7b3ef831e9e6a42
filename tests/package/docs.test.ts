// @vitest-environment node
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { built, filesUnder, root } from './dist'

const documents = filesUnder('dist').filter((path) => path.endsWith('.md'))
const list = built('llms.txt')

/** Prose alone: code may import and draw what it likes. */
const proseIn = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')

const linksIn = (text: string) =>
  [...proseIn(text).matchAll(/\]\(([^)]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^https?:/.test(target))

describe('the documents in the package', () => {
  it('are every guide and every page of a component', () => {
    const written = filesUnder('stories')
      .filter((path) => /\.mdx?$/.test(path) && path !== 'Introduction.mdx')
      .map((path) => `docs/${path.replace(/\.mdx$/, '.md')}`)
    expect(written.filter((path) => path.startsWith('docs/guides/')).length).toBeGreaterThanOrEqual(14)
    expect(documents).toEqual(written)
  })

  it.each(documents)('say in plain Markdown what %s is', (path) => {
    const text = built(path)
    expect(text, 'begins with its title').toMatch(/^# \S/)
    expect(proseIn(text), 'no import is left').not.toMatch(/^(?:import|export) /m)
    expect(proseIn(text), 'no element is left').not.toMatch(/<\/?[A-Za-z]/)
    expect(proseIn(text), 'no expression is left').not.toMatch(/[{}]/)
    expect(text, 'no link leads into the workbench').not.toContain('?path=')
  })

  it.each([...documents, 'llms.txt'])('lead from %s to files that the package has', (path) => {
    const targets = linksIn(built(path)).map((target) => join(root, 'dist', dirname(path), target))
    expect(targets.filter((target) => !existsSync(target))).toEqual([])
  })
})

describe('llms.txt', () => {
  it('has a title, a summary, and sections of links that say what each is for', () => {
    expect(list).toMatch(/^# screenwright\n\n> \S.*\n/)
    const lines = list.split('\n').filter((line) => line.startsWith('- '))
    expect(lines.filter((line) => !/^- \[[^\]]+\]\([^)]+\): \S/.test(line))).toEqual([])
  })

  it('lists every document once', () => {
    const listed = linksIn(list).filter((path) => path.startsWith('docs/'))
    expect(listed.toSorted()).toEqual(documents.toSorted())
  })
})
