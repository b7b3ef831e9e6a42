import type { ComponentType } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { TreeScreen, type TreeScreenProps } from '../../../src/screens/tree/TreeScreen'
import { category, categorySource, idOfCategory, type Category } from './categories'
import { dragRow, rowOf } from './dragRow'

type CategoryTree = TreeScreenProps<(typeof category)['fields']>

/** Plays do not run from right to left. */
const played = ['light', 'dark', 'narrow'] as const

const meta = preview.meta({
  title: 'Screens/TreeScreen/Moving',
  component: TreeScreen as ComponentType<CategoryTree>,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-TreeScreen[data-status="ready"]' } },
  args: {
    entity: category,
    title: 'Categories of the shop',
    fields: ['name', 'goods', 'shown', 'code'] as const,
    defaultExpanded: [idOfCategory('Bags')],
    getHref: (record: Category) => `#${record.id}`,
  },
  loaders: [() => ({ source: categorySource() })],
  render: (args, { loaded }) => (
    <>
      <TreeScreen {...args} source={loaded.source as CategoryTree['source']} />
      <ToastRegion />
    </>
  ),
})

/** The names of the rows, each behind its level. */
const rowsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('.sw-RecordGrid-body [role="row"]')]
    .sort((one, other) => Number(one.dataset.index) - Number(other.dataset.index))
    .map((row) => `${row.ariaLevel} ${row.querySelector('.sw-RecordGrid-open')?.textContent ?? ''}`)

/** Held over a row it says that it may go there, and over one of its own why not; let go, it stands there at once. */
export const Dragged = meta.story({
  parameters: { visual: { skip: 'seen before as "Shop", and held as "Held"' } },
  play: async ({ canvasElement }) => {
    const drag = dragRow(await rowOf(canvasElement, 'Dry bags'))
    const clothing = await rowOf(canvasElement, 'Clothing')
    drag.over(clothing)
    await expect(clothing).toHaveAttribute('data-drop', 'allowed')
    drag.drop()
    await waitFor(() => expect(rowsIn(canvasElement)).toContain('2 Jackets'))
    await expect(await rowOf(canvasElement, 'Dry bags')).toHaveAttribute('aria-level', '2')
    await waitFor(() => {
      const rows = rowsIn(canvasElement)
      return expect(rows.indexOf('2 Dry bags')).toBeGreaterThan(rows.indexOf('1 Clothing'))
    })
    await waitFor(() => expect(document.body).toHaveTextContent('Dry bags is below Clothing'))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => {
      const rows = rowsIn(canvasElement)
      return expect(rows.indexOf('2 Dry bags')).toBeLessThan(rows.indexOf('1 Camping'))
    })
  },
})

/** Held over a row below itself: it is no place, in words as well, and nothing moves. */
export const Held = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'forced'] } },
  play: async ({ canvasElement }) => {
    const packs = await rowOf(canvasElement, 'Backpacks')
    const bags = await rowOf(canvasElement, 'Bags')
    const first = dragRow(bags)
    first.over(packs)
    await expect(packs).toHaveAttribute('data-drop', 'rejected')
    const picture = document.querySelector('.sw-TreeScreen-picture')
    await expect(picture).toHaveTextContent('Bags cannot stand below what is below it.')
    first.drop()
    await expect(document.body).toHaveTextContent(
      'Bags cannot stand below what is below it. Bags stays where it is',
    )
    await expect(rowsIn(canvasElement).slice(0, 2)).toEqual(['1 Bags', '2 Backpacks'])
    const second = dragRow(packs)
    second.over(await rowOf(canvasElement, 'Camping'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('.sw-TreeScreen-picture')).toBeNull())
    await expect(rowsIn(canvasElement).slice(0, 2)).toEqual(['1 Bags', '2 Backpacks'])
    // No branch is below it that would open meanwhile.
    const gifts = await rowOf(canvasElement, 'Gift cards')
    dragRow(packs).over(gifts)
    await expect(gifts).toHaveAttribute('data-drop', 'allowed')
  },
})

/** By keys alone: the menu of a row, the place by its name; the focus is on the row where it went. */
export const MovedByKeys = meta.story({
  name: 'Moved by keys',
  parameters: { visual: { modes: played } },
  play: async ({ canvas, canvasElement }) => {
    const dry = await canvas.findByRole('link', { name: 'Dry bags' })
    dry.focus()
    await userEvent.keyboard('{End}{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    await userEvent.keyboard('M{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Move Dry bags' })
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('Climb')
    await screen.findByRole('option', { name: /^Climbing/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveValue('Climbing'))
    within(dialog).getByRole('button', { name: 'Move' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rowsIn(canvasElement)).toContain('2 Ropes'))
    await waitFor(() => expect(document.body).toHaveTextContent('Dry bags is below Climbing'))
    await waitFor(async () =>
      expect((await rowOf(canvasElement, 'Dry bags')).contains(document.activeElement)).toBe(true),
    )
  },
})

/** "Move to…" says where it stands, and of a place that is none why, beside the field. */
export const MoveTo = meta.story({
  name: 'Move to…',
  parameters: { visual: { until: '[role="dialog"]', modes: played } },
  args: { defaultExpanded: [idOfCategory('Camping')] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Tents' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move Tents' })
    await waitFor(() => expect(dialog).toBeVisible())
    const box = within(dialog).getByRole('combobox', { name: /^Move below/ })
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Now: Camping/))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Choose one from the list\./))
    await userEvent.type(box, 'Famil')
    await userEvent.click(await screen.findByRole('option', { name: /^Families/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }))
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(/Tents cannot stand below what is below it\./),
    )
    await expect(dialog).toBeVisible()
  },
})

/** The change was rejected: the row is back, nothing is lost, and it is said why, beside another try. */
export const Rejected = meta.story({
  loaders: [
    () => {
      const source = categorySource()
      let isFull = true
      source.control.fail = ({ method }) => {
        if (method !== 'update' || !isFull) return undefined
        isFull = false
        return { status: 500, title: 'The stock system is restarting' }
      }
      return { source }
    },
  ],
  parameters: { visual: { skip: 'looks like "Conflict"' } },
  play: async ({ canvas, canvasElement }) => {
    const drag = dragRow(await rowOf(canvasElement, 'Dry bags'))
    drag.over(await rowOf(canvasElement, 'Gift cards'))
    drag.drop()
    const news = await canvas.findByRole('group', { name: 'Not moved: Dry bags' })
    await waitFor(() => {
      const rows = rowsIn(canvasElement)
      return expect(rows.indexOf('2 Dry bags')).toBeLessThan(rows.indexOf('1 Camping'))
    })
    await userEvent.click(within(news).getByRole('button', { name: 'Try again' }))
    await waitFor(() => {
      const rows = rowsIn(canvasElement)
      return expect(rows.indexOf('2 Dry bags')).toBeGreaterThan(rows.indexOf('1 Gift cards'))
    })
  },
})

/** Someone else was faster: the row stands where it does at the source, and it is said why. */
export const Conflict = meta.story({
  loaders: [
    () => {
      const source = categorySource()
      source.control.fail = ({ method, phase }) =>
        method === 'update' && phase === 'before'
          ? { status: 412, title: 'Someone else changed it' }
          : undefined
      return { source }
    },
  ],
  parameters: { visual: { until: '.sw-Banner', modes: played } },
  play: async ({ canvas, canvasElement }) => {
    const drag = dragRow(await rowOf(canvasElement, 'Dry bags'))
    drag.over(await rowOf(canvasElement, 'Camping'))
    drag.drop()
    await canvas.findByRole('group', { name: 'Not moved: Dry bags' })
    await waitFor(() => {
      const rows = rowsIn(canvasElement)
      return expect(rows.indexOf('2 Dry bags')).toBeLessThan(rows.indexOf('1 Camping'))
    })
  },
})

/** Before a category is removed it is said how many stand below it, and that the page cannot tell what becomes of them. */
export const Removal = meta.story({
  parameters: { visual: { until: '[role="alertdialog"]', modes: played } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Dry bags' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    const leaf = await screen.findByRole('alertdialog', { name: /Dry bags/ })
    await waitFor(() => expect(leaf).toHaveTextContent('Nothing stands below it.'))
    await userEvent.click(within(leaf).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Dry bags/ })).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Bags' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    const dialog = await screen.findByRole('alertdialog', { name: /Bags/ })
    await waitFor(() => expect(dialog).toHaveTextContent(/^.*2 records stand below it\./))
  },
})
