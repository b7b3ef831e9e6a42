import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Column } from '../../src/collection/Column'
import { RecordGrid, type RecordGridProps } from '../../src/collection/RecordGrid'

afterEach(cleanup)

interface Job {
  id: number
  name: string
}
const columns: readonly Column<Job>[] = [{ id: 'name', header: 'Job' }]
const jobs = Array.from({ length: 8 }, (_, id): Job => ({ id, name: `Job ${id}` }))

function Jobs({ of, ...rest }: { of: readonly Job[] } & Partial<RecordGridProps<Job>>) {
  return (
    <RecordGrid
      label="Jobs"
      columns={columns}
      rowCount={of.length}
      getRow={(index) => of[index]}
      getRowId={(index) => of[index]?.id}
      renderDetail={({ name }) => `More of ${name}`}
      {...rest}
    />
  )
}

const toggle = (name: string) => screen.queryByRole('button', { name: `Details ${name}` })
const open = (name: string) => act(async () => toggle(name)?.click())
const details = () => [...document.querySelectorAll('.sw-RecordGrid-detail')].map((one) => one.textContent)

it('closes what a row shows when its record goes, and no other', async () => {
  const { rerender } = render(<Jobs of={jobs} />)
  await open('Job 1')
  await open('Job 4')
  expect(details()).toEqual(['More of Job 1', 'More of Job 4'])
  rerender(<Jobs of={jobs.filter(({ id }) => id !== 1)} />)
  expect(details()).toEqual(['More of Job 4'])
  rerender(<Jobs of={jobs} />)
  expect(details()).toEqual(['More of Job 4'])
})

it('stays with its record when rows are refreshed, turned round, or still loading', async () => {
  const { rerender } = render(<Jobs of={jobs} />)
  await open('Job 2')
  rerender(<Jobs of={jobs.map((job) => ({ ...job, name: `${job.name}, newer` }))} />)
  expect(details()).toEqual(['More of Job 2, newer'])
  rerender(<Jobs of={jobs.toReversed()} />)
  expect(toggle('Job 2')?.getAttribute('aria-expanded')).toBe('true')
  rerender(<Jobs of={jobs} getRow={() => undefined} getRowId={() => undefined} />)
  expect(details()).toEqual([])
  rerender(<Jobs of={jobs} />)
  expect(details()).toEqual(['More of Job 2'])
})

it('is closed in another list', async () => {
  const { rerender } = render(<Jobs of={jobs} viewKey="all" />)
  await open('Job 2')
  rerender(<Jobs of={jobs} viewKey="some" />)
  expect(details()).toEqual([])
})

it('counts as a row of its own', async () => {
  render(<Jobs of={jobs} />)
  await open('Job 2')
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('10')
  const numbers = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
})
