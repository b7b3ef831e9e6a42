// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../src')

it('ships every sheet that stands beside a component', () => {
  const linked = readFileSync(join(src, 'styles.css'), 'utf8')
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  )
  const forgotten = sheets.filter((path) => path !== 'styles.css' && !linked.includes(`@import './${path}';`))
  expect(forgotten, 'Add an @import for each of these to src/styles.css').toEqual([])
})
