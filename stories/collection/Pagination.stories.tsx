import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Pagination, type PaginationProps } from '../../src/collection/Pagination'

const meta = preview.meta({
  title: 'Collection/Pagination',
  component: Pagination,
  args: { page: 4, pageCount: 20, onPageChange: fn() },
})

function Turned({ page: start, onPageChange, ...rest }: PaginationProps) {
  const [page, setPage] = useState(start)
  return (
    <Pagination
      {...rest}
      page={page}
      onPageChange={(next) => {
        setPage(next)
        onPageChange(next)
      }}
    />
  )
}

/** A thousand reports, fifty on a page: the first, the last and those around this one. */
export const Many = meta.story({
  args: { page: 10 },
  render: (args) => <Turned {...args} />,
  play: async ({ canvasElement, args }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages' }))
    await expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 10')
    await userEvent.click(pages.getByRole('button', { name: 'Page 11' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(11)
    await expect(pages.getByRole('button', { name: 'Page 11' })).toHaveFocus()
    await userEvent.click(pages.getByRole('button', { name: 'Previous page' }))
    await expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 10')
  },
})

/** Pressed to the end: "Next page" keeps the focus, says why it leads no further, and does nothing. */
export const LastPage = meta.story({
  args: { page: 6, pageCount: 7 },
  render: (args) => <Turned {...args} />,
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledOnce()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAccessibleDescription('This is the last page.')
  },
})

/** How many there are is not known: only the neighbours are offered. */
export const UnknownNumber = meta.story({
  args: { page: 3, pageCount: undefined, hasNext: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Page 3')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4)
  },
})

/** An old link leads beyond the end: the way back is the last page. */
export const BeyondTheEnd = meta.story({
  args: { page: 30, pageCount: 20 },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { current: 'page' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20)
  },
})

/** How many rows a page holds is the person's to say. */
export const PageSize = meta.story({
  args: { pageSize: 50, onPageSizeChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '100')
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(100)
  },
})

/** With little room: where a person is, and the neighbours. */
export const OnAPhone = meta.story({
  args: { pageSize: 50, onPageSizeChange: fn() },
  render: (args) => (
    <div style={{ inlineSize: 'min(100%, 20rem)' }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 4 of 20')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Page 5' })).not.toBeInTheDocument()
  },
})
