import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { indexedDbSource } from '../../src/data/indexedDbSource'
import { memorySource } from '../../src/data/memorySource'
import { type Todo, todo, Todos } from './Todo'

const meta = preview.meta({
  title: 'Product/Todo',
  component: Todos,
  parameters: { layout: 'fullscreen' },
  args: { base: location.pathname, source: memorySource(todo, []) },
})

const three: readonly Todo[] = [
  { id: 1, title: 'Report the strike at gate 12', done: true },
  { id: 2, title: 'Ask the tower for the time', done: false },
  { id: 3, title: 'Send the feather to the museum', done: false },
]

const newOne = () => screen.findByRole('textbox', { name: 'What needs to be done?' })
const titles = () =>
  within(screen.getByRole('list', { name: 'To-dos' }))
    .queryAllByRole('button', { name: /^Change To-do/ })
    .map((one) => one.textContent)

/** Nothing is there; Enter adds what is typed without the blanks around it, and the field is ready for the next. */
export const Add = meta.story({
  args: { source: memorySource(todo, []) },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Nothing to do yet')).toBeVisible()
    const field = await newOne()
    await userEvent.type(field, '  Buy bird seed {Enter}')
    await waitFor(() => expect(titles()).toEqual(['Buy bird seed']))
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.type(field, 'Fill the feeder{Enter}')
    await waitFor(() => expect(titles()).toHaveLength(2))
    await expect(screen.getByText('2 items left')).toBeVisible()
  },
})

/** The tasks left and the tasks done have addresses of their own, and the browser's way back leads from one to the other. */
export const Filter = meta.story({
  args: { source: memorySource(todo, three) },
  play: async ({ userEvent }) => {
    const before = location.pathname
    await userEvent.click(await screen.findByRole('link', { name: 'Completed' }))
    await waitFor(() => expect(titles()).toEqual(['Report the strike at gate 12']))
    await expect(location.pathname).toMatch(/\/completed$/)
    await userEvent.click(screen.getByRole('link', { name: 'Active' }))
    await waitFor(() => expect(titles()).toHaveLength(2))
    history.back()
    await waitFor(() => expect(titles()).toEqual(['Report the strike at gate 12']))
    await expect(screen.getByRole('link', { name: 'Completed' })).toHaveAttribute('aria-current', 'page')
    history.back()
    await waitFor(() => expect(location.pathname).toBe(before))
    await waitFor(() => expect(titles()).toHaveLength(3))
  },
})

/** One is ticked, then all at once; those that are done are cleared together. */
export const Tick = meta.story({
  args: { source: memorySource(todo, three) },
  play: async ({ userEvent }) => {
    const all = await screen.findByRole('checkbox', { name: 'All are done' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Ask the tower/ }))
    await expect(await screen.findByText('1 item left')).toBeVisible()
    await userEvent.click(all)
    await expect(await screen.findByText('0 items left')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Send the feather/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear completed' }))
    await waitFor(() => expect(titles()).toEqual(['Send the feather to the museum']))
    await expect(screen.queryByRole('button', { name: 'Clear completed' })).toBeNull()
  },
})

/** Escape leaves what was there, leaving the field keeps what was typed, and one that is emptied is removed. */
export const Edit = meta.story({
  args: { source: memorySource(todo, three) },
  play: async ({ userEvent }) => {
    const edit = async (name: RegExp) => {
      await userEvent.click(await screen.findByRole('button', { name }))
      const field = await screen.findByRole('textbox', { name: 'To-do' })
      await userEvent.clear(field)
      return field
    }
    await userEvent.type(await edit(/Ask the tower/), 'Something else{Escape}')
    await waitFor(() => expect(titles()[1]).toBe('Ask the tower for the time'))
    await userEvent.type(await edit(/Ask the tower/), ' Ask the tower for the wind ')
    await userEvent.click(await newOne())
    await waitFor(() => expect(titles()[1]).toBe('Ask the tower for the wind'))
    await userEvent.type(await edit(/Ask the tower/), '{Enter}')
    await waitFor(() => expect(titles()).toHaveLength(2))
  },
})

/** A task that is written stays in this browser: another page that opens has it. */
export const Kept = meta.story({
  parameters: { visual: { skip: 'the same as a list that came from memory' } },
  render: (args) => <Twice {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await newOne(), 'Write to the airline{Enter}')
    await waitFor(() => expect(titles()).toEqual(['Write to the airline']))
    await userEvent.click(screen.getByRole('button', { name: 'Open the page again' }))
    await waitFor(() => expect(titles()).toEqual(['Write to the airline']))
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(await screen.findByText('Nothing to do yet')).toBeVisible()
  },
})

/** The app with what is kept in this browser; a page that opens makes a source of its own. */
function Twice({ base }: { base?: string }) {
  const [page, open] = useState(() => ({ number: 1, source: keptTodos() }))
  return (
    <>
      <Todos key={page.number} base={base} source={page.source} />
      <button type="button" onClick={() => open({ number: page.number + 1, source: keptTodos() })}>
        Open the page again
      </button>
    </>
  )
}

const keptTodos = () => indexedDbSource(todo, { name: 'stories' })
