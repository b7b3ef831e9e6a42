// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { otherNames } from '../../.storybook/otherNames'
import * as hex from '../../src/hex'
import * as main from '../../src/index'
import * as media from '../../src/media'
import * as motion from '../../src/motion'
import * as screens from '../../src/screens'
import * as upload from '../../src/upload'
import { typeErrorsIn } from './codeBlocks'
import {
  attributesIn,
  classesIn,
  filesIn,
  headings,
  isOwn,
  readComponentDocs,
  readStyled,
  variablesIn,
} from './componentDocs'
import { errorsOfRunning } from './runBlocks'

const components = [
  ...new Set(Object.keys({ ...main, ...motion, ...media, ...hex, ...screens, ...upload })),
].filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Error'))
const docs = readComponentDocs()
const styled = readStyled()

describe('every component that is exported', () => {
  it('has a page in words', () => {
    const written = docs.map(({ component }) => component)
    const missing = components.filter((name) => !written.includes(name))
    expect(
      missing,
      'Write stories/<room>/<Name>.md for each of these, with the headings of stories/components/Button.md',
    ).toEqual([])
  })

  it('has one such page, and no page is of anything else', () => {
    const extra = docs.filter(({ path, component }) => {
      const first = docs.find((other) => other.component === component)
      return !components.includes(component) || first?.path !== path
    })
    expect(
      extra.map(({ path }) => path),
      'Rename these after the component that they are about, or remove them',
    ).toEqual([])
  })

  it('is found under other names in the workbench, each of them of a component that exists', () => {
    const gone = Object.keys(otherNames).filter((title) => !components.includes(title.split('/')[1] ?? ''))
    expect(gone, 'Rename these in .storybook/otherNames.ts, or remove them').toEqual([])
  })
})

/** The rows of a section's table, and the sentence for a part that has none. */
const advice: Record<string, string> = {
  States: 'Write a row for each state: its name, how it is set, what a person perceives.',
  Keyboard:
    'Write a row for each key and what happens; or begin with "It takes no focus of its own.", if nothing of the part can be focused.',
  Styling:
    'Write a row for each class, data attribute and variable, the root first; or begin with "It draws nothing", if the part has no element.',
}

/** A part that has nothing to focus, or no element, says so in its first sentence in place of a table. */
const nothingToTell: Record<string, RegExp> = {
  Keyboard: /^It takes no focus of its own\b/,
  Styling: /^It draws nothing\b/,
}

describe.each(docs)('$path', ({ component, path, text, sections }) => {
  it('begins with the name and says what it is for', () => {
    expect(text.split('\n')[0], `Let ${path} begin with its component's name`).toBe(`# ${component}`)
    expect(
      leadOf(text),
      `Say in ${path}, below the name, what ${component} is for, in a newcomer's words`,
    ).not.toBe('')
  })

  it('has every heading, in their order, each with something below it', () => {
    expect([...sections.keys()], `Put these headings into ${path}`).toEqual(headings)
    const empty = [...sections].filter(([, below]) => below === '').map(([heading]) => heading)
    expect(empty, `Write something below these headings of ${path}`).toEqual([])
  })

  it('shows the smallest use as code', () => {
    expect(sections.get('Anatomy'), `Begin "Anatomy" in ${path} with a tsx block`).toMatch(/^```tsx$/m)
  })

  it.each(['States', 'Keyboard', 'Styling'])('has a table below "%s"', (heading) => {
    const below = sections.get(heading) ?? ''
    expect(
      /^\|/m.test(below) || (nothingToTell[heading]?.test(below) ?? false),
      `${path} has no table below "${heading}", so that a reader has to look for it on other pages. ${advice[heading]}`,
    ).toBe(true)
  })

  it('names every class, attribute and variable of its own below "Styling"', () => {
    const below = sections.get('Styling') ?? ''
    const missing = [
      ...without([...styled.classes].filter(own), classesIn(below)).map((name) => `.${name}`),
      ...without([...styled.variables].filter(own), variablesIn(below)),
      ...without(styled.attributesOf(component), attributesIn(below)).map((name) => `[${name}]`),
    ]
    expect(missing, `Say below "Styling" in ${path} what these are`).toEqual([])
  })

  it('names no class and no variable that is not there', () => {
    const wrong = [
      ...without(classesIn(text), styled.classes),
      ...without(variablesIn(text), styled.variables),
    ]
    expect(wrong, `No sheet and no component has these: correct them in ${path}`).toEqual([])
  })

  const own = (name: string) => isOwn(name, component)
})

const documents = [
  'README.md',
  ...filesIn('stories', '.mdx').filter((path) => path.startsWith('stories/guides/')),
  ...docs.map(({ path }) => path),
]

it('shows code that compiles, in every guide and on every page', () => {
  expect(typeErrorsIn(documents), 'Correct the code in these places').toEqual([])
}, 120_000)

it('shows entities, products and sources that can be made, in every guide and on every page', () => {
  const { ran, errors } = errorsOfRunning(documents)
  expect(errors, 'Correct the code in these places').toEqual([])
  expect(ran).toBeGreaterThan(100)
})

const leadOf = (text: string) => /^# .+\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1]?.trim() ?? ''

function without(names: Iterable<string>, known: Iterable<string>): readonly string[] {
  const left = new Set(names)
  for (const name of known) left.delete(name)
  return [...left]
}
