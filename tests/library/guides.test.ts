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
    expect(
      text,
      `Begin ${file} with its Meta, its heading and a sentence on the reader: "After this guide you can …"`,
    ).toContain(`<Meta title="Guides/${title}" />\n\n# ${title}\n\nAfter this guide you can `)
    expect(text, `Draw a story in ${file}, so that a reader sees it run: <Canvas of={…} />`).toMatch(
      /^<Canvas of=/m,
    )
    expect(text, `Show in ${file} the code to write, in a ts or tsx block`).toMatch(/^```tsx?$/m)
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
      drawn
        .filter(([, name, story]) => !sources.get(name)?.includes(`export const ${story} =`))
        .map(([, name, story]) => `${name}.${story}`),
      `${file} draws these stories, but no imported file exports them: the page would be broken. Name a story that is there, or import its file`,
    ).toEqual([])
    expect(
      new Set(drawn.map(([, name]) => name)),
      `${file} imports other stories than it draws: remove the import, or draw one of them`,
    ).toEqual(new Set(sources.keys()))
  })

  it('leads to pages that the workbench has', () => {
    const targets = [...text.matchAll(/\]\(\?path=\/docs\/([^)]+)\)/g)].map(([, id = '']) => id)
    expect(targets.length, `Lead from ${file} to the next page: [Button](?path=/docs/…)`).toBeGreaterThan(0)
    expect(
      targets.filter((id) => !pages.has(id)),
      `${file} leads to these, but the workbench has no such page. Write the title of the page in small letters with hyphens, and "--docs"`,
    ).toEqual([])
  })

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(
      commands.filter((name) => !scripts[name]),
      `${file} names these, but package.json has no such script. Correct the name, or add the script`,
    ).toEqual([])
  })
})

/** Said of code that a guide shows and a host app runs. */
const sameCode = (guide: string, path: string) =>
  `stories/guides/${guide}.mdx shows other code than ${path}, which is compiled and run. Change both alike`

describe('the code of the guides', () => {
  const shown = (guide: string) =>
    [...read(`stories/guides/${guide}.mdx`).matchAll(/```tsx?\n\/\/ src\/(\S+)\n([\s\S]*?)```/g)].map(
      ([, name = '', code = '']) => ({ name, code }),
    )

  it('is one whole product as the host app has it', () => {
    const whole = shown('Specification').find(({ name }) => name === 'product.ts')
    expect(whole?.code, sameCode('Specification', 'tests/hosts/vite/src/product.ts')).toBe(
      read('tests/hosts/vite/src/product.ts'),
    )
  })

  it('has the router of Next as the host app does, which is driven with it', () => {
    const router = shown('Routing').find(({ name }) => name === 'nextRouter.ts')
    expect(router?.code, sameCode('Routing', 'tests/hosts/next/src/nextRouter.ts')).toBe(
      read('tests/hosts/next/src/nextRouter.ts'),
    )
  })

  it('is tests that run with ours', () => {
    const kept = filesUnder('tests/hosts/testing').map((file) => ({
      name: relative('tests/hosts/testing', file),
      code: read(file),
    }))
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
    expect(shown('Testing').sort(byName), sameCode('Testing', 'tests/hosts/testing')).toEqual(
      kept.sort(byName),
    )
  })
})
