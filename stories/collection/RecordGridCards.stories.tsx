import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { createColumns } from '../../src/collection/createColumns'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { messagesInEnglish } from '../../src/messages/createTranslator'
import { boolean, decimal, defineEntity, integer, text } from '../../src/spec'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

const meta = preview.meta({
  title: 'Collection/RecordGrid/Cards',
  component: RecordGrid as ComponentType<GridOfStrikesProps>,
  args: { layout: 'cards', onOpen: fn() },
  render: (args) => (
    <div style={{ inlineSize: 'min(100%, 22rem)' }}>
      <GridOfStrikes {...args} height={560} />
    </div>
  ),
})

async function cardsIn(canvasElement: HTMLElement) {
  const grid = await within(canvasElement).findByRole('grid')
  await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(3))
  const box = grid.getBoundingClientRect()
  const focused = () => document.activeElement!.closest('[role=row]')!
  return {
    grid,
    focused,
    index: () => Number(focused().getAttribute('aria-rowindex')) - 2,
    isSeen: (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= box.top - 1 && bottom <= box.bottom + 1
    },
  }
}

/** Control with End leads to the last card, which stays in sight while those around it learn how high they are. */
export const ToTheEnd = meta.story({
  name: 'Last card by keyboard',
  play: async ({ canvasElement }) => {
    const { index, isSeen, grid } = await cardsIn(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(index()).toBe(Number(grid.getAttribute('aria-rowcount')) - 2))
    await settled(grid)
    await expect(isSeen(document.activeElement!)).toBe(true)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(index()).toBe(0))
    await settled(grid)
    await expect(isSeen(document.activeElement!)).toBe(true)
  },
})

/** A value that a card leaves out, because it is empty, has its place while the keyboard stands on it. */
export const EmptyByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const { grid, index } = await cardsIn(canvasElement)
    const isEmpty = () => document.activeElement!.matches('.sw-RecordGrid-line > [data-empty]')
    await userEvent.tab()
    for (let presses = 0; presses < 60 && !isEmpty(); presses++) {
      const before = document.activeElement
      const row = index()
      await userEvent.keyboard('{ArrowRight}')
      if (document.activeElement === before || index() !== row) await userEvent.keyboard('{ArrowDown}{Home}')
    }
    await settled(grid)
    await expect(document.activeElement).toHaveAttribute('data-empty')
    await expect(document.activeElement!.clientWidth).toBeGreaterThan(1)
  },
})

const measured = defineEntity({
  name: 'measurement',
  labels: ['Measurement', 'Measurements'],
  id: 'id',
  title: 'sample',
  fields: {
    id: integer({ readOnly: true }),
    sample: text({ label: 'Sample' }),
    analyte: text({ label: 'Analyte' }),
    value: decimal({ label: 'Value', unit: 'mg/l' }),
    below: boolean({ label: 'Below detection limit' }),
  },
})

const measurements = [
  { id: 1, sample: 'W000001 · Site 10', analyte: 'Nitrate', value: '55.2', below: false },
  { id: 2, sample: 'W000001 · Site 10', analyte: 'Lead', value: '0.001', below: true },
  { id: 3, sample: 'W000002 · Site 50', analyte: 'Perfluorooctanoic acid', value: '6.02', below: false },
]

const columns = createColumns(
  measured,
  ['sample', 'analyte', 'value', 'below'],
  { sort: [] },
  { locale: 'en', t: messagesInEnglish },
)

/** Of a question and its answer the answer is seen, however long the question is: "Below detection limit No". */
export const YesAndNo = meta.story({
  render: () => (
    <div style={{ inlineSize: 'min(100%, 20rem)' }}>
      <RecordGrid
        label="Measurements"
        layout="cards"
        columns={columns}
        titleColumn="sample"
        rowCount={measurements.length}
        getRow={(index) => measurements[index]}
        getRowId={(index) => measurements[index]!.id}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('grid')
    for (const line of canvasElement.querySelectorAll('.sw-RecordGrid-line')) {
      const answer = within(line as HTMLElement).getByText(/^(Yes|No)$/)
      await expect(answer.getBoundingClientRect().right).toBeLessThanOrEqual(
        line.getBoundingClientRect().right,
      )
      await expect(answer.scrollWidth).toBeLessThanOrEqual(answer.clientWidth + 1)
    }
  },
})

/** PageDown passes over no card that was not seen, and the one it leads to is in sight. */
export const PageByPage = meta.story({
  play: async ({ canvasElement }) => {
    const { grid, index, isSeen } = await cardsIn(canvasElement)
    await userEvent.tab()
    for (let page = 0; page < 5; page++) {
      const seen = [...grid.querySelectorAll('[data-index]')].filter(isSeen).length
      const before = index()
      await userEvent.keyboard('{PageDown}')
      await waitFor(() => expect(index()).toBeGreaterThan(before))
      await settled(grid)
      await expect(index() - before).toBeLessThanOrEqual(Math.max(1, seen))
      await expect(isSeen(document.activeElement!)).toBe(true)
    }
  },
})

/** On a phone it can be read who is on duty from when until when: nothing is squeezed to nothing, and nothing cut without a sign. */
export const Duties = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { visual: { modes: ['narrow', 'narrow-rtl'] } },
  render: () => (
    <RecordGrid<Duty>
      label="Duties"
      layout="cards"
      columns={[
        { id: 'role', header: 'Role' },
        { id: 'who', header: 'Who' },
        { id: 'from', header: 'From', truncate: false },
        { id: 'until', header: 'Until', truncate: false },
      ]}
      rowCount={duties.length}
      getRow={(index) => duties[index]}
      getRowId={(index) => index}
      getHref={() => '#'}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3))
    const grid = canvas.getByRole('grid').getBoundingClientRect()
    for (const { who, from, until } of duties) {
      for (const text of [who, from, until]) {
        const value = canvas.getAllByText(text)[0]!
        const { left, right, width } = value.getBoundingClientRect()
        await expect(width).toBeGreaterThanOrEqual(60)
        await expect(left >= grid.left && right <= grid.right).toBe(true)
        // Times are whole, and so is a name that a line has room for.
        if (text !== duties[2]!.who) await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth)
      }
    }
  },
})

interface Duty {
  role: string
  who: string
  from: string
  until: string
}

const duties: readonly Duty[] = [
  { role: 'Duty leader', who: 'Eva Moser', from: 'Oct 8, 2026, 8:00 AM', until: 'Oct 9, 2026, 8:00 AM' },
  { role: 'Standby', who: 'Lukas Fuchs', from: 'Oct 9, 2026, 8:30 AM', until: 'Oct 10, 2026, 8:30 AM' },
  {
    role: 'Driver',
    who: 'Mountain rescue of the upper valley and its volunteers',
    from: 'Oct 10, 2026, 7:15 PM',
    until: 'Oct 11, 2026, 7:15 PM',
  },
]

async function settled(grid: HTMLElement) {
  for (let calm = 0, last = -1; calm < 10; calm++) {
    if (grid.scrollTop !== last) calm = 0
    last = grid.scrollTop
    await new Promise(requestAnimationFrame)
  }
}
