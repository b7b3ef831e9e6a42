// @vitest-environment node
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ServedPage, servePage } from '../browser/servePage'

// The tables "Keyboard Interaction" of the WAI-ARIA Authoring Practices Guide, a row each, with a real keyboard.
// `Forward` is the arrow in the direction of reading and `Back` the other one.

/** The intent of a person, the keys from the button before the pattern on, and where they lead. */
type Row = readonly [does: string, keys: string, leads: string]

const directions = ['ltr', 'rtl'] as const

let served: ServedPage
let page: Page

beforeAll(async () => {
  served = await servePage('tests/keyboard/real/patterns.tsx')
  ;({ page } = served)
  await served.load()
})

afterAll(() => served.close())

describe.each(directions)('a grid, %s', (direction) => {
  const first = 'Tab ArrowDown'
  const place = () =>
    page.evaluate(() => {
      const at = document.activeElement
      const row = at?.closest('[role=row]')?.getAttribute('aria-rowindex')
      return row ? `${row}:${at?.closest('[aria-colindex]')?.getAttribute('aria-colindex')}` : at?.textContent
    })
  const selected = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=row][aria-selected=true]')]
        .map((row) => row.getAttribute('aria-rowindex'))
        .join(' '),
    )
  beforeEach(() => show('grid', direction))

  test.each<Row>([
    ['an arrow forward goes one cell on', `${first} Forward`, '2:2'],
    ['an arrow forward in the last cell of a row stays', `${first} End Forward`, '2:5'],
    ['an arrow back goes one cell back', `${first} Forward Forward Back`, '2:2'],
    ['an arrow back in the first cell of a row stays', `${first} Back`, '2:1'],
    ['Arrow Down goes one row down', `${first} ArrowDown`, '3:1'],
    ['Arrow Down in the last row stays', `${first} Control+End ArrowDown`, '41:5'],
    ['Arrow Up goes one row up', `${first} ArrowDown ArrowDown ArrowUp`, '3:1'],
    ['Arrow Up in the row of headers stays', `${first} ArrowUp ArrowUp`, '1:1'],
    ['Page Down and Page Up take the same way', `${first} PageDown PageDown PageUp PageUp`, '2:1'],
    ['Page Down in the last row stays', `${first} Control+End PageDown`, '41:5'],
    ['Page Up in the first row stays', `${first} PageUp`, '2:1'],
    ['Home goes to the first cell of the row', `${first} ArrowDown End Home`, '3:1'],
    ['End goes to the last cell of the row', `${first} ArrowDown End`, '3:5'],
    ['Control+Home goes to the first cell of the first row', `${first} Control+End Control+Home`, '2:1'],
    ['Control+End goes to the last cell of the last row', `${first} Control+End`, '41:5'],
    ['Tab leaves the grid', `${first} ArrowDown Tab`, 'After'],
    ['Shift+Tab leaves the grid', `${first} ArrowDown Shift+Tab`, 'Before'],
    ['Shift+Tab from behind comes back to the same cell', `${first} ArrowDown Tab Shift+Tab`, '3:1'],
    ['Enter goes into a cell of several controls', `${first} End Enter`, '2:5'],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(place).toBe(leads)
  })

  test('Page Down goes as far as is seen, and one row less', async () => {
    await press(first, direction)
    const inView = await page.evaluate(() => {
      const grid = document.querySelector('[role=grid]')!.getBoundingClientRect()
      const rows = [...document.querySelectorAll('[role=row][data-index]')]
      return rows.filter((row) => row.getBoundingClientRect().bottom <= grid.bottom).length
    })
    expect(inView).toBeGreaterThan(3)
    await press('PageDown', direction)
    await expect.poll(place).toBe(`${2 + inView - 1}:1`)
  })

  test.each<Row>([
    ['Space selects the row', `${first} Space`, '2'],
    ['Shift+Space selects the row', `${first} End Shift+Space`, '2'],
    ['Shift+Arrow Down selects one row more', `${first} Shift+ArrowDown Shift+ArrowDown`, '2 3 4'],
    ['Shift+Arrow Up selects one row more', `${first} ArrowDown ArrowDown Shift+ArrowUp`, '3 4'],
    ['Shift+Arrow back gives one row up', `${first} Shift+ArrowDown Shift+ArrowDown Shift+ArrowUp`, '2 3'],
    ['Escape gives up what is selected', `${first} Space Escape`, ''],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(selected).toBe(leads)
  })

  test('Control+A selects all rows', async () => {
    await press(`${first} Control+a`, direction)
    await expect.poll(() => page.getByRole('checkbox', { name: 'Select all' }).isChecked()).toBe(true)
    expect(await page.locator('[role=row][aria-selected=false]').count()).toBe(0)
  })

  test.each<Row>([
    ['Enter in a header sorts', 'Tab Forward Enter', 'sorted ascending'],
    ['Enter in a cell opens the record', `${first} ArrowDown Forward Forward Enter`, 'flight 1'],
    ['Enter on its name opens the record', `${first} Forward Enter`, 'flight 0'],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(() => page.locator('output').textContent()).toBe(leads)
  })

  test.each<Row>([
    ['F2 goes to the first control of a cell', `${first} End F2`, 'Accept'],
    ['Tab goes on within the cell', `${first} End F2 Tab`, 'Reject'],
    ['arrows no longer leave the cell', `${first} End F2 Back`, 'Accept'],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(focused).toBe(leads)
  })

  test.each<Row>([
    ['Escape goes out to the cell, and arrows lead on', `${first} End F2 Escape ArrowDown`, '3:5'],
    ['F2 goes out to the cell, and arrows lead on', `${first} End F2 F2 ArrowDown`, '3:5'],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(place).toBe(leads)
  })
})

describe.each(directions)('a tree grid, %s', (direction) => {
  const first = 'Tab ArrowDown'
  /** The cell with the focus: the name of its row, and its column where it is not that of the names; behind it what is open. */
  const state = () =>
    page.evaluate(() => {
      const nameOf = (row: Element | null | undefined) => row?.querySelector('[role=rowheader]')?.textContent
      const at = document.activeElement
      const row = at?.closest('[role=row]')
      const column = at?.closest('[aria-colindex]')?.getAttribute('aria-colindex')
      const place = row ? `${nameOf(row) ?? 'header'}${column === '1' ? '' : `:${column}`}` : at?.textContent
      const open = [...document.querySelectorAll('[role=row][aria-expanded=true]')].map(nameOf)
      return [place, ...open].join(' | ')
    })
  beforeEach(() => show('treeGrid', direction))

  test.each<Row>([
    ['an arrow forward opens a closed branch, and stays', `${first} Forward`, 'Bags | Bags'],
    ['an arrow forward in an open branch goes one cell on', `${first} Forward Forward`, 'Bags:2 | Bags'],
    ['an arrow forward where nothing is below goes one cell on', `${first} ArrowDown Forward`, 'Books:2'],
    ['an arrow forward in the last cell of a row stays', `${first} End Forward`, 'Bags:2'],
    ['an arrow back closes an open branch, and stays', `${first} Forward Back`, 'Bags'],
    [
      'an arrow back in a closed branch goes to the row above it',
      `${first} Forward ArrowDown Back`,
      'Bags | Bags',
    ],
    ['an arrow back at the top stays', `${first} Back`, 'Bags'],
    ['an arrow back in another cell goes one cell back', `${first} End Back`, 'Bags'],
    ['Arrow Down goes into an open branch', `${first} Forward ArrowDown`, 'Packs | Bags'],
    ['Arrow Down goes past a closed branch', `${first} ArrowDown`, 'Books'],
    ['Arrow Down goes out of a branch', `${first} Forward ArrowDown ArrowDown ArrowDown`, 'Books | Bags'],
    ['Arrow Down in the last row stays', `${first} ArrowDown ArrowDown`, 'Books'],
    [
      'Arrow Up goes into the branch above',
      `${first} Forward ArrowDown ArrowDown ArrowDown ArrowUp`,
      'Dry bags | Bags',
    ],
    ['Arrow Up in the row of headers stays', `${first} ArrowUp ArrowUp`, 'header'],
    [
      'a branch is open within another',
      `${first} Forward ArrowDown Forward ArrowDown`,
      'Day packs | Bags | Packs',
    ],
    [
      'a branch closed with another within is open as it was',
      `${first} Forward ArrowDown Forward ArrowUp Back Forward`,
      'Bags | Bags | Packs',
    ],
    ['Page Down in the last rows goes to the last', `${first} PageDown`, 'Books'],
    ['Page Up goes to the first row', `${first} Forward Control+End PageUp`, 'Bags:2 | Bags'],
    ['Home goes to the first cell of the row', `${first} ArrowDown End Home`, 'Books'],
    ['End goes to the last cell of the row', `${first} End`, 'Bags:2'],
    [
      'Control+Home goes to the first cell of the first row',
      `${first} Forward Control+End Control+Home`,
      'Bags | Bags',
    ],
    ['Control+End goes to the last cell of the last row', `${first} Control+End`, 'Books:2'],
    ['Tab leaves the grid', `${first} Forward Tab`, 'After | Bags'],
    [
      'Shift+Tab from behind comes back to the same cell',
      `${first} Forward ArrowDown Tab Shift+Tab`,
      'Packs | Bags',
    ],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(state).toBe(leads)
  })

  test('Enter on a name opens the record, and no branch', async () => {
    await press(`${first} Enter`, direction)
    await expect.poll(() => page.locator('output').textContent()).toBe('Bags')
    expect(await state()).toBe('Bags')
  })
})

describe.each(directions)('a dialog, %s', (direction) => {
  const open = () => page.getByRole('dialog').count()
  beforeEach(async () => {
    await show('dialog', direction)
    await press('Tab Enter', direction)
    await page.locator('[role=dialog]:focus-within').waitFor()
  })

  test('focus is in it when it opens, and it says its name', async () => {
    await expect.poll(() => page.getByRole('dialog', { name: 'Rename the flight' }).count()).toBe(1)
    expect(await page.locator('[role=dialog]:focus-within').count()).toBe(1)
  })

  test('Tab goes through what stands in it, and round', async () => {
    const stops = await stopsOf('Tab')
    expect(new Set(stops)).toEqual(new Set(['Close', 'Name', 'Save']))
    expect(stops[3]).toBe(stops[0])
  })

  test('Shift+Tab goes the other way, and round', async () => {
    const stops = await stopsOf('Shift+Tab')
    expect(new Set(stops)).toEqual(new Set(['Close', 'Name', 'Save']))
    expect(stops[3]).toBe(stops[0])
  })

  test('Escape closes it, and focus is where it was', async () => {
    await press('Escape', direction)
    await expect.poll(open).toBe(0)
    await expect.poll(focused).toBe('Rename')
  })

  async function stopsOf(key: string) {
    const stops: string[] = []
    for (let stop = 0; stop < 4; stop += 1) {
      await press(key, direction)
      stops.push(
        await page.evaluate(() => {
          const at = document.activeElement as HTMLInputElement
          return at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent
        }),
      )
    }
    return stops.map((stop) => stop.trim().split(/\s/)[0])
  }
})

describe.each(directions)('tabs, %s', (direction) => {
  beforeEach(() => show('tabs', direction))

  test.each<Row>([
    ['Tab goes to the chosen tab', 'Tab', 'Plan'],
    ['an arrow forward goes to the next tab', 'Tab Forward', 'Crew'],
    ['an arrow forward goes from the last to the first', 'Tab End Forward', 'Plan'],
    ['an arrow back goes to the tab before', 'Tab Forward Back', 'Plan'],
    ['an arrow back goes from the first to the last', 'Tab Back', 'Load'],
    ['Home goes to the first tab', 'Tab Forward Forward Home', 'Plan'],
    ['End goes to the last tab', 'Tab End', 'Load'],
    ['Enter and Space stay on the tab', 'Tab Forward Enter Space', 'Crew'],
    ['Tab goes on to a panel without a control', 'Tab Tab', 'The Plan'],
    ['Tab goes on to the control of a panel', 'Tab Forward Tab', 'Add a pilot'],
    ['Shift+Tab comes back to the chosen tab', 'Tab Forward Tab Shift+Tab', 'Crew'],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(focused).toBe(leads)
  })

  test('a tab with focus is the one that is chosen', async () => {
    await press('Tab Forward', direction)
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('Crew')
  })
})

describe.each(directions)('a menu button and its menu, %s', (direction) => {
  beforeEach(() => show('menu', direction))

  test.each<Row>([
    ['Enter opens it at the first item', 'Tab Enter', 'Copy'],
    ['Space opens it at the first item', 'Tab Space', 'Copy'],
    ['Arrow Down opens it at the first item', 'Tab ArrowDown', 'Copy'],
    ['Arrow Up opens it at the last item', 'Tab ArrowUp', 'Move'],
    ['Arrow Down goes to the next item', 'Tab Enter ArrowDown', 'Delete'],
    ['Arrow Down goes from the last item to the first', 'Tab ArrowUp ArrowDown', 'Copy'],
    ['Arrow Up goes to the item before', 'Tab ArrowUp ArrowUp', 'Delete'],
    ['Arrow Up goes from the first item to the last', 'Tab Enter ArrowUp', 'Move'],
    ['Home goes to the first item', 'Tab ArrowUp Home', 'Copy'],
    ['End goes to the last item', 'Tab Enter End', 'Move'],
    ['a letter goes to the item that begins with it', 'Tab Enter d', 'Delete'],
    ['Escape closes it and goes back to the button', 'Tab Enter Escape', 'Actions'],
    ['Enter on an item goes back to the button', 'Tab Enter Enter', 'Actions'],
    ['Tab closes it and goes on', 'Tab Enter Tab', 'After'],
    ['Shift+Tab closes it and goes back', 'Tab Enter Shift+Tab', 'Before'],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(focused).toBe(leads)
    const isItem = ['Copy', 'Delete', 'Move'].includes(leads)
    await expect.poll(() => page.getByRole('menu').count()).toBe(isItem ? 1 : 0)
  })

  test.each<Row>([
    ['Enter does what the item says', 'Tab Enter ArrowDown Enter', 'Delete'],
    ['Space does what the item says', 'Tab Enter ArrowDown Space', 'Delete'],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(() => page.locator('output').textContent()).toBe(leads)
  })
})

describe.each(directions)('a combobox and its listbox, %s', (direction) => {
  /** Return the text of the box, and the option that the keys are at: `-` in a list that is open, nothing when it is closed. */
  const state = () =>
    page.evaluate(() => {
      const box = document.querySelector<HTMLInputElement>('[role=combobox]')!
      const id = box.getAttribute('aria-activedescendant')
      const option = (id && document.getElementById(id)?.textContent) || '-'
      return box.getAttribute('aria-expanded') === 'true' ? `${box.value}|${option}` : box.value
    })
  beforeEach(() => show('combobox', direction))

  test.each<Row>([
    ['Arrow Down opens the list at its first option', 'Tab ArrowDown', '|Bergen'],
    ['Arrow Up opens the list at its last option', 'Tab ArrowUp', '|Tromsø'],
    ['Alt+Arrow Down opens the list and goes nowhere', 'Tab Alt+ArrowDown', '|-'],
    ['Alt+Arrow Up closes the list', 'Tab ArrowDown Alt+ArrowUp', ''],
    ['Arrow Down goes to the next option', 'Tab ArrowDown ArrowDown', '|Bodø'],
    ['Arrow Up goes to the option before', 'Tab ArrowDown ArrowDown ArrowUp', '|Bergen'],
    ['letters narrow the list', 'Tab b o ArrowDown', 'bo|Bodø'],
    ['Enter takes the option', 'Tab ArrowDown ArrowDown Enter', 'Bodø'],
    ['Tab takes the option', 'Tab ArrowDown ArrowDown Tab', 'Bodø'],
    ['Escape closes the list', 'Tab ArrowDown Escape', ''],
    ['Escape closes the list, and what is typed stays', 'Tab b Escape', 'b'],
    ['Home belongs to the text', 'Tab b o Home x', 'xbo|-'],
    ['End belongs to the text', 'Tab b o Home End x', 'box|-'],
    // Latin letters run from left to right on either page, and the arrows with them.
    ['an arrow back belongs to the text', 'Tab b o ArrowLeft x', 'bxo|-'],
    ['an arrow forward belongs to the text', 'Tab b o Home ArrowRight x', 'bxo|-'],
    ['Backspace belongs to the text', 'Tab b o Backspace', 'b|-'],
    ['Delete belongs to the text', 'Tab b o Home Delete', 'o|-'],
  ])('%s', async (_, keys, leads) => {
    await press(keys, direction)
    await expect.poll(state).toBe(leads)
  })

  test('focus stays in the box while the keys go through the list', async () => {
    await press('Tab ArrowDown ArrowDown', direction)
    await expect
      .poll(() => page.locator('[role=option][data-active], [role=option][aria-selected]').count())
      .toBeGreaterThan(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  })
})

const focused = () => page.evaluate(() => document.activeElement?.textContent)

async function show(name: string, direction: 'ltr' | 'rtl') {
  await page.evaluate(
    ([pattern, way]) => {
      ;(window as unknown as { show(...args: unknown[]): void }).show(pattern, way)
    },
    [name, direction],
  )
  await page.getByRole('button', { name: 'Before' }).focus()
}

async function press(keys: string, direction: 'ltr' | 'rtl') {
  const arrows = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const [forward = '', back = ''] = arrows
  for (const key of keys.split(' ')) {
    await page.keyboard.press(key.replace(/^Forward$/, forward).replace(/^Back$/, back))
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  }
}
