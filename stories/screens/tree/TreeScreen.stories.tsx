import type { ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { TreeScreen, type TreeScreenProps } from '../../../src/screens/tree/TreeScreen'
import {
  categorySource,
  category,
  idOfCategory,
  misplaced,
  someCategories,
  type Category,
} from './categories'

type CategoryTree = TreeScreenProps<(typeof category)['fields']>

/** Plays do not run from right to left. */
const played = ['light', 'dark', 'narrow']

const meta = preview.meta({
  title: 'Screens/TreeScreen',
  component: TreeScreen as ComponentType<CategoryTree>,
  parameters: { layout: 'fullscreen', visual: { until: '.sw-TreeScreen[data-status="ready"]' } },
  args: {
    entity: category,
    source: categorySource(),
    title: 'Categories of the shop',
    fields: ['name', 'goods', 'shown', 'code'] as const,
    getHref: (record: Category) => `#${record.id}`,
    onOpen: fn(),
    onCreate: fn(),
    searchDelay: 50,
  },
})

/** The categories of a shop: those at the top, and one branch open. */
export const Shop = meta.story({
  args: { defaultExpanded: [idOfCategory('Camping'), idOfCategory('Tents')] },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('treegrid', { name: 'Categories of the shop' })
    const tents = await within(grid).findByRole('row', { name: /^Tents/ })
    await expect(tents).toHaveAttribute('aria-level', '2')
    await expect(tents).toHaveAttribute('aria-expanded', 'true')
    await expect(tents).toHaveAttribute('aria-posinset', '1')
    await expect(tents).toHaveAttribute('aria-setsize', '4')
    const family = await within(grid).findByRole('row', { name: /^Families/ })
    await expect(family).toHaveAttribute('aria-level', '3')
    await expect(canvas.getByRole('row', { name: /^Gift cards/ })).not.toHaveAttribute('aria-expanded')
  },
})

/** By keys: onward opens a branch, down goes into it, back leads up to its record and closes it. */
export const ByKeys = meta.story({
  name: 'By keys',
  play: async ({ canvas }) => {
    const bags = await canvas.findByRole('link', { name: 'Bags' })
    bags.focus()
    await userEvent.keyboard('{ArrowRight}')
    const packs = await canvas.findByRole('link', { name: 'Backpacks' })
    await expect(document.body).toHaveTextContent('Bags: 3 below')
    await expect(bags).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(packs).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Bags' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Backpacks' })).toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByRole('link', { name: 'Backpacks' })
  },
})

/** A search shows what it found where it stands; the rows in grey only lead there. */
export const Found = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^Bags/ })
    await userEvent.type(canvas.getByRole('searchbox'), 'person')
    const porch = await canvas.findByRole('row', { name: /^Six persons and more/ })
    await expect(porch).toHaveAttribute('aria-level', '4')
    await expect(canvas.queryByRole('row', { name: /^Bags/ })).toBeNull()
    await expect(canvas.getByText(/Rows in grey/)).toBeVisible()
    await expect(canvas.getAllByText('4 records')[0]).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Camping' })).toHaveAttribute(
      'aria-description',
      'Only shows where others stand',
    )
  },
})

/** A branch gave no answer: that is said in its place, beside a way to try again, and the others stay. */
export const BranchFailed = meta.story({
  name: 'A branch failed',
  loaders: [
    () => {
      const source = categorySource()
      source.control.fail = ({ method, query }) =>
        method === 'list' && query?.filter?.['parent']?.is === idOfCategory('Bags')
          ? { status: 503, title: 'The stock system is restarting' }
          : undefined
      return { source }
    },
  ],
  render: (args, { loaded }) => <TreeScreen {...args} source={loaded.source as CategoryTree['source']} />,
  args: { defaultExpanded: [idOfCategory('Bags')] },
  parameters: { visual: { until: '.sw-TreeScreen-failure' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByText(/What is below could not be loaded/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Camping/ })).toBeVisible()
  },
})

/** One stands below a category that was deleted, two below each other: they are at the end of the top, and say so. */
export const Misplaced = meta.story({
  loaders: [() => ({ source: categorySource([...someCategories(), ...misplaced]) })],
  render: (args, { loaded }) => <TreeScreen {...args} source={loaded.source as CategoryTree['source']} />,
  parameters: { visual: { until: '.sw-RecordGrid-subtitle' } },
  play: async ({ canvas }) => {
    const lost = await canvas.findByRole('row', { name: /^Snow shoes/ })
    await expect(lost).toHaveTextContent('The record above it is gone, or not yours to see.')
    const circle = await canvas.findByRole('row', { name: /^(Outlet|Last pieces)/ })
    await expect(circle).toHaveTextContent('Stands below itself.')
  },
})
