import type { ComponentType } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { TreeScreen, type TreeScreenProps } from '../../../src/screens/tree/TreeScreen'
import {
  categorySource,
  category,
  idOfCategory,
  misplaced,
  someCategories,
  type Category,
} from './categories'
import { categoryInArabic, categorySourceInArabic } from './categoriesInArabic'
import { TreeInRole } from './TreeInRole'

type CategoryTree = TreeScreenProps<(typeof category)['fields']>

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
    await expect(canvas.getAllByText('4 categories')[0]).toBeVisible()
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

/** A branch of very many shows the first of them, and more as they are asked for. */
export const More = meta.story({
  name: 'More of a branch',
  loaders: [() => ({ source: categorySource() })],
  render: (args, { loaded }) => <TreeScreen {...args} source={loaded.source as CategoryTree['source']} />,
  args: { branchSize: 2, defaultExpanded: [idOfCategory('Camping')] },
  parameters: { visual: { until: '.sw-RecordGrid-note button' } },
  play: async ({ canvas }) => {
    const tents = await canvas.findByRole('row', { name: /^Tents/ })
    await expect(tents).toHaveAttribute('aria-setsize', '4')
    await expect(canvas.queryByRole('row', { name: /^Mats/ })).toBeNull()
    const [more] = canvas.getAllByRole('button', { name: 'Show 2 more' })
    await userEvent.click(more!)
    await expect(await canvas.findByRole('row', { name: /^Mats/ })).toHaveAttribute('aria-posinset', '3')
    await expect(canvas.getByRole('row', { name: /^Cooking/ })).toHaveAttribute('aria-posinset', '4')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Show/ })).toHaveLength(1))
  },
})

/** A trainee may read: nothing can be dragged, and no row has a menu. */
export const ReadOnly = meta.story({
  name: 'Read only',
  args: { source: undefined },
  render: (args) => (
    <TreeInRole of="trainee">
      <TreeScreen {...args} />
    </TreeInRole>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^Camping/ })
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'New category' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'What is below Camping' })).toBeVisible()
  },
})

/** On a phone the rows are cards, each indented below its own, with the button where a thumb finds it. */
export const Phone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { defaultExpanded: [idOfCategory('Camping'), idOfCategory('Tents'), idOfCategory('Families')] },
  play: async ({ canvas }) => {
    const porch = await canvas.findByRole('row', { name: /^Six persons and more/ })
    await expect(porch).toHaveAttribute('aria-level', '4')
    const camping = canvas.getByRole('button', { name: 'What is below Camping' })
    await expect(camping.getBoundingClientRect().height).toBeGreaterThanOrEqual(40)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await userEvent.click(camping)
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Tents/ })).toBeNull())
    await userEvent.click(camping)
    await canvas.findByRole('row', { name: /^Tents/ })
  },
})

/** In Arabic it stands from right to left, and the arrow that opens a branch is that to the left. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  render: () => (
    <TreeScreen
      entity={categoryInArabic}
      source={arabicSource}
      fields={['name', 'goods', 'shown']}
      defaultExpanded={[4]}
      getHref={({ id }) => `#${id}`}
    />
  ),
  play: async ({ canvas }) => {
    const tents = await canvas.findByRole('link', { name: 'الخيام' })
    tents.focus()
    await userEvent.keyboard('{ArrowLeft}')
    const families = await canvas.findByRole('link', { name: 'خيام العائلات' })
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(families).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'الخيام' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'خيام العائلات' })).toBeNull())
    await userEvent.keyboard('{ArrowLeft}')
    await canvas.findByRole('link', { name: 'خيام العائلات' })
  },
})

const arabicSource = categorySourceInArabic()
