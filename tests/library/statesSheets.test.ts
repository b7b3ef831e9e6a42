// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

/** A rule that draws a state: a pointer, the keyboard, or an attribute that says one. */
const drawsState =
  /:hover|:active|:focus|\[(?:data-(?:hovered|pressed|focused|selected|invalid|disabled)|aria-(?:disabled|invalid|selected))\b/

/** Sheets that are not named after the component whose states they draw. */
const drawnBy: Record<string, string> = {
  'fields/Field.css': 'FieldFrame',
  'screens/StatusScreen.css': 'StatusScreenView',
}

/** Sheets whose states have no look of their own: they only take an outline away, or give the same one to everything. */
const withoutLook = ['motion/motion.css', 'theme/base.css']

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending))

it('has a sheet of states for each component that draws states', () => {
  const stories = filesIn('stories', '.stories.tsx')
    .map((path) => readFileSync(join('stories', path), 'utf8'))
    .filter((text) => /tags: \[[^\]]*'states'/.test(text))
  const missing = filesIn('src', '.css')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !withoutLook.includes(path))
    .filter((path) => drawsState.test(readFileSync(join('src', path), 'utf8')))
    .filter((path) => {
      const component = drawnBy[path] ?? basename(path, '.css')
      return !stories.some((text) => text.includes(`/${component}'`))
    })
    .map((path) => `stories/${path.replace('.css', 'States.stories.tsx')}`)
  expect(missing, 'Write these, beginning from stories/components/ButtonStates.stories.tsx').toEqual([])
})
