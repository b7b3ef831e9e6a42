import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as hex from '../../src/hex'
import * as main from '../../src/index'
import * as motion from '../../src/motion'
import * as screens from '../../src/screens'
import { lateScreens } from '../../src/screens/app/lateScreens'
import { everyComponent } from '../components/everyComponent'
import { holdBasics } from './basics'
import { everyMotion } from './everyMotion'
import { everyScreen } from './everyScreen'

const components = [...new Set(Object.keys({ ...main, ...motion, ...hex, ...screens }))].filter((name) =>
  /^[A-Z]/.test(name),
)

/** Components that draw no element of their own into the page, and why. */
const withoutElement = {
  ConfirmAction: 'is the button it is given, and a layer of its own above the page',
  ConfirmDialog: 'stands in a layer of its own above the page',
  Dialog: 'stands in a layer of its own above the page',
  Drawer: 'stands in a layer of its own above the page',
  EntityField: 'is the field that suits',
  EntityFields: 'is several fields',
  FormField: 'is the field it is given',
  JobsProvider: 'draws nothing',
  LeaveDialog: 'stands in a layer of its own above the page',
  MotionProvider: 'draws nothing',
  ProductProvider: 'draws nothing',
  ReferenceProvider: 'draws nothing',
  SessionEndDialog: 'stands in a layer of its own above the page',
  ValueText: 'is text',
}

// A server that draws in one go waits for nothing that is loaded late.
beforeAll(async () => {
  void lateScreens.detail.preload()
  await vi.dynamicImportSettled()
})

describe('every component that is exported', () => {
  it('is held to the basics here, with the fields or with the components', () => {
    const held = [...everyComponent, ...everyMotion, ...everyScreen].map(([name]) => name.split(' ')[0])
    const left = components.filter(
      (name) => !held.includes(name) && !(name in withoutElement) && !name.endsWith('Field'),
    )
    expect(
      left,
      'Add an example of each to tests/components/everyComponent.tsx, tests/library/everyMotion.tsx or everyScreen.tsx',
    ).toEqual([])
  })

  it('has stories under its own name', () => {
    const stories = pathsIn('stories')
    const told = components.filter((name) => stories.some((path) => path.endsWith(`/${name}.stories.tsx`)))
    const wanted = components.filter((name) => !told.includes(name)).map(storyOf)
    expect(wanted, 'Write these stories, one for each state of the component').toEqual([])
  })
})

const pathsIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../..', folder), { recursive: true, encoding: 'utf8' })

/** Where the stories of a component belong: one name, three trees. */
function storyOf(name: string) {
  const source = pathsIn('src').find((path) => path.endsWith(`/${name}.tsx`)) ?? `components/${name}.tsx`
  return `stories/${source.replace(/\.tsx$/, '.stories.tsx')}`
}

holdBasics([...everyMotion, ...everyScreen])
