import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { RowQuery } from '../../../src/screens/source/rowQuery'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

afterEach(cleanup)

const source = strikeSource()

it('loses no letter that was typed before the parent has taken over the search for those before', async () => {
  const asked: RowQuery[] = []
  const list = (query: RowQuery) => (
    <ListScreen
      entity={strike}
      source={source}
      query={query}
      onQueryChange={(next) => void asked.push(next)}
      searchDelay={5}
    />
  )
  const { rerender } = render(list({}))
  const take = (query: RowQuery) => rerender(list(query))
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  const type = (text: string) => fireEvent.change(box, { target: { value: text } })

  type('o')
  await waitFor(() => expect(asked).toHaveLength(1))
  type('os')
  take(asked[0]!)
  expect(box.value).toBe('os')
  await waitFor(() => expect(asked).toHaveLength(2))
  take(asked[1]!)
  expect(box.value).toBe('os')

  // Back in the browser's history: a search from elsewhere is shown.
  take({ search: 'o' })
  expect(box.value).toBe('o')
})
