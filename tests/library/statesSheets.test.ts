// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { readSheets } from '../mutants/readSheets'

/** A rule that draws a state: a pointer, the keyboard, or an attribute that says one. */
const drawsState =
  /:hover|:active|:focus|\[(?:data-(?:hovered|pressed|focused|selected|invalid|disabled)|aria-(?:disabled|invalid|selected))\b/

/** Sheets that are not named after the component whose states they draw. */
const drawnBy: Record<string, string> = {
  'src/collection/GridHead.css': 'RecordGrid',
  'src/collection/RecordGridCards.css': 'RecordGrid',
  'src/collection/RecordGridEditing.css': 'RecordGrid',
  'src/collection/RecordGridGroups.css': 'RecordGrid',
  'src/collection/RecordGridTree.css': 'TreeScreenView',
  'src/fields/Field.css': 'FieldFrame',
  'src/fields/Segments.css': 'TimeField',
  'src/screens/board/BoardScreen.css': 'BoardScreenView',
  'src/screens/status/StatusScreen.css': 'StatusScreenView',
}

/**
 * Sheets whose states have no look of their own: they only take an outline away, give the same one to everything, or bring
 * what has the focus before what it overlaps.
 */
const withoutLook = [
  'src/motion/motion.css',
  'src/screens/calendar/CalendarHours.css',
  'src/screens/list/RecordsView.css',
  'src/screens/record/RelatedList.css',
  'src/theme/base.css',
]

it('has a sheet of states for each component that draws states', () => {
  const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => readFileSync(join('stories', path), 'utf8'))
    .filter((text) => /tags: \[[^\]]*'states'/.test(text))
  const missing = readSheets()
    .filter(({ path, text }) => !withoutLook.includes(path) && drawsState.test(text))
    .map(({ path }) => path)
    .filter((path) => {
      const component = drawnBy[path] ?? basename(path, '.css')
      return !stories.some((text) => text.includes(`/${component}'`))
    })
    .map((path) => path.replace(/^src(.*)\.css$/, 'stories$1States.stories.tsx'))
  expect(missing, 'Write these, beginning from stories/components/ButtonStates.stories.tsx').toEqual([])
})
