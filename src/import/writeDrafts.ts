import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isUntouched, sealed } from './seal'

/** Whether a file that a person changed may be replaced. */
export type MayReplace = (path: string) => boolean | Promise<boolean>

/** One file on its way to disk, and what became of it. */
export interface Written {
  readonly path: string
  /** It was `beside` because the file that was there had been changed. */
  readonly how: 'new' | 'replaced' | 'same' | 'beside'
}

/** Write drafts into a folder. Drafts that a person changed stay, unless `mayReplace` says otherwise. */
export async function writeDrafts(
  files: ReadonlyMap<string, string>,
  folder: string,
  mayReplace: MayReplace,
): Promise<readonly Written[]> {
  const done: Written[] = []
  for (const [name, draft] of files)
    done.push(await writeDraft(join(folder, name), sealed(draft), mayReplace))
  return done
}

async function writeDraft(path: string, text: string, mayReplace: MayReplace): Promise<Written> {
  if (!existsSync(path)) return write(path, text, 'new')
  const old = readFileSync(path, 'utf8')
  if (old === text) return { path, how: 'same' }
  if (isUntouched(old) || (await mayReplace(path))) return write(path, text, 'replaced')
  return write(besideOf(path, text), text, 'beside')
}

/** `pet.new.ts`, or `pet.new2.ts` when a person has changed that as well. */
function besideOf(path: string, text: string): string {
  for (let count = 1; ; count += 1) {
    const beside = path.replace(/\.ts$/, `.new${count === 1 ? '' : count}.ts`)
    if (!existsSync(beside)) return beside
    const old = readFileSync(beside, 'utf8')
    if (old === text || isUntouched(old)) return beside
  }
}

function write(path: string, text: string, how: Written['how']): Written {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return { path, how }
}
