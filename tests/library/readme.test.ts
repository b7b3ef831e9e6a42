// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const readme = read('README.md')
const { scripts, exports: doors } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  exports: Record<string, unknown>
}

/** Code that names its file in a comment on its first line. */
const examples = [...readme.matchAll(/```tsx?\n\/\/ (src\/\S+)\n([\s\S]*?)```/g)].map((match) => ({
  file: match[1] ?? '',
  code: match[2] ?? '',
}))

describe('the README', () => {
  it('is read in one sitting: 150 lines at most', () => {
    expect(readme.split('\n').length - 1).toBeLessThanOrEqual(150)
  })

  it('shows a whole app', () => {
    expect(examples.map(({ file }) => file)).toEqual(['src/strike.ts', 'src/App.tsx', 'src/main.tsx'])
  })

  it.each(examples)(
    'shows $file as the host app has it, where it is type-checked, built and driven',
    ({ file, code }) => {
      expect(code).toBe(read(`tests/hosts/vite/${file}`))
    },
  )

  it('begins with the two commands that a stranger needs', () => {
    const [first] = readme.match(/```sh\n[\s\S]*?```/) ?? []
    expect(first).toContain('npm ci && npm run storybook')
    expect(first).toContain('npm ci && npm test')
  })

  it('names every door', () => {
    const names = Object.keys(doors)
      .filter((door) => door !== './package.json')
      .map((door) => door.replace(/^\./, 'screenwright'))
    const cells = readme.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|')[1]] : []))
    expect(names.filter((name) => !cells.some((cell) => cell?.includes(`\`${name}\``)))).toEqual([])
  })

  it('leads to every guide', () => {
    const guides = readdirSync(join(root, 'stories/guides')).map((name) => `(stories/guides/${name})`)
    expect(guides.filter((guide) => !readme.includes(guide))).toEqual([])
  })

  it('names only commands and files that exist', () => {
    const commands = [...readme.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(commands.filter((name) => !scripts[name])).toEqual([])
    const files = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '')
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})
