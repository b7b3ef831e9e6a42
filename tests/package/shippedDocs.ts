import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A document of the workbench as the package has it. */
interface Document {
  /** Below `dist`: `docs/guides/Forms.md`. */
  readonly path: string
  /** Of the workbench's page: `guides-forms`. */
  readonly id: string | undefined
  readonly title: string
  readonly text: string
}

/**
 * The files that ship beside the code, by their path below `dist`: guides and pages of components as Markdown, `llms.txt`,
 * which lists them (llmstxt.org), and the README as the package has it, which `swapReadme.mjs` puts into its place.
 */
export function shippedDocs(): ReadonlyMap<string, string> {
  const documents = [...guides(), ...componentPages()]
  const byId = new Map(documents.map(({ id, path }) => [id, path]))
  const texts = documents.map(({ path, text }) => [path, withLinks(text, path, byId)] as const)
  return new Map([...texts, ['llms.txt', listOf(documents)], ['README.md', shippedReadme()]])
}

/** The README without what is for those who have the source, with links to what the package has. */
function shippedReadme(): string {
  return forReaders.reduce((text, [before, after]) => {
    const changed = text.replace(before, after)
    if (changed === text) throw new Error(`README.md has no ${String(before)} any more: see shippedDocs.ts`)
    return changed
  }, read('README.md'))
}

const forReaders: readonly (readonly [RegExp | string, string])[] = [
  [/```sh\nnpm ci [\s\S]*?(?=## In your app)/, ''],
  [/^The guides stand in the workbench .*$/m, 'The guides, and a page for each part, are listed in [llms.txt](dist/llms.txt):'],
  [/\]\(stories\/(guides\/\w+\.md)x\)/g, '](dist/docs/$1)'],
  [/^Each part has a page of its own in the workbench\. Read .*, and the /m, 'Read the '],
] // prettier-ignore

/** In the order in which the README names them. */
function guides(): readonly Document[] {
  const readme = read('README.md')
  return filesUnder('stories/guides', '.mdx')
    .sort((one, other) => readme.indexOf(`(${one})`) - readme.indexOf(`(${other})`))
    .map((file) => {
      const mdx = read(file)
      const text = asMarkdown(mdx)
      const title = /<Meta title="([^"]+)"/.exec(mdx)?.[1] ?? ''
      return { path: shippedPath(file), id: idOf(title), title: titleIn(text), text }
    })
}

function componentPages(): readonly Document[] {
  return filesUnder('stories', '.md').map((file) => {
    const text = read(file)
    const stories = file.replace(/\.md$/, '.stories.tsx')
    const id = existsSync(join(root, stories)) ? idOf(storyTitle(stories)) : undefined
    return { path: shippedPath(file), id, title: titleIn(text), text }
  })
}

const shippedPath = (file: string) => file.replace(/^stories/, 'docs').replace(/\.mdx$/, '.md')

/** Markdown needs no imports, and draws no stories: a sentence that leads to one ends there, a heading of stories alone goes. */
function asMarkdown(mdx: string): string {
  const lines = outsideCode(mdx, (line) => (/^import |^<Meta /.test(line) ? undefined : line))
  const text = lines
    .join('\n')
    .replace(/^## .*\n+(?:<Canvas .*\n+)+(?=## )/gm, '')
    .replace(/(:?)\n+<Canvas of=\{\w+\.\w+\} \/>$/gm, (_, colon) => (colon ? '.' : ''))
  return `${text.trim()}\n`
}

/** Changes, or drops, the lines that are not code. */
function outsideCode(text: string, change: (line: string) => string | undefined): readonly string[] {
  let inCode = false
  return text.split('\n').flatMap((line) => {
    const isFence = line.startsWith('```')
    if (isFence) inCode = !inCode
    return isFence || inCode ? [line] : (change(line) ?? [])
  })
}

/** A link to a page of the workbench leads to its document, or is plain words where the package has none. */
function withLinks(text: string, path: string, byId: ReadonlyMap<string | undefined, string>): string {
  return outsideCode(text, (line) =>
    line
      .replace(/\[([^\]]+)\]\(\?path=\/docs\/([\w-]+)--docs\)/g, (_, words: string, id: string) => {
        const target = byId.get(id)
        return target === undefined ? words : `[${words}](${relative(dirname(path), target)})`
      })
      .replace(/(\]\([^)\s]+\.md)x(?=[)#])/g, '$1'),
  ).join('\n')
}

/** Sections of links, each with what its document is for. */
function listOf(documents: readonly Document[]): string {
  const { description } = JSON.parse(read('package.json')) as { description: string }
  const sections = [...byRoom(documents)].map(([room, several]) => {
    const links = several.map(({ title, path, text }) => `- [${title}](${path}): ${purposeIn(text)}`)
    return `## ${room}\n\n${links.join('\n')}\n`
  })
  return [
    `# screenwright\n\n> ${description}\n`,
    'Types and their comments stand in the `.d.ts` files beside this one: `index.d.ts`, `spec.d.ts`, `data.d.ts` and so on.\n',
    '## Start\n\n- [README](../README.md): one whole app, and the doors of the package\n',
    ...sections,
    '## Optional\n\n- [CHANGELOG](../CHANGELOG.md): what is new in each version\n',
  ].join('\n')
}

function byRoom(documents: readonly Document[]): ReadonlyMap<string, readonly Document[]> {
  const rooms = new Map<string, Document[]>()
  for (const document of documents) {
    const room = roomOf(document)
    rooms.set(room, [...(rooms.get(room) ?? []), document])
  }
  return rooms
}

const roomOf = ({ path }: Document) => {
  const room = basename(dirname(path))
  return room.charAt(0).toUpperCase() + room.slice(1)
}

const titleIn = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? ''

/** The first paragraph, on one line. Of a guide, what it is good for. */
function purposeIn(text: string): string {
  const [, paragraph = ''] = /^# .+\n+((?:.+\n)+)/m.exec(text) ?? []
  const purpose = paragraph
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^After this guide you can /, '')
  return purpose.charAt(0).toUpperCase() + purpose.slice(1)
}

/** As Storybook makes it of a title. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const storyTitle = (file: string) => /\bmeta\(\{[\s\S]*?\btitle: '([^']+)'/.exec(read(file))?.[1] ?? ''

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}
