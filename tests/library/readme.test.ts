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
    expect(
      readme.split('\n').length - 1,
      'README.md has grown longer than one sitting. Move a part of it into a guide, stories/guides, and lead there',
    ).toBeLessThanOrEqual(150)
  })

  it('shows a whole app', () => {
    expect(
      examples.map(({ file }) => file),
      'Show these files of a whole app in README.md, each in a block that begins with its name: // src/App.tsx',
    ).toEqual(['src/strike.ts', 'src/App.tsx', 'src/main.tsx'])
  })

  it.each(examples)(
    'shows $file as the host app has it, where it is type-checked, built and driven',
    ({ file, code }) => {
      expect(
        code,
        `README.md shows other code than tests/hosts/vite/${file}, which is compiled and run. Change both alike`,
      ).toBe(read(`tests/hosts/vite/${file}`))
    },
  )

  it('begins with the two commands that a stranger needs', () => {
    const [first] = readme.match(/```sh\n[\s\S]*?```/) ?? []
    const advice = 'Name both commands in the first sh block of README.md: a stranger looks nowhere else'
    expect(first, advice).toContain('npm ci && npm run storybook')
    expect(first, advice).toContain('npm ci && npm test')
  })

  it('names every door', () => {
    const names = Object.keys(doors)
      .filter((door) => door !== './package.json')
      .map((door) => door.replace(/^\./, 'screenwright'))
    const cells = readme.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|')[1]] : []))
    expect(
      names.filter((name) => !cells.some((cell) => cell?.includes(`\`${name}\``))),
      'package.json exports these, but README.md does not tell of them. Give each a row in its table of doors',
    ).toEqual([])
  })

  it('leads to every guide', () => {
    const guides = readdirSync(join(root, 'stories/guides')).map((name) => `(stories/guides/${name})`)
    expect(
      guides.filter((guide) => !readme.includes(guide)),
      'README.md does not lead to these guides. Add a link to each, or remove the file',
    ).toEqual([])
  })

  it('names only commands and files that exist', () => {
    const commands = [...readme.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(
      commands.filter((name) => !scripts[name]),
      'README.md names these, but package.json has no such script. Correct the name, or add the script',
    ).toEqual([])
    const files = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '')
    expect(
      files.filter((file) => !existsSync(join(root, file))),
      'README.md leads to these, but there is no such file. Correct the links',
    ).toEqual([])
  })
})
