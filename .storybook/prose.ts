import { createContext } from 'react'

/** The page in words of one component: `stories/components/Button.md`. */
export interface Prose {
  /** One or two sentences: what it is for. */
  readonly lead: string
  /** From "When to use it" on. */
  readonly sections: string
}

/** The words of the docs page that is open, if it has any. */
export const ProseContext = createContext<Prose | undefined>(undefined)

const files = import.meta.glob<string>('../stories/**/*.md', { query: '?raw', import: 'default' })

const loaded = new Map<string, Promise<Prose | undefined>>()
const none = Promise.resolve(undefined)

/** The words that stand beside a story file, loaded once. */
export function proseBeside(storyFile: string | undefined): Promise<Prose | undefined> {
  const path = storyFile?.replace(/^\.\//, '../').replace(/\.stories\.tsx$/, '.md') ?? ''
  const load = files[path]
  if (!load) return none
  const known = loaded.get(path) ?? load().then(splitProse)
  loaded.set(path, known)
  return known
}

function splitProse(markdown: string): Prose {
  const [, lead = '', sections = ''] = /^# .+\n([\s\S]*?)^(## [\s\S]*)$/m.exec(markdown) ?? []
  return { lead: lead.trim(), sections }
}
