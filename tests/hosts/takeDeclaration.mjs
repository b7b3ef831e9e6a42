import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Give the register's app the declaration of the story, imported as a host imports it, and the data. */
export function takeDeclaration(folder) {
  const declared = readFileSync(join(root, 'stories/product/register.ts'), 'utf8')
  const imported = declared.replace(/'\.\.\/\.\.\/src\/spec\/[^']+'/g, "'screenwright/spec'")
  writeFileSync(join(folder, 'src/register.ts'), imported)
  const data = 'node_modules/vega-datasets/data/birdstrikes.csv'
  cpSync(join(root, data), join(folder, 'src/birdstrikes.csv'))
}
