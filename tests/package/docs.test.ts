// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { describe, expect, it } from 'vitest'
import { built, filesUnder, root, run } from './dist'

const readme = 'README.md'
const documents = filesUnder('dist').filter((path) => path.endsWith('.md') && path !== readme)
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

  it.each([...documents, 'llms.txt', readme])('speak in %s to those who have the package alone', (path) => {
    expect(proseIn(built(path))).not.toMatch(/workbench|CONTRIBUTING|npm ci|npm run/i)
    expect(built(path), 'each heading has something below it').not.toMatch(/^#.*\n+(?=#|$(?![\s\S]))/m)
  })

  it.each([...documents, 'llms.txt'])('lead from %s to files that the package has', (path) => {
    const targets = linksIn(built(path)).map((target) => join(root, 'dist', dirname(path), target))
    expect(targets.filter((target) => !existsSync(target))).toEqual([])
  })
})

describe('the README in the package', () => {
  const packed = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts')) as [
    { files: { path: string }[] },
  ]
  const paths = new Set(packed[0].files.map(({ path }) => path))
  const targets = linksIn(built(readme))

  it('leads to every guide, and to files that the package has', () => {
    expect(targets.filter((target) => !paths.has(target))).toEqual([])
    const guides = documents.filter((path) => path.startsWith('docs/guides/')).map((path) => `dist/${path}`)
    expect(guides.filter((path) => !targets.includes(path))).toEqual([])
  })

  it('is the one of the source but for what is for its readers', () => {
    expect(built(readme)).toMatch(/^# screenwright\n\nReact screens and forms/)
    expect(built(readme)).toContain('npm install screenwright')
  })

  it('is in its place while npm packs, and the other one after that', () => {
    const swap = () => execFileSync(execPath, ['tests/package/swapReadme.mjs'], { cwd: home })
    const home = mkdtempSync(join(tmpdir(), 'readme-'))
    for (const folder of ['tests/package', 'dist']) mkdirSync(join(home, folder), { recursive: true })
    cpSync(join(root, 'tests/package/swapReadme.mjs'), join(home, 'tests/package/swapReadme.mjs'))
    writeFileSync(join(home, readme), 'of the source')
    writeFileSync(join(home, 'dist', readme), 'of the package')
    const now = () => readFileSync(join(home, readme), 'utf8')
    swap()
    expect(now()).toBe('of the package')
    swap()
    expect(now()).toBe('of the source')
    swap()
    expect(now()).toBe('of the package')
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
