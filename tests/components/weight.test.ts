// @vitest-environment node
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'

/** The files that a page has to load before it can draw what a host imports. */
async function filesWith(path: string, name: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${name} } from './${path}'`, resolveDir: 'src', loader: 'ts' },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    splitting: true,
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'error',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  })
  const first = Object.values(metafile.outputs).find((output) => output.entryPoint === '<stdin>')
  const shared = (first?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path: chunk }) => metafile.outputs[chunk])
  return [first, ...shared]
    .flatMap((chunk) => Object.entries(chunk?.inputs ?? {}))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file)
}

/** The packages among them, each with how many of its files. */
async function packagesWith(path: string, name: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const file of await filesWith(path, name)) {
    const owner = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]
    if (owner) found.set(owner, (found.get(owner) ?? 0) + 1)
  }
  return found
}

describe('what is light', () => {
  test.each([
    'Badge',
    'Button',
    'DescriptionList',
    'EmptyState',
    'Link',
    'PageHeader',
    'Skeleton',
    'Spinner',
    'Tooltip',
  ])('%s needs nothing but React', async (name) => {
    expect([...(await packagesWith(`components/${name}`, name)).keys()]).toEqual([])
  })

  test.each(['Banner', 'Breadcrumbs', 'IconButton', 'ToastRegion'])(
    '%s needs its icons and nothing else',
    async (name) => {
      const packages = [...(await packagesWith(`components/${name}`, name)).keys()]
      expect(packages.filter((one) => one !== 'lucide-react')).toEqual([])
    },
  )

  test('one icon costs one icon', async () => {
    const packages = await packagesWith('components/Breadcrumbs', 'Breadcrumbs')
    expect(packages.get('lucide-react')).toBeLessThan(15)
  })

  test('what moves things comes after the page', async () => {
    const files = await filesWith('motion/MotionProvider', 'MotionProvider')
    expect(files.some((file) => file.endsWith('motion/MotionProvider.tsx'))).toBe(true)
    expect(files.some((file) => file.endsWith('motion/createAnimator.ts'))).toBe(false)
  })

  test('a page that may move needs no animation library before something does', async () => {
    expect([
      ...(await packagesWith('motion', 'ListTransition, MotionProvider, Reorderable, SharedScreen')).keys(),
    ]).toEqual([])
  })

  test('a list that can move needs neither an animation library nor the code that moves it', async () => {
    expect([...(await packagesWith('motion/ListTransition', 'ListTransition')).keys()]).toEqual([])
    const files = await filesWith('motion/ListTransition', 'ListTransition')
    expect(files.filter((file) => /Moving|presenceList|createAnimator/.test(file))).toEqual([])
  })

  test('a screen that can change needs no animation library', async () => {
    expect([...(await packagesWith('motion/ScreenTransition', 'ScreenTransition')).keys()]).toEqual([])
  })
})
