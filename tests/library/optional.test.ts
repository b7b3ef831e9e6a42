// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../../src')
const paths = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

/** Types that hosts have of their own, and are compared with as a whole: those of a react-admin provider, and of a router. */
const asTheirs = /^(data\/provider\/|screens\/product\/Router\.ts$)/

/** A new project of TypeScript has `exactOptionalPropertyTypes`: there `hint={maybe}` is an error where only `hint?: string` is said. */
test('what may be left out may be given as undefined as well', () => {
  const strict = paths
    .filter((path) => !asTheirs.test(path))
    .flatMap((path) =>
      readFileSync(join(src, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const [, type = ''] =
            /^\s+(?:readonly )?(?:[\w$]+|'[\w-]+'|\[[^\]]+ in .+\])\?: (.+)$/.exec(line) ?? []
          // A type of several lines ends elsewhere; the declaration of a parameter ends in a comma. A node may be undefined by itself.
          const isWhole = type !== '' && !/[{(<|,:]$/.test(type)
          return isWhole && !/\b(undefined|unknown|any|never|ReactNode)$/.test(type)
            ? [`${path}:${index + 1}: ${line.trim()}`]
            : []
        }),
    )
  expect(strict, 'Add | undefined to the types of these').toEqual([])
})
