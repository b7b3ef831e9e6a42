import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sheet } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

/** The sheets in the order in which `styles.css` joins them, by their paths from here: `src/components/Button.css`. */
export function readSheets(): Sheet[] {
  const joined = readFileSync(join(root, 'src/styles.css'), 'utf8')
  return [...joined.matchAll(/@import '\.\/(.+\.css)'/g)].map(([, name]) => ({
    path: `src/${name}`,
    text: readFileSync(join(root, 'src', name!), 'utf8'),
  }))
}

/** The statement that says which layer lies above which. */
export const layerOrder = () => /@layer [^;]+;/.exec(readFileSync(join(root, 'src/styles.css'), 'utf8'))![0]
