// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { readSheets } from '../mutants/readSheets'

/** The signs of a state in a sheet. */
const asks = [
  // Of a browser: a pointer, the keyboard, a control.
  /:(?:hover|active|focus|checked|indeterminate|disabled)/,
  // Of the accessibility tree.
  /\[aria-(?:current|disabled|expanded|invalid|pressed|selected|sort)\b/,
  // Of a control, by an attribute of its root.
  /\[data-(?:disabled|focused|hovered|invalid|pressed|readonly|selected)\b/,
  // Of what is shown: its tone, how far it is, whether it is there.
  /\[data-(?:bad|changed|differs|dirty|met|missing|pending|series|state|status|today|tone|unavailable|unread)\b/,
  // Of what is dragged, and of where it may go.
  /\[data-(?:carried|drop|lifted|over|target)\b/,
]

/** Sheets that are not named after the component whose states they draw. */
const drawnBy: Record<string, string> = {
  'src/charts/TrendPlot.css': 'TrendChart',
  'src/collection/GridHead.css': 'RecordGrid',
  'src/collection/RecordGridCards.css': 'RecordGrid',
  'src/collection/RecordGridEditing.css': 'RecordGrid',
  'src/collection/RecordGridGroups.css': 'RecordGrid',
  'src/collection/RecordGridTree.css': 'TreeScreenView',
  'src/fields/Field.css': 'FieldFrame',
  'src/fields/Segments.css': 'TimeField',
  'src/screens/board/BoardScreen.css': 'BoardScreenView',
  'src/screens/calendar/CalendarScreen.css': 'CalendarTools',
  'src/screens/compare/CompareScreen.css': 'CompareScreenView',
  'src/screens/specification/SpecificationScreen.css': 'StateDiagram',
  'src/screens/status/StatusScreen.css': 'StatusScreenView',
  'src/screens/tree/TreeScreen.css': 'TreeScreenView',
}

/**
 * Sheets whose states have no look of their own: they only take an outline away, give the same one to everything, bring
 * what has the focus before what it overlaps, give more room or less, or leave something off paper.
 */
const withoutLook = [
  'src/motion/motion.css',
  'src/screens/list/ListScreen.css',
  'src/screens/list/RecordsView.css',
  'src/screens/record/RelatedList.css',
  'src/theme/base.css',
  'src/theme/print.css',
]

it('has a sheet of states for each component that draws states', () => {
  const stories = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => readFileSync(join('stories', path), 'utf8'))
    .filter((text) => /tags: \[[^\]]*'states'/.test(text))
  const missing = readSheets()
    .filter(({ path, text }) => !withoutLook.includes(path) && asks.some((ask) => ask.test(text)))
    .map(({ path }) => path)
    .filter((path) => {
      const component = drawnBy[path] ?? basename(path, '.css')
      return !stories.some((text) => text.includes(`/${component}'`))
    })
    .map((path) => path.replace(/^src(.*)\.css$/, 'stories$1States.stories.tsx'))
  expect(missing, 'Write these, beginning from stories/components/ButtonStates.stories.tsx').toEqual([])
})
