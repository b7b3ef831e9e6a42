import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import process from 'node:process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { memorySource } from '../../../src/data/memorySource'
import { rule } from '../../../src/spec/rules/crossFieldRule'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { boolean, choice, integer, text } from '../../../src/spec/fields/fields'
import { noOverlap } from '../../../src/spec/rules/noOverlap'
import { unique } from '../../../src/spec/rules/unique'
import { type Strike, strike, strikeSource } from '../../../stories/fixtures/birdstrikes'

afterEach(cleanup)

const complete: Partial<Strike> = {
  flightDate: '2001-05-04',
  airport: 'Denver Intl',
  state: 'Colorado',
  aircraft: 'B-737-300',
  phase: 'Approach',
  damage: 'None',
}

describe('a form screen', () => {
  it('stays saved when the host fails at what it does next, and the failure is the host’s to hear', async () => {
    const failure = new Error('no such route')
    const source = strikeSource()
    const statuses: (string | undefined)[] = []
    const uncaught = await uncaughtDuring(async () => {
      const { container } = render(
        <FormScreen
          entity={strike}
          source={source}
          fields={['species']}
          defaults={complete}
          onSaved={() => {
            statuses.push(container.querySelector<HTMLElement>('.sw-FormScreen')?.dataset.status)
            throw failure
          }}
        />,
      )
      await userEvent.type(screen.getByRole('textbox', { name: 'Species' }), 'Barn owl{Enter}')
      await screen.findByText(/^Saved \d/)
      await waitFor(() => expect(statuses).toHaveLength(1))
    })
    expect(uncaught).toEqual([failure])
    expect(screen.queryByRole('group', { name: 'This was not saved' })).toBeNull()
    expect(screen.getByText(/^Saved \d/)).toBeTruthy()
  })

  it('asks its source whether the time is taken, and by a record that the rule is about', async () => {
    const booking = defineEntity({
      name: 'booking',
      labels: ['Booking', 'Bookings'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        room: text(),
        from: integer({ label: 'From' }),
        until: integer({ label: 'Until' }),
        off: boolean(),
      },
      rules: [noOverlap({ at: ['from', 'until'], per: ['room'], when: { off: { not: true } } })],
    })
    const held = memorySource(booking, [
      { id: 1, room: 'Oak', from: 8, until: 10, off: false },
      { id: 2, room: 'Oak', from: 10, until: 12, off: true },
      { id: 3, room: 'Oak', from: 12, until: 14, off: false },
    ])
    const list = vi.fn(held.list)
    render(<FormScreen entity={booking} source={{ ...held, list }} defaults={{ room: 'Oak' }} />)
    const from = await screen.findByRole('textbox', { name: /From/ })
    const until = screen.getByRole('textbox', { name: /Until/ })
    await userEvent.type(from, '9')
    await userEvent.type(until, '11{Enter}')
    const taken = 'From and Room: this time is taken, choose another'
    await waitFor(() => expect(screen.getAllByText(taken).length).toBeGreaterThan(0))
    expect(list.mock.calls.at(-1)?.[0]).toMatchObject({
      filter: { room: { is: 'Oak' }, from: { lte: 11 }, until: { gte: 9 } },
    })
    await userEvent.clear(from)
    await userEvent.type(from, '10')
    await userEvent.clear(until)
    await userEvent.type(until, '12{Enter}')
    await screen.findByText(/^Saved \d/)
  })

  it('holds a new record to the rules of the state in which it will be', async () => {
    const claim = defineEntity({
      name: 'claim',
      labels: ['Claim', 'Claims'],
      id: 'id',
      title: 'what',
      fields: {
        id: integer({ readOnly: true }),
        what: text({ label: 'What happened', required: true }),
        seen: text({ label: 'Seen by' }),
        status: choice(['reported', 'closed'], { label: 'Status', readOnly: true }),
      },
      states: { field: 'status', initial: 'reported', final: ['closed'] },
      transitions: { close: { from: ['reported'], to: 'closed', label: 'Close' } },
      rules: [
        rule({
          at: ['seen'],
          when: { status: 'reported' },
          require: { seen: { empty: false } },
          message: 'Enter who saw it',
        }),
      ],
    })
    const source = memorySource(claim, [])
    const create = vi.spyOn(source, 'create')
    render(<FormScreen entity={claim} source={source} />)
    await userEvent.type(await screen.findByRole('textbox', { name: 'What happened' }), 'A dent{Enter}')
    await screen.findAllByText('Enter who saw it')
    expect(create).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: /Seen by/ }), 'Ada{Enter}')
    await screen.findByText(/^Saved \d/)
    // The state itself is the source's to write.
    expect(create.mock.calls[0]?.[0]).toEqual({ what: 'A dent', seen: 'Ada' })
  })

  it('validates rules across fields by the whole record, and rules across records by its source', async () => {
    const room = defineEntity({
      name: 'room',
      labels: ['Room', 'Rooms'],
      id: 'id',
      fields: {
        id: integer({ readOnly: true }),
        name: text({ required: true }),
        seats: integer(),
        beds: integer(),
      },
      rules: [
        rule({
          at: ['seats'],
          when: { beds: { gt: 0 } },
          require: { seats: { gte: 2 } },
          message: 'Enter two seats or more',
        }),
        unique({ at: ['name'] }),
      ],
    })
    const source = memorySource(room, [
      { id: 1, name: 'Oak', seats: 2, beds: 1 },
      { id: 2, name: 'Elm', seats: 2, beds: 0 },
    ])
    render(<FormScreen entity={room} source={source} id={1} fields={['name', 'seats']} />)
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    const seats = screen.getByRole('textbox', { name: /Seats/ })
    await waitFor(() => expect(name.value).toBe('Oak'))
    await userEvent.clear(seats)
    await userEvent.type(seats, '1')
    await userEvent.clear(name)
    await userEvent.type(name, 'Elm{Enter}')
    const summary = await screen.findByRole('group', { name: 'There is a problem' })
    expect([...summary.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Enter another name, this one is taken',
      'Enter two seats or more',
    ])
    await userEvent.type(seats, '0')
    await userEvent.type(name, ' tree{Enter}')
    await screen.findByText(/^Saved \d/)
    expect(await source.get(1)).toMatchObject({ name: 'Elm tree', seats: 10, beds: 1 })
  })

  it('says of a rule across records what the product says of it', async () => {
    const room = defineEntity({
      name: 'room',
      labels: ['Room', 'Rooms'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), name: text({ required: true }) },
      rules: [unique({ at: ['name'], error: 'name-taken' })],
    })
    const errors = {
      'name-taken': {
        title: { en: 'There is a room of this name', de: 'Diesen Raum gibt es' },
        place: 'field',
        next: 'fix',
      },
    } as const
    render(<FormScreen entity={room} source={memorySource(room, [{ id: 1, name: 'Oak' }])} errors={errors} />)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Oak{Enter}')
    const summary = await screen.findByRole('group', { name: 'There is a problem' })
    expect(summary.querySelector('li')?.textContent).toBe('There is a room of this name')
  })

  it('says which field a rejection is about when this page does not show it', async () => {
    const source = strikeSource()
    const unknown = {
      path: ['airport'],
      rule: 'known',
      params: {},
      severity: 'error' as const,
      source: 'server' as const,
      message: 'Enter an airport of the register',
    }
    source.control.fail = () => ({ status: 422, title: 'Rejected', issues: [unknown] })
    render(<FormScreen entity={strike} source={source} fields={['species']} defaults={complete} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Species' }), 'Barn owl{Enter}')
    const summary = await screen.findByRole('group', { name: 'There is a problem' })
    expect(summary.querySelector('li')?.textContent).toBe(
      'Airport: Enter an airport of the register. It cannot be changed on this page.',
    )

    const onSaved = vi.fn()
    cleanup()
    render(
      <FormScreen
        entity={strike}
        source={source}
        fields={['species', 'airport']}
        defaults={complete}
        onSaved={onSaved}
      />,
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'Species' }), 'Barn owl{Enter}')
    await screen.findByRole('link', { name: 'Enter an airport of the register' })
    source.control.fail = undefined
    await userEvent.type(screen.getByRole('textbox', { name: 'Species' }), '{Enter}')
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  })
})

/** Collect rejections that no code handles; the test runner would fail because of them. */
async function uncaughtDuring(happens: () => Promise<void>): Promise<readonly unknown[]> {
  const others = process.listeners('unhandledRejection')
  const heard: unknown[] = []
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (thrown) => heard.push(thrown))
  try {
    await happens()
    await new Promise((resolve) => setImmediate(resolve))
  } finally {
    process.removeAllListeners('unhandledRejection')
    for (const other of others) process.on('unhandledRejection', other)
  }
  return heard
}
