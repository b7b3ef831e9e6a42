import type { ZipFinding } from './ZipEntry'
import { type NameFinding, nameFindings } from '../sniff/nameFindings'
import type { Stored } from './readEntry'

/** The findings about one entry. @param known the findings about names of folders that occurred before */
export function zipFindings(
  { name, flags, method, mode }: Stored,
  known: Map<string, readonly NameFinding[]>,
): ZipFinding[] {
  const found = new Set<ZipFinding>()
  if (name.split(/[/\\]/).includes('..')) found.add('traversal')
  if (/^[/\\]/.test(name)) found.add('absolute')
  if (/^[a-z]:/i.test(name)) found.add('drive')
  if (name === '') found.add('empty')
  for (const step of name.split('/')) {
    if (/^\.{0,2}$/.test(step)) continue
    const wrong = known.get(step) ?? nameFindings(step)
    known.set(step, wrong)
    for (const finding of wrong) found.add(finding)
  }
  if ((mode & 0xf000) === 0xa000) found.add('link')
  if (isEncrypted(flags, method)) found.add('encrypted')
  else if (method !== 0 && method !== 8) found.add('method')
  return [...found]
}

export const isEncrypted = (flags: number, method: number) => (flags & 0x41) > 0 || method === 99

/** Those that unpack to one file, on systems too that do not tell upper from lower case. */
export function repeated(all: readonly Stored[]): ReadonlySet<Stored> {
  const first = new Map<string, Stored>()
  const found = new Set<Stored>()
  for (const one of all) {
    const key = placeOf(one.name)
    const other = first.get(key)
    if (other) found.add(other).add(one)
    else first.set(key, one)
  }
  return found
}

/** Where a name leads from the folder that it is unpacked in. */
function placeOf(name: string): string {
  const steps: string[] = []
  for (const step of name.normalize().toLowerCase().split(/[/\\]/)) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    // Windows drops dots and blanks at the end.
    else if (step !== '' && step !== '.') steps.push(/^[. ]+$/.test(step) ? step : step.replace(/[. ]+$/, ''))
  }
  return steps.join('/')
}

/** Those whose content reaches into another's: so a small archive unpacks to a very large one. */
export function overlapping(all: readonly Stored[]): ReadonlySet<Stored> {
  const found = new Set<Stored>()
  let [last, reached]: [Stored | undefined, number] = [undefined, 0]
  for (const one of [...all].sort((a, b) => a.offset - b.offset)) {
    if (last && one.offset < reached) found.add(last).add(one)
    const end = one.offset + 30 + one.nameBytes.length + one.compressedSize
    if (end > one.limit) found.add(one)
    if (end > reached) [last, reached] = [one, end]
  }
  return found
}
