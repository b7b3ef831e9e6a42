// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { publint } from 'publint'
import { expect, test } from 'vitest'
import {
  built,
  filesUnder,
  importsOf,
  isClient,
  packageJson,
  packageOf,
  reachableFrom,
  root,
  run,
  sourceOf,
} from './dist'

const scripts = filesUnder('dist').filter((path) => path.endsWith('.js'))
const require = createRequire(import.meta.url)

test('“use client” stands where the source says it, and nowhere else', () => {
  const wrong = scripts.filter((path) => isClient(built(path)) !== isClient(sourceOf(path)))
  expect(wrong).toEqual([])
  expect(scripts.some((path) => isClient(built(path)))).toBe(true)
})

const plain = ['spec.js', 'data.js', 'sample.js', 'testing.js', 'bytes.js']

test.each(plain)('a server can import %s: no client file and no React behind it', (door) => {
  const { files, packages } = reachableFrom(door)
  expect(files.filter((path) => isClient(built(path)))).toEqual([])
  expect(
    packages.filter((name) => /^(react|react-dom|framer-motion|@tanstack\/react-.*)$/.test(name)),
  ).toEqual([])
  expect(
    execFileSync(execPath, ['--input-type=module', '-e', `await import('./dist/${door}')`], {
      cwd: root,
    }).toString(),
  ).toBe('')
})

test.each(['index.js', ...plain, 'media.js', 'motion.js', 'hex.js', 'upload.js'])(
  '%s can be required by a host that is not made of modules yet',
  (door) => {
    const script = `require('./dist/${door}')`
    expect(() => execFileSync(execPath, ['-e', script], { cwd: root, stdio: 'ignore' })).not.toThrow()
  },
)

test('importing a file does nothing but define: only style sheets have side effects', () => {
  expect(packageJson.sideEffects).toEqual(['**/*.css'])
  const bare = /^import\s*["']/m
  expect(scripts.filter((path) => bare.test(built(path)))).toEqual([])
})

test('what is imported is there when the package is installed', () => {
  const given = new Set(Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies }))
  const missing = scripts.flatMap((path) =>
    importsOf(built(path))
      .filter((name) => !/^(?:\.|node:)/.test(name) && !given.has(packageOf(name)))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('no declaration needs a package that a host may do without', () => {
  const optional = Object.keys(packageJson.peerDependenciesMeta)
  expect(optional).toContain('tus-js-client')
  const wrong = filesUnder('dist')
    .filter((path) => path.endsWith('.d.ts'))
    .flatMap((path) => importsOf(built(path)).map((name) => `${path}: ${name}`))
    .filter((one) => optional.some((name) => one.endsWith(`: ${name}`) || one.includes(`: ${name}/`)))
  expect(wrong).toEqual([])
})

test('the style sheet is one file that declares its layers first', () => {
  const sheet = built('styles.css')
  expect(sheet).not.toContain('@import')
  expect(sheet).toMatch(/^@layer sw\.tokens,\s*sw\.base,\s*sw\.components,\s*sw\.screens,\s*sw\.print;/)
})

test('every door leads to a file and to its types', () => {
  const targets = Object.values(packageJson.exports).flatMap((door) =>
    typeof door === 'string' ? door : Object.values(door),
  )
  expect(targets.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the package holds what is built, and its papers', () => {
  const [packed] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts')) as [
    { files: { path: string }[] },
  ]
  const paths = packed.files.map(({ path }) => path)
  const papers = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']
  expect(paths.filter((path) => !path.startsWith('dist/')).sort()).toEqual(papers)
  const others = paths.filter((path) => path.startsWith('dist/') && !/\.(js|d\.ts|css)$/.test(path))
  expect(others.filter((path) => !/^dist\/(?:docs\/.*\.md|llms\.txt)$/.test(path))).toEqual([])
})

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: root, strict: true })
  expect(messages).toEqual([])
})

test('attw finds nothing: the types are right for every way to resolve them', () => {
  const attw = join(require.resolve('@arethetypeswrong/cli/package.json'), '../dist/index.js')
  // The README stays as it is while other tests read it.
  const env = { ...process.env, npm_config_ignore_scripts: 'true' }
  const { status, stdout } = spawnSync(
    execPath,
    [attw, '--pack', root, '--profile', 'esm-only', '--no-emoji'],
    { env },
  )
  expect(status, stdout.toString()).toBe(0)
}, 300_000)
