// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findCycle, readSources, type SourceFile } from './importGraph'

const sources = readSources()
const files = [...sources.values()]

/** Which folders a folder may import from, besides itself. Doors are the files at the top of `src`. */
const below: Record<string, readonly string[]> = {
  messages: [],
  spec: ['messages', 'internal'],
  data: ['spec', 'messages', 'internal'],
  sample: ['data', 'spec', 'messages', 'internal'],
  testing: ['data', 'spec', 'messages', 'internal'],
  bytes: [],
  // The command of the package: it runs in Node and is no part of any page.
  import: ['spec', 'messages', 'internal'],
  internal: ['messages'],
  motion: ['messages', 'internal'],
  components: ['motion', 'messages', 'internal', 'spec', 'data', 'bytes'],
  hex: ['components', 'messages', 'internal', 'bytes'],
  media: ['components', 'messages', 'internal'],
  upload: ['components', 'motion', 'messages', 'internal', 'spec', 'bytes'],
  charts: ['components', 'motion', 'messages', 'internal', 'spec'],
  fields: ['upload', 'components', 'motion', 'messages', 'internal', 'spec', 'data'],
  form: ['fields', 'components', 'motion', 'messages', 'internal', 'spec', 'data'],
  collection: ['fields', 'components', 'motion', 'messages', 'internal', 'spec', 'data'],
  screens: [
    'charts',
    'upload',
    'collection',
    'form',
    'fields',
    'components',
    'motion',
    'messages',
    'internal',
    'spec',
    'data',
  ],
}

/** The rooms of a specification in order: each loads those before it alone, and may know the types of any. */
const specRooms = [
  'labels',
  'pattern',
  'values',
  'fields',
  'conditions',
  'formulas',
  'rules',
  'entities',
  'access',
  'states',
  'problems',
  'schema',
  'product',
]

/** The rooms of the screens in order, as those of a specification: each loads those before it alone. */
const screenRooms = [
  'source',
  'product',
  'status',
  'action',
  'job',
  'transition',
  'list',
  'record',
  'form',
  'import',
  'account',
  'masterDetail',
  'compare',
  'wizard',
  'search',
  'help',
  'calendar',
  'board',
  'tree',
  'overview',
  'notifications',
  'settings',
  'specification',
  'trash',
  'people',
  'history',
  'app',
]

/** Said of an import that points up. */
const moveDown = 'Move the shared part down, or give it as a prop or an argument'

const folderOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : 'door')
const plain = ['messages', 'spec', 'data', 'sample', 'testing', 'bytes']
/** Packages that they may import all the same: none is loaded before it is needed. */
const loadedLater = /^(?:hash-wasm|idb|@noble\/hashes|file-type)\b/

/** Arrows that point up between the rooms of a folder, and files of it that stand in no room. */
function upwardIn(folder: string, rooms: readonly string[]) {
  const roomOf = (path: string) =>
    path.startsWith(`${folder}/`) ? rooms.indexOf(path.split('/')[1] ?? '') : 0
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(({ path, loaded }) => [
      ...(roomOf(path) < 0 ? [`${path} stands in no room`] : []),
      ...loaded
        .filter((target) => target.startsWith(`${folder}/`) && roomOf(target) > roomOf(path))
        .map((target) => `${path} loads ${target}`),
    ])
}

describe('the house', () => {
  it('has only rooms that the plan knows', () => {
    const unknown = [...new Set(files.map((file) => folderOf(file.path)))].filter(
      (name) => name !== 'door' && !below[name],
    )
    expect(unknown, 'Move these folders into one that CONTRIBUTING.md names, or add them to both').toEqual([])
  })

  it('lets every import point down', () => {
    const upward = files.flatMap((file) =>
      file.files
        .filter((target) => !mayImport(file.path, target))
        .map((target) => `${file.path} imports ${target}`),
    )
    expect(upward, moveDown).toEqual([])
  })

  it('lets every room of a specification load those before it alone', () => {
    expect(upwardIn('spec', specRooms), moveDown).toEqual([])
  })

  it('has screens whose rooms load only the rooms before them', () => {
    expect(upwardIn('screens', screenRooms), moveDown).toEqual([])
  })

  it('has no ring of imports', () => {
    expect(
      findCycle(sources),
      'These files import each other in a ring, so that none can be read or loaded alone. Move the part that two of them share into a file of its own',
    ).toBeUndefined()
  })

  it('keeps messages, specification, data, samples, checks of sources and bytes free of React, of the DOM and of packages', () => {
    const reachable = reach(files.filter((file) => plain.includes(folderOf(file.path))))
    const impure = reachable.flatMap((file) => [
      ...file.packages
        .filter((name) => !loadedLater.test(name))
        .map((name) => `${file.path} imports ${name}`),
      ...(/^['"]use client['"]/m.test(file.text) ? [`${file.path} is a client file`] : []),
      ...(file.path.endsWith('.tsx') ? [`${file.path} holds markup`] : []),
    ])
    expect(impure, 'Take this out: these folders run on a server as well').toEqual([])
  })

  it('loads no React through their doors either', () => {
    const found = new Set(files.filter(({ path }) => plain.includes(path.replace(/\.ts$/, ''))))
    for (const file of found) for (const target of file.loaded) found.add(sources.get(target)!)
    const impure = [...found].filter(
      ({ path, text }) => path.endsWith('.tsx') || /^['"]use client['"]/m.test(text),
    )
    expect(
      impure.map(({ path }) => path),
      'The doors of plain folders load these, which need React: a server would load it as well. Import only their types, or move the part that is needed into a file without React',
    ).toEqual([])
  })

  it('has no index file inside a folder and no file named for nothing', () => {
    const vague = files
      .map((file) => file.path)
      .filter((path) => /\/(index|types|utils|helpers|common|misc)\.tsx?$/.test(path))
    expect(vague, 'Name each of these after what it holds').toEqual([])
  })

  it('has no two files of one name but for capitals, which some disks take for one', () => {
    const names = files.map(({ path }) => path.replace(/\.\w+$/, '').toLowerCase())
    expect(
      names.filter((name, place) => names.indexOf(name) !== place),
      'Rename one of each two files: on a disk that does not tell capitals apart one of them is lost',
    ).toEqual([])
  })

  it('exports by name alone and gives each component a sheet of the same name where it has one', () => {
    expect(
      files.filter((file) => /^export default/m.test(file.text)).map((file) => file.path),
      'Export these by name: a default has another name at each import, and none is found by searching',
    ).toEqual([])
  })

  it('says "use client" where a file needs a browser, and nowhere else', () => {
    const needs = /\b(use[A-Z]\w*\(|use\(|createContext\()|\son[A-Z]\w+=\{/
    const wrong = files
      .filter((file) => file.path.includes('/') && file.path.endsWith('.tsx'))
      .filter((file) => needs.test(file.text) !== /^['"]use client['"]/.test(file.text))
      .map((file) => file.path)
    expect(
      wrong,
      "Begin these with 'use client' if they use a hook, a context or a handler, and only then",
    ).toEqual([])
  })
})

describe('the ring finder', () => {
  it('names the files around a ring', () => {
    const file = (path: string, ...targets: string[]): [string, SourceFile] => [
      path,
      { path, text: '', files: targets, loaded: targets, packages: [] },
    ]
    const ring = new Map([file('a.ts', 'b.ts'), file('b.ts', 'c.ts'), file('c.ts', 'b.ts')])
    expect(findCycle(ring)).toEqual(['b.ts', 'c.ts', 'b.ts'])
  })
})

function mayImport(from: string, target: string): boolean {
  const [upper, lower] = [folderOf(from), folderOf(target)]
  if (upper === 'door') return lower !== 'door'
  return upper === lower || (below[upper] ?? []).includes(lower)
}

function reach(start: readonly SourceFile[]): readonly SourceFile[] {
  const found = new Set(start)
  for (const file of found) for (const target of file.files) found.add(sources.get(target)!)
  return [...found]
}
