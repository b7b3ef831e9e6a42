import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ReferenceProvider } from '../../../src/components/ReferenceProvider'
import { memorySource } from '../../../src/data/memorySource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { defineEntity, reference, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

afterEach(cleanup)
withRoom()

const airport = defineEntity({
  name: 'airport',
  labels: ['Airport', 'Airports'],
  id: 'id',
  title: 'name',
  fields: { id: text({ readOnly: true }), name: text({ label: 'Name' }) },
})
const flight = defineEntity({
  name: 'flight',
  labels: ['Flight', 'Flights'],
  id: 'id',
  fields: { id: text({ label: 'Number', readOnly: true }), to: reference('airport', { label: 'To' }) },
})

/** A list whose titles come when the test says so. */
function listOf(names: readonly string[]) {
  const airports = memorySource(
    airport,
    names.map((name, place) => ({ id: `A${place}`, name })),
  )
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const late: typeof airports = {
    ...airports,
    getMany: async (...asked) => {
      await answered
      return airports.getMany(...asked)
    },
  }
  const flights = memorySource(
    flight,
    names.map((_, place) => ({ id: `LH${place}`, to: `A${place}` })),
  )
  render(
    <ReferenceProvider references={[{ entity: airport, source: late }]}>
      <ListScreen entity={flight} source={flights} />
    </ReferenceProvider>,
  )
  return { airports, answer }
}

const tracks = () =>
  document.querySelector<HTMLElement>('.sw-RecordGrid')?.style.getPropertyValue('--sw-RecordGrid-tracks')

it('are taken by the columns when the titles come', async () => {
  const { answer } = listOf(
    Array.from({ length: 9 }, (_, place) => `Dallas Fort Worth International ${place}`),
  )
  await screen.findAllByText('LH3')
  const guessed = tracks()
  answer()
  await screen.findAllByText(/^Dallas.* 3/)
  await waitFor(() => expect(tracks()).not.toBe(guessed))
})

it('stay when one of the titles changes, because a person may be reading', async () => {
  const { airports, answer } = listOf(['Oslo', 'Bergen'])
  answer()
  await screen.findAllByText('Bergen')
  const known = tracks()
  airports.control.changeElsewhere('A0', { name: 'Oslo Gardermoen, which is far out of town' })
  await screen.findAllByText(/Gardermoen/)
  expect(tracks()).toBe(known)
})
