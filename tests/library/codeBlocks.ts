import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeCheck } from '../import/typeCheck'

const root = join(import.meta.dirname, '../..')

export interface Block {
  /** Where it stands: `README.md, "One app"`. */
  readonly place: string
  /** The line of the document that its first line is. */
  readonly line: number
  readonly code: string
}

/**
 * Compile every `ts` and `tsx` block of the documents against the sources, in one run. A block is a module; one that
 * begins with `// src/strike.ts` can be imported by its neighbours in the same document, as files are. Where a document shows
 * a file once more, as it has become, what stood there until then is compiled as well.
 */
export function typeErrorsIn(documents: readonly string[]): readonly string[] {
  const drafts = documents.flatMap((path) => draftsOf(path))
  const found = typeCheck(
    'docs',
    drafts.map((blocks) => new Map([...blocks].map(([file, { code }]) => [file, code]))),
    {
      noUnusedLocals: false,
      noUnusedParameters: false,
      types: ['node', 'vite/client', 'react', 'react-dom'],
    },
  )
  return [...new Set(found.map((message) => placed(message, drafts)))]
}

/** The blocks of a document as files, once for each step in which it shows them. */
export function draftsOf(path: string): readonly ReadonlyMap<string, Block>[] {
  const text = readFileSync(join(root, path), 'utf8')
  const drafts: ReadonlyMap<string, Block>[] = []
  let blocks = new Map<string, Block>()
  let isGrowing = true
  for (const match of text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)) {
    const [, kind = '', code = ''] = match
    const before = text.slice(0, match.index)
    const heading =
      before
        .match(/^#{1,4} .+$/gm)
        ?.at(-1)
        ?.replace(/^#+ /, '') ?? 'its beginning'
    const line = before.split('\n').length + 1
    const file = /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1] ?? `line${line}.${kind}`
    // Several changed at once are one step: what they have become may need each other.
    if (isGrowing && blocks.has(file)) drafts.push(blocks)
    if (blocks.has(file)) blocks = new Map(blocks)
    isGrowing = !blocks.has(file)
    blocks.set(file, { place: `${path}, "${heading}"`, line, code: `${code}\nexport {}\n` })
  }
  return [...drafts, blocks]
}

/** The compiler speaks of drafts; a person looks for the place in the document. */
function placed(message: string, drafts: readonly ReadonlyMap<string, Block>[]): string {
  const [, draft, file, line, words] = /(\d+)\/(.+?)\((\d+),\d+\): (.*)$/.exec(message) ?? []
  const block = drafts[Number(draft)]?.get(file ?? '')
  return block ? `${block.place}, line ${block.line + Number(line) - 1}: ${words}` : message
}
