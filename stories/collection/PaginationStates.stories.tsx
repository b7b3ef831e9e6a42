import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Pagination, type PaginationProps } from '../../src/collection/Pagination'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Collection/Pagination/States',
  component: Pagination as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const nothing = () => {}

/** The pages of a list, at their ends and without a known one, and the choice of their size. */
export const Paginations = meta.story({
  render: () => (
    <StatesSheet<PaginationProps>
      width="page"
      part=".sw-Pagination-sizeControl"
      rows={{
        pages: { page: 10, pageCount: 20, onPageChange: nothing, pageSize: 50, onPageSizeChange: nothing },
      }}
      states={{
        rest: { label: 'Pages, rest' },
        first: { label: 'Pages, first', page: 1 },
        last: { label: 'Pages, last', page: 20 },
        few: { label: 'Pages, few', page: 2, pageCount: 3 },
        'unknown number': { label: 'Pages, unknown number', pageCount: undefined, hasNext: true },
        hover: { label: 'Pages, hover' },
        focus: { label: 'Pages, focus' },
      }}
    >
      {(props) => <Pagination {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const size = (state: string) =>
      getComputedStyle(canvas.getByRole('group', { name: `pages, ${state}` }).querySelector('select')!)
    await expect(size('hover').borderTopColor).not.toBe(size('rest').borderTopColor)
    await expect(size('focus').outlineStyle).toBe('solid')
    const pageOf = (state: string, name: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: `pages, ${state}` }).querySelector(`[aria-label="${name}"]`)!,
      )
    await expect(pageOf('first', 'Page 1').backgroundColor).not.toBe(pageOf('last', 'Page 1').backgroundColor)
  },
})
