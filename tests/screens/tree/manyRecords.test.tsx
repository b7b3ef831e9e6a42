import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { recordTree } from '../../../src/screens/tree/recordTree'
import { TreeScreenView } from '../../../src/screens/tree/TreeScreenView'
import { withRoom } from '../withRoom'

interface Leaf {
  readonly id: number
  readonly in?: number
}

withRoom()
afterEach(cleanup)

/** Five thousand below the first record, and as many at the top. */
const leaves = Array.from({ length: 10_000 }, (_, id): Leaf => ({
  id,
  ...(id > 0 && id <= 5_000 && { in: 0 }),
}))
const { branches } = recordTree(leaves, {
  getId: ({ id }) => String(id),
  getParentId: (leaf) => (leaf.in === undefined ? undefined : String(leaf.in)),
})
const columns = [{ id: 'name', header: 'Name', cell: ({ id }: Leaf) => `Leaf ${id}` }]
const getRecordId = ({ id }: Leaf) => id

it('has only the rows in view on the page, of ten thousand with a branch of five thousand', async () => {
  render(
    <TreeScreenView<Leaf>
      title="Leaves"
      status="ready"
      branches={branches}
      expanded={[0]}
      columns={columns}
      getRecordId={getRecordId}
      getRecordTitle={({ id }) => `Leaf ${id}`}
    />,
  )
  const grid = await screen.findByRole('treegrid', { name: 'Leaves' })
  expect(grid.getAttribute('aria-rowcount')).toBe('10001')
  const drawn = () => [...grid.querySelectorAll<HTMLElement>('.sw-RecordGrid-body [role="row"]')]
  expect(drawn().length).toBeGreaterThan(10)
  expect(drawn().length).toBeLessThan(60)

  grid.scrollTop = 44 * 4_990
  fireEvent.scroll(grid)
  await waitFor(() => expect(drawn().some((row) => row.dataset.index === '5000')).toBe(true))
  expect(drawn().length).toBeLessThan(60)
  const last = drawn().find((row) => row.dataset.index === '5000')
  expect(last?.getAttribute('aria-level')).toBe('2')
  expect(last?.getAttribute('aria-posinset')).toBe('5000')
  expect(last?.getAttribute('aria-setsize')).toBe('5000')
  expect(
    drawn()
      .find((row) => row.dataset.index === '5001')
      ?.getAttribute('aria-level'),
  ).toBe('1')
})
