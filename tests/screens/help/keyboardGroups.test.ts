import { describe, expect, test } from 'vitest'
import type { HeldPart } from '../../../src/internal/keyboardParts'
import { englishKeys } from '../../../src/messages/englishKeys'
import { keyboardGroups } from '../../../src/screens/help/keyboardGroups'
import type { TranslateKeys } from '../../../src/screens/help/useKeysLocale'

const t: TranslateKeys = (key) => String(englishKeys[key])
const part = (keys: HeldPart['keys'], shortcut?: string): HeldPart => ({ root: undefined, keys, shortcut })

const groups = (
  parts: readonly HeldPart[],
  direction: 'ltr' | 'rtl' = 'ltr',
  shortcut: string | false = '?',
) => keyboardGroups({ parts, direction, shortcut, t })

describe('the keys of a screen', () => {
  test('are those of its parts alone, in the same order on every screen', () => {
    const found = groups([part('search'), part('grid grid.sort')])
    expect(found.map(({ label }) => label)).toEqual(['Anywhere', 'List', 'Search box'])
    const list = found[1]?.shortcuts.map(({ label }) => label)
    expect(list).toContain('Sort by the column, on its heading')
    expect(list).not.toContain('Select the row')
  })

  test('are listed once where a part stands there twice, with all that either of them can do', () => {
    const list = groups([part('grid'), part('grid grid.select')])[1]?.shortcuts ?? []
    expect(list.filter(({ label }) => label === 'Go to another cell')).toHaveLength(1)
    expect(list.some(({ label }) => label === 'Select the row')).toBe(true)
  })

  test('point the way the page reads', () => {
    const open = (direction: 'ltr' | 'rtl') =>
      groups([part('grid.groups')], direction)[1]?.shortcuts.map(({ keys }) => keys)
    expect(open('ltr')).toEqual(['ArrowRight', 'ArrowLeft'])
    expect(open('rtl')).toEqual(['ArrowLeft', 'ArrowRight'])
  })

  test('are those that the host has chosen', () => {
    const [page] = groups([part('page.search', 'Mod+P')], 'ltr', 'F1')
    expect(page?.shortcuts.map(({ keys }) => keys)).toEqual(['F1', 'Mod+P'])
  })

  test('have none for the help itself where no key opens it', () => {
    expect(groups([], 'ltr', false)).toEqual([])
  })

  test("end with the host's own, in its words", () => {
    const own = { label: 'Timetable', shortcuts: [{ keys: 'J', label: 'Later' }] }
    expect(groups([part(own), part('grid')]).at(-1)).toBe(own)
  })
})
