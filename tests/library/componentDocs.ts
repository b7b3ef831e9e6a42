import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readSources } from './importGraph'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The headings of a component's page, in their order. */
export const headings = [
  'When to use it',
  'Anatomy',
  'States',
  'Keyboard',
  'Styling',
  'Accessibility',
  'Server rendering',
]

/** The page in words of one component: `stories/components/Button.md`. */
export interface ComponentDocs {
  readonly path: string
  readonly component: string
  readonly text: string
  /** The text below each `##`, in the order of the page. */
  readonly sections: ReadonlyMap<string, string>
}

export function readComponentDocs(): readonly ComponentDocs[] {
  return filesIn('stories', '.md').map((path) => {
    const text = read(path)
    return { path, component: basename(path, '.md'), text, sections: sectionsOf(text) }
  })
}

/** Every file below a folder that ends so, as paths from the root. */
export function filesIn(folder: string, end: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => `${folder}/${path}`)
    .sort()
}

function sectionsOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const part of withoutCode(text).split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = part.split('\n')
    found.set(heading.trim(), lines.join('\n').trim())
  }
  return found
}

/** A `##` within a fenced block is no heading. */
const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/^#/gm, ' #'))

/** Every class and variable of the sheets and components, which a host can style. */
export interface Styled {
  readonly classes: ReadonlySet<string>
  readonly variables: ReadonlySet<string>
  /** The attributes that tell a component's state: those in its sheet, and those that its props name. */
  readonly attributesOf: (component: string) => ReadonlySet<string>
}

export function readStyled(): Styled {
  const sheets = new Map(filesIn('src', '.css').map((path) => [path, withoutComments(read(path))]))
  const sources = [...readSources()]
  const all = [...sheets.values(), ...sources.map(([, { text }]) => withoutComments(text))].join('\n')
  // A field's root is named by its kind.
  const fields = [...all.matchAll(/drawFrame\(\s*'(\w+)'/g)].map((match) => `sw-${match[1]}`)
  return {
    classes: new Set([...classesIn(all), ...fields]),
    variables: new Set(variablesIn(all)),
    attributesOf: (component) => {
      const states = new RegExp(
        `\\.sw-${component}(?:-\\w+)*((?::[\\w-]+\\([^)]*\\)|:[\\w-]+|\\[[^\\]]*\\])+)`,
        'g',
      )
      const own = [...all.matchAll(states)].map((match) => match[1]).join('\n')
      const props = sources.find(([path]) => path.endsWith(`/${component}.tsx`))?.[1].text ?? ''
      const named = [...props.matchAll(/@selector (.+)/g)].map((match) => match[1]).join('\n')
      return new Set(attributesIn(`${own}\n${named}`))
    },
  }
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '')

/** `sw-Button-icon`, but neither `--sw-space-2` nor `.sw-Button:hover`'s colon. */
export const classesIn = (text: string) =>
  [...text.matchAll(/(?<![\w-])sw-[A-Z]\w*(?:-\w+)*/g)].map((match) => match[0])

/** `--sw-Button-*` means all of them. */
export const variablesIn = (text: string) =>
  [...text.matchAll(/--sw-[\w-]*\w(?![\w-]*\*)/g)].map((match) => match[0])

export const attributesIn = (text: string) =>
  [...text.matchAll(/\[(data-[\w-]+)/g)].map((match) => match[1] ?? '')

/** `sw-Button-icon` and `--sw-Button-fill` are Button's. */
export const isOwn = (name: string, component: string) =>
  new RegExp(`^(?:--)?sw-${component}(?:-|$)`).test(name)
