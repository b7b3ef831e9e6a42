import { readFileSync } from 'node:fs'
import { importOpenApi } from './importOpenApi'
import type { Skipped } from './OpenApi'
import { type MayReplace, writeDrafts, type Written } from './writeDrafts'

const HELP = `screenwright import <openapi.json> [--out <folder>] [--force]

Writes draft TypeScript of the entities, sources and error catalogue of an OpenAPI 3.0 or 3.1 document
into a folder (./screenwright-draft unless you name one), and says what it left out.

Importing again replaces drafts that were not changed. Before it replaces one that was changed it asks; where it
cannot ask, it writes pet.new.ts beside pet.ts. With --force it replaces all of them.
`

/** The terminal of the command: its output, and its questions. */
export interface Terminal {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
  /** Asks a question that is answered with yes or no; undefined without a person at the terminal. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined
}

/** @returns what the process exits with */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const { print, printError, ask } = terminal
  const given = readWords(words)
  if (!given) {
    const isHelp = words.length === 0 || words.includes('--help')
    if (isHelp) print(HELP)
    else printError(HELP)
    return isHelp ? 0 : 2
  }
  const { file, out, isForced } = given
  let document: unknown
  try {
    document = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    printError(`screenwright: ${file} cannot be read as JSON: ${reason}. Give an OpenAPI document in JSON.\n`)
    return 1
  }
  const { files, called, skipped } = importOpenApi(document)
  const mayReplace: MayReplace = (path) =>
    isForced || (ask?.(`${path} was changed since it was drafted. Replace it?`) ?? false)
  for (const one of await writeDrafts(files, out, mayReplace)) print(`${lineOf(one)}\n`)
  if (files.size > 0) print(`\nCalls drafted: ${called.size}\n`)
  if (skipped.length > 0) print(`\nLeft out (${skipped.length}):\n${byReason(skipped)}`)
  return files.size > 0 ? 0 : 1
}

interface Given {
  readonly file: string
  readonly out: string
  readonly isForced: boolean
}

function readWords(words: readonly string[]): Given | undefined {
  const rest = words.filter((word) => word !== '--force')
  const outAt = rest.indexOf('--out')
  const [out] = outAt < 0 ? ['screenwright-draft'] : rest.splice(outAt, 2).slice(1)
  const [command, file, ...more] = rest
  const isRight = command === 'import' && file !== undefined && out !== undefined && more.length === 0
  return isRight && !rest.includes('--help') ? { file, out, isForced: words.includes('--force') } : undefined
}

function lineOf({ path, how }: Written): string {
  switch (how) {
    case 'new':
      return `wrote ${path}`
    case 'replaced':
      return `replaced ${path}`
    case 'same':
      return `${path} is as it was`
    case 'beside':
      return `wrote ${path}, because the file beside it was changed`
  }
}

/** Each reason once, with every place that it is true of. */
function byReason(skipped: readonly Skipped[]): string {
  const places = new Map<string, string[]>()
  for (const { at, reason } of skipped) {
    const known = places.get(reason)
    if (known) known.push(at)
    else places.set(reason, [at])
  }
  const parts = [...places].map(([reason, [first, ...others]]) =>
    others.length === 0
      ? `- ${first}: ${reason}\n`
      : `- ${reason}\n${[first, ...others].map((at) => `    ${at}\n`).join('')}`,
  )
  return parts.join('')
}
