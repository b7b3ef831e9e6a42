import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { someStrikes, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

afterEach(cleanup)

const minor = someStrikes.filter(({ damage }) => damage === 'Minor').length
const status = () => screen.getByRole('status').textContent
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())

it('shows the filter of a link as a chip, and everything again when it is taken off', async () => {
  const onQueryChange = vi.fn()
  render(
    <ListScreen
      entity={strike}
      source={strikeSource()}
      defaultQuery={{ filter: { damage: { is: 'Minor' } } }}
      onQueryChange={onQueryChange}
    />,
  )
  await waitFor(() => expect(status()).toBe(`${minor} bird strikes`))
  await press(/^Remove Damage\s?: Minor/)
  await waitFor(() => expect(status()).toBe(`${someStrikes.length} bird strikes`))
  expect(onQueryChange).toHaveBeenLastCalledWith({ filter: undefined })
})

it('offers to clear the filters when nothing matches', async () => {
  render(
    <ListScreen
      entity={strike}
      source={strikeSource()}
      defaultQuery={{ filter: { species: { is: 'Dodo' } } }}
    />,
  )
  await screen.findByText('Try fewer filters.')
  await press('Clear filters')
  await waitFor(() => expect(status()).toBe(`${someStrikes.length} bird strikes`))
})

it('offers no filter where the source can compare nothing', async () => {
  const { list, can } = strikeSource()
  render(<ListScreen entity={strike} source={{ list, can: { ...can, filter: {} } }} />)
  await waitFor(() => expect(status()).toBe(`${someStrikes.length} bird strikes`))
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull()
})

it('asks for counts once for each query, and only for what has a menu', async () => {
  const source = strikeSource()
  const facets = vi.fn(source.facets)
  render(<ListScreen entity={strike} source={{ ...source, facets }} quickFilters={['damage', 'species']} />)
  await waitFor(() => expect(facets).toHaveBeenCalledTimes(1))
  expect(facets.mock.calls[0]?.[1]).toEqual(['damage'])
  expect(within(screen.getByRole('group', { name: 'Filters' })).getByText('Damage')).toBeTruthy()
})
