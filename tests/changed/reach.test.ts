// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readTree } from './tree.mjs'
import { nearestOf, reach } from './reach.mjs'

const house = new Map([
  ['src/components/Badge.tsx', `import type { Tone } from '../Tone'\nconst at = <b className="sw-Badge" />`],
  ['src/components/Badge.css', '.sw-Badge-dot { color: red }'],
  ['src/components/Link.tsx', `export const Link = () => <a className="sw-Link" />`],
  ['src/fields/Frame.tsx', 'export const Frame = ({ kind }) => <div className={`sw-${kind}`} />'],
  [
    'src/fields/Age.tsx',
    `import { Frame } from './Frame'\nexport const Age = () => <Frame kind="AgeField" />`,
  ],
  ['src/Tone.ts', `export type Tone = 'calm'`],
  ['src/styles.css', `@import './components/Badge.css';`],
  ['src/theme/tokens.css', ':root { --sw-ink: black }'],
  ['.storybook/preview.tsx', `import '../src/styles.css'\nimport { words } from '../src/words'`],
  ['src/words.ts', 'export const words = {}'],
  [
    'stories/Badge.stories.tsx',
    `import { Badge } from '../src/components/Badge'\nmeta({ title: 'Parts/Badge' })`,
  ],
  ['stories/List.stories.tsx', `import { List } from './fixtures/List'\nmeta({ title: 'List' })`],
  ['stories/Link.stories.tsx', `import { Link } from '../src/components/Link'\nmeta({ title: 'Link' })`],
  ['stories/Age.stories.tsx', `const { Age } = await import('../src/fields/Age')\nmeta({ title: 'Age' })`],
  ['stories/fixtures/List.tsx', `import {\n  Badge,\n} from '../../src/components/Badge'`],
  ['tests/Badge.test.tsx', `import { Badge } from '../src/components/Badge'`],
  ['tests/sheets.test.ts', `for (const sheet of readdirSync('src/components')) read(sheet)`],
  ['tests/Link/inChromium.test.ts', 'const page = `${import.meta.dirname}/page.tsx`'],
  ['tests/Link/page.tsx', `import { Link } from '../../src/components/Link'`],
  ['tests/package/names.test.ts', `import { Badge } from '../../src/components/Badge'`],
])

describe('what a change can reach', () => {
  /** All that is reached, without how far away it is. */
  const reachedBy = (path: string) => {
    const { isNear: _, ...reached } = reach(house, [path])
    return reached
  }

  it('is what imports it, however far, and what bundles a page with it', () => {
    expect(reachedBy('src/components/Badge.tsx')).toEqual({
      tests: ['tests/Badge.test.tsx', 'tests/sheets.test.ts'],
      stories: ['stories/Badge.stories.tsx', 'stories/List.stories.tsx'],
    })
    expect(reachedBy('src/components/Link.tsx')).toEqual({
      tests: ['tests/Link/inChromium.test.ts', 'tests/sheets.test.ts'],
      stories: ['stories/Link.stories.tsx'],
    })
    expect(reach(house, ['src/fields/Age.tsx']).stories).toEqual(['stories/Age.stories.tsx'])
  })

  it('is, of a sheet, what draws a class that it styles, and what reads it', () => {
    expect(reachedBy('src/components/Badge.css')).toEqual({
      tests: ['tests/sheets.test.ts'],
      stories: ['stories/Badge.stories.tsx', 'stories/List.stories.tsx'],
    })
  })

  it('is, of a sheet, also what drew a class that it styled before', () => {
    const before = () => '.sw-Link { color: red }'
    const { tests, stories } = reach(house, ['src/components/Badge.css'], before)
    expect(stories).toContain('stories/Link.stories.tsx')
    expect(tests).toContain('tests/Link/inChromium.test.ts')
    expect(reach(house, ['src/components/Gone.css'], before).stories).toEqual(['stories/Link.stories.tsx'])
  })

  it('knows a class that is put together from the kind of a field', () => {
    const before = () => '.sw-AgeField-control { color: red }'
    expect(reach(house, ['src/fields/Age.css'], before).stories).toEqual(['stories/Age.stories.tsx'])
  })

  it('is nothing of a type alone, which the compiler checks', () => {
    expect(reachedBy('src/Tone.ts')).toEqual({ tests: [], stories: [] })
  })

  it('is every story where the page around stories has it, and everything where all is built with it', () => {
    const stories = [...house.keys()].filter((path) => path.endsWith('.stories.tsx')).sort()
    expect(reachedBy('src/words.ts')).toEqual({ tests: [], stories })
    for (const path of ['src/theme/tokens.css', 'package-lock.json', '.storybook/preview.css']) {
      expect(reach(house, ['src/Tone.ts', path])).toMatchObject({ cause: path, stories })
    }
  })

  it('is the stories of a picture that is changed by hand', () => {
    expect(reach(house, ['tests/visual/baselines/parts-badge--draft/dark.png']).stories).toEqual([
      'stories/Badge.stories.tsx',
    ])
  })

  it('is a deleted file for those who still name it', () => {
    const { tests } = reach(house, ['tests/Badge.test.tsx', 'src/components/Gone.tsx'])
    expect(tests).toEqual(['tests/Badge.test.tsx', 'tests/sheets.test.ts'])
  })
})

describe('how far away it is', () => {
  const near = new Map([
    ['src/Chip.tsx', `<b className="sw-Chip" />`],
    ['src/Chip.css', '.sw-Chip { color: red }'],
    ['src/Bar.tsx', `import { Chip } from './Chip'`],
    ['src/Page.tsx', `import { Bar } from './Bar'`],
    [
      'stories/Alone.stories.tsx',
      `import { Page } from '../src/Page'\nexport const A = {}\nexport const B = {}`,
    ],
    ['stories/Bars.stories.tsx', `import { Bar } from '../src/Bar'\nexport const A = {}`],
    ['stories/Both.stories.tsx', `import { Chip } from '../src/Chip'\nexport const A = {}`],
    [
      'stories/Chip.stories.tsx',
      `import { Chip } from '../src/Chip'\nexport const A = {}\nexport const B = {}`,
    ],
    ['stories/ChipStates.stories.tsx', `import { Chip } from '../src/Chip'\nexport const A = {}`],
  ])
  const inOrder = [
    'stories/Chip.stories.tsx',
    'stories/ChipStates.stories.tsx',
    'stories/Both.stories.tsx',
    'stories/Bars.stories.tsx',
    'stories/Alone.stories.tsx',
  ]

  it('counts the imports between, of a sheet from what draws its classes, after what is about the file itself', () => {
    expect(reach(near, ['src/Chip.tsx']).stories).toEqual(inOrder)
    expect(reach(near, ['src/Chip.css']).stories).toEqual(inOrder)
  })

  it('takes the nearest that have so many stories together, and the first in any case', () => {
    expect(nearestOf(near, inOrder, 4)).toEqual(inOrder.slice(0, 3))
    expect(nearestOf(near, inOrder, 5)).toEqual(inOrder.slice(0, 4))
    expect(nearestOf(near, inOrder, 1)).toEqual(inOrder.slice(0, 1))
    expect(nearestOf(near, inOrder, Infinity)).toEqual(inOrder)
  })

  it('takes nothing for the sake of a test when each is far away and too much', () => {
    expect(nearestOf(near, inOrder, 1, { isNear: () => false })).toEqual([])
  })

  it('takes what was changed itself, however much that is', () => {
    const changed = ['stories/Alone.stories.tsx']
    expect(nearestOf(near, inOrder, 1, { changed })).toEqual(['stories/Chip.stories.tsx', ...changed])
  })

  it('counts the tests of a file too', () => {
    const tests = new Map([
      ['tests/a.test.ts', `it('is so', f)\n  it.each([1])('is', f)\ntest('is', f)`],
      ['tests/b.test.ts', `it('is so', f)`],
    ])
    expect(nearestOf(tests, [...tests.keys()], 3)).toEqual(['tests/a.test.ts'])
    expect(nearestOf(tests, [...tests.keys()], 4)).toEqual([...tests.keys()])
  })
})

describe('what a change to this library can reach', () => {
  const tree = readTree(process.cwd())

  it('is near its own tests, and far from those of a screen that draws it somewhere', () => {
    const { isNear } = reach(tree, ['src/components/Badge.tsx'])
    expect(isNear('stories/components/BadgeStates.stories.tsx')).toBe(true)
    expect(isNear('tests/components/weight.test.ts')).toBe(true)
    expect(isNear('tests/screens/inChromium/drags.test.ts')).toBe(false)
  })

  const storiesOf = (path: string) => reach(tree, [path]).stories

  it('is the story of a badge for its sheet, and what has badges, but no field', () => {
    const stories = storiesOf('src/components/Badge.css')
    expect(stories).toContain('stories/components/Badge.stories.tsx')
    expect(stories).toContain('stories/components/PageHeader.stories.tsx')
    expect(stories).not.toContain('stories/fields/TextField.stories.tsx')
  })

  it('is each story that uses a fixture, with what is in it', () => {
    const fixture = 'stories/fixtures/birdstrikes.ts'
    const uses = [...tree].filter(
      ([path, text]) => path.endsWith('.stories.tsx') && text.includes("fixtures/birdstrikes'"),
    )
    expect(uses.length).toBeGreaterThan(5)
    expect(storiesOf(fixture)).toEqual(expect.arrayContaining(uses.map(([path]) => path)))
    expect(storiesOf('stories/fixtures/pictures/dawn-640.webp')).toContain('stories/media/Image.stories.tsx')
  })

  it('is the tests of a host, which import the package by its name', () => {
    const { tests } = reach(tree, ['src/screens/list/ListScreen.tsx'])
    expect(tests.some((path) => path.startsWith('tests/hosts/testing/'))).toBe(true)
  })

  it('is no story for the page of a component, which is read and not run', () => {
    expect(storiesOf('stories/components/Badge.md')).toEqual([])
  })

  it('is a page that a test bundles', () => {
    const { tests } = reach(tree, ['tests/motion/real/page.tsx'])
    expect(tests).toContain('tests/motion/inChromium.test.ts')
    expect(tests).not.toContain('tests/media/inChromium/image.test.ts')
  })

  it('finds, for each sheet, a story that draws what it styles', () => {
    const sheets = [...tree.keys()].filter((path) => /^src\/(?!theme\/|styles).*\.css$/.test(path))
    expect(sheets.filter((path) => storiesOf(path).length === 0)).toEqual([])
  })
})
