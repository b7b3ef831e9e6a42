import { otherNames } from './otherNames.ts'

interface StoryIndex {
  entries: Record<string, { type: string; title: string; anchors?: readonly Anchor[] }>
}

/** A place on a docs page, which the search finds by its title. */
interface Anchor {
  id: string
  title: string
}

interface Generator {
  getIndex: () => Promise<StoryIndex>
}

/**
 * Lets the sidebar's search find docs pages by other names of their components. It looks at the headings of docs pages
 * (`experimentalSearchDocsHeadings`); the names of stories, which it finds by themselves, would only be there twice.
 */
export function withOtherNames<G extends Generator>(generator: G): G {
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => {
    const index = await getIndex()
    const entries = Object.entries(index.entries).map(([id, entry]) => [
      id,
      entry.type === 'docs' ? { ...entry, anchors: anchorsOf(entry) } : entry,
    ])
    return { ...index, entries: Object.fromEntries(entries) as StoryIndex['entries'] }
  }
  return generator
}

/** No such place is on the page: it opens at its top. */
const place = 'other-names'

function anchorsOf({ title, anchors = [] }: StoryIndex['entries'][string]): readonly Anchor[] {
  const other = otherNames[title]
  // Storybook asks more than once for the same generator, which then answers with what was added before.
  const headings = anchors.filter(({ id }) => id !== place && !id.startsWith('anchor--'))
  return other ? [{ id: place, title: other }, ...headings] : headings
}
