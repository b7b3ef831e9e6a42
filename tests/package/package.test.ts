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
  expect(
    wrong,
    'The build has lost or added "use client" here, so that a server component breaks. Build anew (npm run build); if it stays, look at tsup.config.ts',
  ).toEqual([])
  expect(
    scripts.some((path) => isClient(built(path))),
    'No file of dist is a client file: build it anew with npm run build, and look at tsup.config.ts',
  ).toBe(true)
})

const plain = ['spec.js', 'data.js', 'sample.js', 'testing.js', 'bytes.js']

test.each(plain)('a server can import %s: no client file and no React behind it', (door) => {
  const { files, packages } = reachableFrom(door)
  const advice = `dist/${door} loads these, so that a server without React cannot import it. Import only their types, or move the part that is needed into a file without React`
  expect(
    files.filter((path) => isClient(built(path))),
    advice,
  ).toEqual([])
  expect(
    packages.filter((name) => /^(react|react-dom|framer-motion|@tanstack\/react-.*)$/.test(name)),
    advice,
  ).toEqual([])
  expect(
    execFileSync(execPath, ['--input-type=module', '-e', `await import('./dist/${door}')`], {
      cwd: root,
    }).toString(),
    `Importing dist/${door} writes this. Remove the call that writes it: a file only defines`,
  ).toBe('')
})

test.each(['index.js', ...plain, 'media.js', 'motion.js', 'hex.js', 'upload.js'])(
  '%s can be required by a host that is not made of modules yet',
  (door) => {
    const script = `require('./dist/${door}')`
    expect(
      () => execFileSync(execPath, ['-e', script], { cwd: root, stdio: 'ignore' }),
      `See why with: node -e "${script}". Often a file awaits at its top, or loads a package that needs a browser`,
    ).not.toThrow()
  },
)

test('importing a file does nothing but define: only style sheets have side effects', () => {
  expect(
    packageJson.sideEffects,
    'Leave sideEffects in package.json at style sheets: what is named there is kept in every bundle',
  ).toEqual(['**/*.css'])
  const bare = /^import\s*["']/m
  expect(
    scripts.filter((path) => bare.test(built(path))),
    'These import a file for its effect alone, which a bundler may drop. Import a name from it and call that',
  ).toEqual([])
})

test('what is imported is there when the package is installed', () => {
  const given = new Set(Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies }))
  const missing = scripts.flatMap((path) =>
    importsOf(built(path))
      .filter((name) => !/^(?:\.|node:)/.test(name) && !given.has(packageOf(name)))
      .map((name) => `${path}: ${name}`),
  )
  expect(
    missing,
    'These packages are not there once a host installs the library. Add each to dependencies, or to peerDependencies, in package.json, not to devDependencies',
  ).toEqual([])
})

test('no declaration needs a package that a host may do without', () => {
  const optional = Object.keys(packageJson.peerDependenciesMeta)
  expect(
    optional,
    'tus-js-client is no optional peer any more: name it in peerDependenciesMeta of package.json, or another here',
  ).toContain('tus-js-client')
  const wrong = filesUnder('dist')
    .filter((path) => path.endsWith('.d.ts'))
    .flatMap((path) => importsOf(built(path)).map((name) => `${path}: ${name}`))
    .filter((one) => optional.some((name) => one.endsWith(`: ${name}`) || one.includes(`: ${name}/`)))
  expect(
    wrong,
    'A host without this optional package cannot check its types. Describe the part of it that is used with a type of our own',
  ).toEqual([])
})

test('the style sheet is one file that declares its layers first', () => {
  const sheet = built('styles.css')
  expect(sheet, 'The build left an @import in dist/styles.css: look at tsup.config.ts').not.toContain(
    '@import',
  )
  expect(
    sheet,
    'Let src/styles.css begin with the order of its layers: without it the first layer that is met ranks lowest',
  ).toMatch(/^@layer sw\.tokens,\s*sw\.base,\s*sw\.components,\s*sw\.screens,\s*sw\.print;/)
})

test('every door leads to a file and to its types', () => {
  const targets = Object.values(packageJson.exports).flatMap((door) =>
    typeof door === 'string' ? door : Object.values(door),
  )
  expect(
    targets.filter((path) => !existsSync(join(root, path))),
    'package.json exports these, but they are not built. Run npm run build; for a new door add its file to tsup.config.ts',
  ).toEqual([])
})

test('the package holds what is built, and its papers', () => {
  const [packed] = JSON.parse(run('npm', 'pack', '--dry-run', '--json', '--ignore-scripts')) as [
    { files: { path: string }[] },
  ]
  const paths = packed.files.map(({ path }) => path)
  const papers = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']
  expect(
    paths.filter((path) => !path.startsWith('dist/')).sort(),
    'The package holds other papers than these: correct files in package.json',
  ).toEqual(papers)
  const others = paths.filter((path) => path.startsWith('dist/') && !/\.(js|d\.ts|css)$/.test(path))
  expect(
    others.filter((path) => !/^dist\/(?:docs\/.*\.md|llms\.txt)$/.test(path)),
    'The package holds these, which no host needs. Let tsup.config.ts not write them, or leave them out in files of package.json',
  ).toEqual([])
})

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: root, strict: true })
  expect(
    messages,
    'publint finds this in package.json or dist; https://publint.dev/rules says of each code how to mend it',
  ).toEqual([])
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
