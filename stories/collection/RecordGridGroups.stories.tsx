import { type ComponentType, useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { GridGroup } from '../../src/collection/GridGroup'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { optionLabelOf } from '../../src/spec/labels/labels'
import { useLocale } from '../../src/internal/locale'
import { someStrikes, strike } from '../fixtures/birdstrikes'
import { strikeInArabic } from '../fixtures/birdstrikesInArabic'
import { GridOfStrikes, type GridOfStrikesProps } from './gridOfStrikes'

const kinds = strike.fields.damage.options.filter((kind) => someStrikes.some(({ damage }) => damage === kind))
const byDamage = kinds.flatMap((kind) => someStrikes.filter(({ damage }) => damage === kind))

/** Strikes by what they did; the groups named are expanded at first. */
function GroupedStrikes({ open = ['Minor'], ...props }: GridOfStrikesProps & { open?: readonly string[] }) {
  const { locale, direction } = useLocale()
  const [expanded, setExpanded] = useState<readonly string[]>(open)
  const groups = useMemo(
    () =>
      kinds.map((kind): GridGroup => {
        const records = byDamage.filter(({ damage }) => damage === kind)
        const { damage } = (direction === 'rtl' ? strikeInArabic : strike).fields
        const cost = records.reduce((sum, { costTotal }) => sum + Number(costTotal ?? 0), 0)
        return {
          id: kind,
          title: optionLabelOf(damage, kind, locale),
          count: records.length,
          expanded: expanded.includes(kind),
          totals: new Map([['costTotal', cost.toLocaleString(locale)]]),
        }
      }),
    [expanded, locale, direction],
  )
  return (
    <GridOfStrikes
      {...props}
      rows={byDamage}
      groups={groups}
      onGroupExpandedChange={(id, isExpanded) =>
        setExpanded((before) => (isExpanded ? [...before, id] : before.filter((one) => one !== id)))
      }
    />
  )
}

const meta = preview.meta({
  title: 'Collection/RecordGrid/Groups',
  component: RecordGrid as ComponentType<GridOfStrikesProps & { open?: readonly string[] }>,
  render: (args) => <GroupedStrikes {...args} />,
  args: { onOpen: fn() },
})

const treeIn = (canvas: HTMLElement) => within(canvas).findByRole('treegrid', { name: 'Bird strikes' })
const headings = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[aria-level="1"]')]
const focusedRow = () => document.activeElement?.closest('[role="row"]')

/** Strikes by what they did to the aircraft: each group says how many there are and what they cost. */
export const Groups = meta.story({
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    const minor = byDamage.filter(({ damage }) => damage === 'Minor').length
    await waitFor(() => expect(tree.querySelectorAll('[aria-level="2"]').length).toBeGreaterThan(3))
    await expect(headings(tree)[0]).toHaveAttribute('aria-expanded', 'false')
    await expect(
      within(tree).getByRole('button', { name: new RegExp(`^Minor\\s*${minor} records$`) }),
    ).toBeVisible()
    await expect(tree).toHaveAttribute('aria-rowcount', String(kinds.length + minor + 1))
    await userEvent.click(within(tree).getByRole('button', { name: /^Minor/ }))
    await waitFor(() => expect(tree.querySelectorAll('[aria-level="2"]')).toHaveLength(0))
  },
})

async function walk(tree: HTMLElement, onward: string, back: string) {
  within(tree)
    .getByRole('button', { name: /records?|سج/, expanded: true })
    .focus()
  const heading = focusedRow()
  await userEvent.keyboard(`{${back}}`)
  await expect(heading).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard(`{${onward}}`)
  await expect(heading).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(focusedRow()).toHaveAttribute('aria-posinset', '1'))
  await userEvent.keyboard(`{Home}{${back}}`)
  await waitFor(() => expect(focusedRow()).toBe(heading))
  // Its checkbox, its name, and the cells of its totals.
  await userEvent.keyboard(`{${onward}}`)
  await expect(document.activeElement).toHaveClass('sw-RecordGrid-groupToggle')
  await userEvent.keyboard(`{${onward}}`)
  await expect(document.activeElement).toHaveClass('sw-RecordGrid-total')
  await userEvent.keyboard(`{${back}}{Enter}`)
  await waitFor(() => expect(heading).toHaveAttribute('aria-expanded', 'false'))
}

/** Arrows expand and collapse a group and lead from a record to its heading, as in every tree grid. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    await walk(await treeIn(canvasElement), 'ArrowRight', 'ArrowLeft')
  },
})

/** Where people read from the right, the left arrow expands. */
export const ByKeyboardInArabic = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const tree = await within(canvasElement).findByRole('treegrid')
    await walk(tree, 'ArrowLeft', 'ArrowRight')
  },
})

/** A group is selected as a whole: the box of its heading says how much of it is. */
export const Selecting = meta.story({
  name: 'Select a whole group',
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    const box = await within(tree).findByRole('checkbox', { name: 'Select None' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.click(within(tree).getByRole('button', { name: /^None/ }))
    await waitFor(() =>
      expect(tree.querySelectorAll('[aria-level="2"][aria-selected="true"]').length).toBeGreaterThan(0),
    )
    const [first] = tree.querySelectorAll<HTMLElement>('[aria-level="2"][aria-selected="true"] input')
    await userEvent.click(first!)
    await waitFor(() => expect(box).toBePartiallyChecked())
  },
})

/** While the records of a group are scrolled through, its heading stays above them. */
export const Scrolled = meta.story({
  args: { open: kinds },
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    tree.scrollTo({ top: 700 })
    const head = tree.querySelector('.sw-RecordGrid-head')!
    await waitFor(() => {
      const stuck = tree.querySelector('[data-stuck]')!
      return expect(stuck.getBoundingClientRect().top).toBeCloseTo(head.getBoundingClientRect().bottom, 0)
    })
    await expect(within(tree).getAllByRole('row').length).toBeLessThan(30)
  },
})

/** On a phone cards stand below the headings. */
export const Cards = meta.story({
  name: 'On a phone',
  args: { layout: 'cards' as const, selectable: false },
  play: async ({ canvasElement }) => {
    const tree = await treeIn(canvasElement)
    await waitFor(() => expect(tree.querySelectorAll('[aria-level="2"]').length).toBeGreaterThan(2))
    const heading = within(tree).getByRole('button', { name: /^Minor/ })
    await userEvent.click(heading)
    await waitFor(() => expect(tree.querySelectorAll('[aria-level="2"]')).toHaveLength(0))
    await userEvent.click(heading)
    await waitFor(() => expect(tree.querySelectorAll('[aria-level="2"]').length).toBeGreaterThan(2))
  },
})
