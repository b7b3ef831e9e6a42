// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const filesUnder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

const guides = filesUnder('stories/guides').map((file) => ({ file, text: read(file) }))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const idOf = (title: string) => `${title.toLowerCase().replace(/[^a-z\d]+/g, '-')}--docs`

/** The pages of the workbench. */
const pages = new Set([
  ...guides.map(({ text }) => idOf(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? '')),
  ...filesUnder('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => idOf(/\bmeta\(\{[\s\S]*?\btitle: '([^']+)'/.exec(read(file))?.[1] ?? '')),
])

describe.each(guides)('the guide $file', ({ file, text }) => {
  it('says first what a reader will be able to do, and shows it running', () => {
    const title = /^# (.+)$/m.exec(text)?.[1]
    expect(text).toContain(`<Meta title="Guides/${title}" />\n\n# ${title}\n\nAfter this guide you can `)
    expect(text).toMatch(/^<Canvas of=/m)
    expect(text).toMatch(/^```tsx?$/m)
  })

  it('draws stories that exist', () => {
    const sources = new Map(
      [...text.matchAll(/^import \* as (\w+) from '(\..*)'$/gm)].map(([, name, path = '']) => [
        name,
        read(join(dirname(file), `${path}.tsx`)),
      ]),
    )
    const drawn = [...text.matchAll(/<Canvas of=\{(\w+)\.(\w+)\}/g)]
    expect(
      drawn.filter(([, name, story]) => !sources.get(name)?.includes(`export const ${story} =`)),
    ).toEqual([])
    expect(new Set(drawn.map(([, name]) => name))).toEqual(new Set(sources.keys()))
  })

  it('leads to pages that the workbench has', () => {
    const targets = [...text.matchAll(/\]\(\?path=\/docs\/([^)]+)\)/g)].map(([, id = '']) => id)
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter((id) => !pages.has(id))).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !scripts[name])).toEqual([])
  })
})

describe('the code of the guides', () => {
  const shown = (guide: string) =>
    [...read(`stories/guides/${guide}.mdx`).matchAll(/```tsx?\n\/\/ src\/(\S+)\n([\s\S]*?)```/g)].map(
      ([, name = '', code = '']) => ({ name, code }),
    )

  it('is one whole product as the host app has it', () => {
    const whole = shown('Specification').find(({ name }) => name === 'product.ts')
    expect(whole?.code).toBe(read('tests/hosts/vite/src/product.ts'))
  })

  it('has the router of Next as the host app does, which is driven with it', () => {
    const router = shown('Routing').find(({ name }) => name === 'nextRouter.ts')
    expect(router?.code).toBe(read('tests/hosts/next/src/nextRouter.ts'))
  })

  it('is tests that run with ours', () => {
    const kept = filesUnder('tests/hosts/testing').map((file) => ({
      name: relative('tests/hosts/testing', file),
      code: read(file),
    }))
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
    expect(shown('Testing').sort(byName)).toEqual(kept.sort(byName))
  })
})
