import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { BoardScreen } from '../../../src/screens/board/BoardScreen'
import type { BoardScreenProps } from '../../../src/screens/board/BoardScreen'
import { choice, defineEntity, integer, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const job = defineEntity({
  name: 'job',
  labels: ['Job', 'Jobs'],
  id: 'id',
  title: 'name',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true }),
    size: choice(['small', 'large'], { label: 'Size' }),
    status: choice(['open', 'doing', 'done'], { label: 'State', readOnly: true }),
  },
  states: { field: 'status', initial: 'open', final: ['done'] },
  transitions: {
    begin: { from: ['open'], to: 'doing', label: 'Begin' },
    end: { from: ['doing'], to: 'done', label: 'End' },
  },
})

withRoom()
afterEach(cleanup)

async function draw(props: Partial<BoardScreenProps<(typeof job)['fields']>> = {}) {
  const source = memorySource(job, [
    { id: 1, rev: 1, name: 'Paint', status: 'open', size: 'small' },
    { id: 2, rev: 1, name: 'Sand', status: 'open' },
    { id: 3, rev: 1, name: 'Saw', status: 'doing', size: 'large' },
  ])
  render(<BoardScreen entity={job} source={source} {...props} />)
  await screen.findByRole('row', { name: 'Paint' })
  return source
}

const namesIn = (column: string) =>
  within(screen.getByRole('region', { name: column }))
    .queryAllByRole('row')
    .map((card) => card.dataset.card)
const press = (card: HTMLElement, ...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(card, { key })
}
const lift = (name: string) => {
  const card = screen.getByRole('row', { name })
  act(() => card.focus())
  press(card, ' ')
  return card
}

it('moves a card by the transition that leads there, and by no other way', async () => {
  await draw()
  press(lift('Paint'), 'ArrowRight', 'ArrowRight', ' ')
  expect(namesIn('Open')).toEqual(['1', '2'])
  press(screen.getByRole('row', { name: 'Paint' }), 'ArrowLeft', ' ')
  await waitFor(() => expect(namesIn('Doing')).toEqual(['1', '3']))
  expect(namesIn('Open')).toEqual(['2'])
})

it('shows the card in its new column before the source has answered, and back when that is rejected', async () => {
  const source = await draw()
  source.control.delay = 20
  source.control.fail = ({ method }) =>
    method === 'transition' ? { status: 500, title: 'The saw is broken' } : undefined
  press(lift('Paint'), 'ArrowRight', ' ')
  expect(namesIn('Doing')).toContain('1')
  await screen.findByText('Not done: Begin')
  expect(namesIn('Open')).toEqual(['1', '2'])
  expect(namesIn('Doing')).toEqual(['3'])
})

it('lets two cards be on their way at once', async () => {
  const source = await draw()
  source.control.delay = 20
  press(lift('Paint'), 'ArrowRight', ' ')
  press(lift('Sand'), 'ArrowRight', ' ')
  expect(namesIn('Open')).toEqual([])
  await waitFor(async () => expect((await source.get(2)).status).toBe('doing'))
  expect((await source.get(1)).status).toBe('doing')
})

it('does not let in one card more than the limit, where that is declared', async () => {
  await draw({ limits: { doing: 1 }, overLimit: 'reject' })
  const card = screen.getByRole('row', { name: 'Paint' })
  act(() => card.focus())
  press(card, ' ')
  expect(document.querySelector('[data-drop]')).toBeNull()
  await waitFor(() => expect(document.body.textContent).toContain('Paint cannot be moved from Open now'))
})

it('warns of one card too many, and lets it in', async () => {
  await draw({ limits: { doing: 1 } })
  const card = lift('Paint')
  expect(screen.getByText('Begin · One over its limit')).toBeTruthy()
  press(card, 'ArrowRight', ' ')
  await waitFor(() => expect(screen.getByText('2 of 1')).toBeTruthy())
})

it('writes a choice that is no state, also to nothing', async () => {
  const source = await draw({ columnField: 'size' })
  expect(namesIn('Without Size')).toEqual(['2'])
  press(lift('Paint'), 'ArrowLeft', ' ')
  await waitFor(async () => expect((await source.get(1)).size ?? null).toBeNull())
  await waitFor(() => expect(namesIn('Without Size')).toContain('1'))
})

it('marks a card that someone else has moved, and moves nothing while a card is held', async () => {
  const source = await draw()
  const card = lift('Paint')
  act(() => source.control.changeElsewhere(2, { status: 'done' }))
  await act(async () => {
    await source.list({})
  })
  expect(namesIn('Open')).toEqual(['1', '2'])
  press(card, 'Escape')
  await waitFor(() => expect(namesIn('Done')).toEqual(['2']))
  expect(screen.getByRole('row', { name: 'Sand' }).hasAttribute('data-changed')).toBe(true)
  expect(screen.getByRole('row', { name: 'Paint' }).hasAttribute('data-changed')).toBe(false)
})

it('says of its own move that it is made, and never that someone else has changed something', async () => {
  await draw()
  const before = screen.queryAllByText(/Someone else/).length
  press(lift('Paint'), 'ArrowRight', ' ')
  await screen.findByText('Paint: Doing')
  await waitFor(() => expect(namesIn('Doing')).toEqual(['1', '3']))
  expect(screen.queryAllByText(/Someone else/)).toHaveLength(before)
  expect(screen.getByRole('row', { name: 'Paint' }).hasAttribute('data-changed')).toBe(false)
})

it('says that a column failed, and asks again for that one', async () => {
  const source = memorySource(job, [{ id: 1, rev: 1, name: 'Paint', status: 'open' }])
  let isBroken = true
  const list = source.list.bind(source)
  source.list = (query, options) =>
    isBroken && JSON.stringify(query.filter).includes('done')
      ? Promise.reject(Object.assign(new Error('No'), { status: 500 }))
      : list(query, options)
  render(<BoardScreen entity={job} source={source} />)
  await screen.findByRole('row', { name: 'Paint' })
  await screen.findByText('These cards could not be loaded')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('These cards could not be loaded')).toBeNull())
})
