import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { memorySource } from '../../../src/data'
import { type EntityScreenProps, entityScreenProps } from '../../../src/screens/app/entityScreenProps'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import {
  choice,
  date,
  defineEntity,
  defineProduct,
  entityScreens,
  integer,
  type Product,
  text,
} from '../../../src/spec'
import { withRoom } from '../withRoom'

const fields = {
  id: integer({ readOnly: true }),
  guest: text({ label: 'Guest', required: true }),
  day: date({ label: 'Day', required: true }),
  room: choice(['blue', 'red'], { label: 'Room' }),
}
const visit = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  title: 'guest',
  fields,
  access: {
    host: { list: true, read: true, create: true, update: true },
    visitor: { list: true, read: true, fields: { room: { read: false, update: false } } },
  },
})
const product = defineProduct({
  entities: [visit],
  roles: { host: {}, visitor: {} },
  screens: entityScreens(visit, { base: '/visits', calendar: { start: 'day' } }),
})
/** The same visits, which are expected and then made. */
const made = defineEntity({
  name: 'visit',
  labels: ['Visit', 'Visits'],
  id: 'id',
  title: 'guest',
  fields: { ...fields, state: choice(['expected', 'made'], { readOnly: true }) },
  states: { field: 'state', initial: 'expected', final: ['made'] },
  transitions: { make: { from: ['expected'], to: 'made' } },
})
const withBoard = defineProduct({
  entities: [made],
  roles: { host: {}, visitor: {} },
  screens: entityScreens(made, { base: '/visits', calendar: { start: 'day' }, board: true }),
})

withRoom()
// It comes late; a machine with much to do needs longer than a test waits.
beforeAll(() => import('../../../src/screens/app/ProductCalendar'), 60_000)
afterEach(cleanup)

const visits = [
  { id: 1, guest: 'Ada', day: '2026-03-18', room: 'blue' },
  { id: 2, guest: 'Mary', day: '2026-03-19', room: 'red' },
] as const

let location: string

interface AppProps {
  start: string
  role: string
  shown?: Product | undefined
  calendar?: EntityScreenProps<typeof fields>['calendar']
}

function App({ start, role, shown = product, calendar = {} }: AppProps) {
  const [at, setAt] = useState(start)
  const [source] = useState(() =>
    shown === withBoard
      ? memorySource(
          made,
          visits.map((one) => ({ ...one, state: 'expected' as const })),
        )
      : memorySource(visit, visits),
  )
  useLayoutEffect(() => void (location = at))
  return (
    <ProductProvider
      product={shown}
      role={role}
      sources={{ visit: source }}
      router={{ location: at, navigate: setAt }}
    >
      <ProductScreens props={entityScreenProps(visit, { calendar })} />
    </ProductProvider>
  )
}

const open = (search: string, role = 'host', shown?: Product) =>
  render(<App start={`/visits/calendar?view=agenda&date=2026-03-18${search}`} role={role} shown={shown} />)
const visitOf = (guest: string) => screen.findByRole('link', { name: new RegExp(`^${guest}`) })

it('is filtered as its address says, and the list of the same records after it', async () => {
  open('&room.is=red')
  expect(await visitOf('Mary')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Ada/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/visits?room.is=red')

  fireEvent.click(screen.getByRole('button', { name: /Remove.*Room/ }))
  expect(await visitOf('Ada')).toBeTruthy()
  expect(location).toBe('/visits/calendar?view=agenda&date=2026-03-18')
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/visits')
})

it('leads to the board of the same records, and back, with what narrows both', async () => {
  open('&room.is=red', 'host', withBoard)
  await visitOf('Mary')
  const board = screen.getByRole('link', { name: 'Board' })
  expect(board.getAttribute('href')).toBe('/visits/board?room.is=red')
  cleanup()
  render(<App start="/visits/board?room.is=red" role="host" shown={withBoard} />)
  const back = await screen.findByRole('link', { name: 'Calendar' })
  expect(back.getAttribute('href')).toBe('/visits/calendar?room.is=red')
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('/visits?room.is=red')
})

it('keeps its filter on other days', async () => {
  open('&room.is=red')
  await visitOf('Mary')
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(location).toBe('/visits/calendar?view=agenda&date=2026-04-18&room.is=red')
})

it('asks nothing about what the role may not read', async () => {
  open('&room.is=red', 'visitor')
  expect(await visitOf('Ada')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Mary/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Room/ })).toBeNull()
})

const viewNow = async () => (await screen.findByRole('button', { pressed: true })).textContent

it('opens with the view that the host has given, as long as the address says nothing else', async () => {
  const calendar = {
    defaultQuery: { view: 'agenda', date: '2026-03-18', filter: { room: { is: 'red' } } },
  } as const
  const at = (search: string) => {
    cleanup()
    render(<App start={`/visits/calendar${search}`} role="host" calendar={calendar} />)
  }
  at('')
  expect(await visitOf('Mary')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Ada/ })).toBeNull()
  expect(await viewNow()).toBe('Agenda')
  // A filter that a person takes away stays away, and the address says so.
  fireEvent.click(screen.getByRole('button', { name: /Remove.*Room/ }))
  expect(await visitOf('Ada')).toBeTruthy()
  expect(location).toBe('/visits/calendar?view=agenda&date=2026-03-18')

  at('?date=2026-03-19')
  expect(await visitOf('Ada')).toBeTruthy()
  expect(await viewNow()).toBe('Agenda')

  at('?view=month&date=2026-03-18')
  expect(await visitOf('Ada')).toBeTruthy()
  expect(await viewNow()).toBe('Month')
})
