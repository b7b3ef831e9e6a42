import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import type { DataSource, ListQuery } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { queuedSource } from '../../src/data/queuedSource'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import type { FormStore } from '../../src/form/FormStore'
import { useEntityForm } from '../../src/form/useEntityForm'
import { keptStore } from '../data/keptStore'
import { boolean, choices, defineEntity, integer, list, reference, text } from '../../src/spec'

afterEach(cleanup)

const member = defineEntity({
  name: 'member',
  labels: ['Member', 'Members'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    station: reference('station'),
    skills: choices(['leader', 'medic']),
    active: boolean(),
    boss: reference('member'),
  },
})
const station = defineEntity({
  name: 'station',
  labels: ['Station', 'Stations'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ required: true }) },
})
const callOut = defineEntity({
  name: 'callOut',
  labels: ['Call-out', 'Call-outs'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    station: reference('station', { label: 'Station' }),
    leader: reference('member', {
      label: 'Leader',
      filter: { skills: { contains: 'leader' }, active: true, station: { is: { field: 'station' } } },
    }),
    medic: reference('member', { label: 'Medic', filter: { active: true, skills: { contains: 'medic' } } }),
    mine: reference('member', { label: 'Mine', filter: { boss: { me: true } } }),
    legs: list(
      {
        base: reference('station', { label: 'Base' }),
        driver: reference('member', { label: 'Driver', filter: { station: { is: { field: 'base' } } } }),
      },
      { label: 'Legs' },
    ),
  },
})

/** Without a station the condition asks for what can be told in words. */
const activeLeaders = 'Choose one where skills contains Leader and “Active” is yes'

const people = [
  { id: 1, name: 'Ada', station: 1, skills: ['leader'], active: true, boss: 4 },
  { id: 2, name: 'Bo', station: 2, skills: ['leader', 'medic'], active: true, boss: 4 },
  { id: 3, name: 'Cy', station: 1, skills: ['leader'], active: false },
  { id: 4, name: 'Di', station: 1, skills: ['medic'], active: true },
] as const

const stations = memorySource(station, [
  { id: 1, name: 'North' },
  { id: 2, name: 'South' },
])

function start(change: (source: DataSource<object>) => DataSource<object> = (source) => source) {
  const asked: ListQuery[] = []
  const inner = memorySource(member, people) as unknown as DataSource<object>
  const source = change({
    ...inner,
    list: (query, given) => {
      asked.push(query)
      return inner.list(query, given)
    },
  })
  return { asked, source }
}

const held: { form?: FormStore } = {}
const form = {
  getValue: (name: string) => held.form?.getValue(name),
  setValue: (name: string, value: unknown) => held.form?.setValue(name, value),
}

interface SheetProps {
  source: DataSource<object>
  values?: object
}

function Sheet({ source, values = {} }: SheetProps) {
  const store = useEntityForm(callOut, { defaultValues: values })
  useEffect(() => {
    held.form = store
  }, [store])
  return (
    <ReferenceProvider
      references={[
        { entity: member, source, me: 4 },
        { entity: station, source: stations },
      ]}
    >
      <Form store={store}>
        <EntityFields entity={callOut} />
      </Form>
    </ReferenceProvider>
  )
}

const box = (label: string) => screen.findByRole('combobox', { name: new RegExp(`^${label}`) })

/** The value of a field once a name was typed into it: an id where it is offered, or else the name. */
async function typed(label: string, name: string, value: () => unknown) {
  fireEvent.input(await box(label), { target: { value: name } })
  // Longer than the field waits for a pause in typing.
  for (let turn = 0; turn < 25 && typeof value() !== 'number'; turn += 1) {
    await new Promise((rest) => setTimeout(rest, 20))
  }
  return value()
}

const leader = () => form.getValue('leader')

describe('a reference to some records alone', () => {
  it('offers those that match its condition, and no others', async () => {
    render(<Sheet source={start().source} />)
    expect(await typed('Leader', 'Bo', leader)).toBe(2)
    expect(await typed('Leader', 'Cy', leader)).toBe('Cy')
    expect(await typed('Leader', 'Di', leader)).toBe('Di')
  })

  it('asks the source for no others', async () => {
    const { asked, source } = start()
    render(<Sheet source={source} />)
    await typed('Leader', 'Ada', leader)
    expect(asked.at(-1)?.filter).toEqual({ skills: { contains: 'leader' }, active: { is: true } })
  })

  it('follows the field that it depends on', async () => {
    render(<Sheet source={start().source} values={{ station: 2 }} />)
    expect(await typed('Leader', 'Ada', leader)).toBe('Ada')
    act(() => form.setValue('station', 1))
    expect(await typed('Leader', 'Bo', leader)).toBe('Bo')
    expect(await typed('Leader', 'Ada', leader)).toBe(1)
  })

  it('knows who asks', async () => {
    render(<Sheet source={start().source} />)
    expect(await typed('Mine', 'Bo', () => form.getValue('mine'))).toBe(2)
    expect(await typed('Mine', 'Cy', () => form.getValue('mine'))).toBe('Cy')
  })

  it('depends in an item of a list on what stands in that item', async () => {
    render(<Sheet source={start().source} values={{ legs: [{ base: 2 }], station: 1 }} />)
    const driver = () => (form.getValue('legs') as readonly { driver: unknown }[])[0]?.driver
    expect(await typed('Driver', 'Ada', driver)).toBe('Ada')
    expect(await typed('Driver', 'Bo', driver)).toBe(2)
  })

  it('looks itself where the source cannot filter so', async () => {
    const { source } = start((inner) => ({ ...inner, can: { ...inner.can, filter: {} } }))
    render(<Sheet source={source} values={{ station: 1 }} />)
    expect(await typed('Leader', 'Bo', leader)).toBe('Bo')
    expect(await typed('Leader', 'Ada', leader)).toBe(1)
  })

  it('warns of a chosen record that is not among them, and keeps it', async () => {
    render(<Sheet source={start().source} values={{ leader: 3 }} />)
    await screen.findByText(activeLeaders)
    expect((await box('Leader')) as HTMLInputElement).toHaveProperty('value', 'Cy')
  })

  it('warns of one that no longer matches once another field has changed', async () => {
    render(<Sheet source={start().source} values={{ leader: 1, station: 1 }} />)
    await waitFor(async () => expect(await box('Leader')).toHaveProperty('value', 'Ada'))
    expect(screen.queryByText(/not offered/)).toBeNull()
    act(() => form.setValue('station', 2))
    await screen.findByText('This is not offered here. Choose another')
    expect(form.getValue('leader')).toBe(1)
  })
})

describe('a record that is not offered', () => {
  const words = 'This is not offered here. Choose another'
  async function submit() {
    await act(() => held.form?.submit())
    return held.form?.getIssues('leader').map(({ message }) => message)
  }

  it('is rejected once a person chose it, or changed what it depends on, and no longer once it fits', async () => {
    render(<Sheet source={start().source} values={{ leader: 1, station: 1 }} />)
    await waitFor(async () => expect(await box('Leader')).toHaveProperty('value', 'Ada'))
    act(() => form.setValue('station', 2))
    expect(await submit()).toEqual([words])
    // Beside the field, and in the summary.
    expect(screen.getAllByText(words)).toHaveLength(2)
    act(() => form.setValue('station', 1))
    expect(held.form?.getIssues('leader')).toEqual([])
    expect(await submit()).toEqual([])
  })

  it('stays where it was there before, so that the rest of a record can be changed', async () => {
    render(<Sheet source={start().source} values={{ leader: 3 }} />)
    await screen.findByText(activeLeaders)
    act(() => form.setValue('mine', 1))
    expect(await submit()).toEqual([])
  })

  it('is told from those that are, where that needs no id', async () => {
    render(<Sheet source={start().source} values={{ medic: 3 }} />)
    const which = 'Choose one where “Active” is yes and skills contains Medic'
    await screen.findByText(which)
    act(() => form.setValue('medic', 1))
    await waitFor(async () => expect(await box('Medic')).toHaveProperty('value', 'Ada'))
    await act(() => held.form?.submit())
    expect(held.form?.getIssues('medic').map(({ message }) => message)).toEqual([which])
  })

  it('is rejected in the item of a list', async () => {
    render(<Sheet source={start().source} values={{ legs: [{ base: 1, driver: 1 }] }} />)
    await waitFor(async () => expect(await box('Driver')).toHaveProperty('value', 'Ada'))
    act(() => held.form?.setValue(['legs', 0, 'base'], 2))
    await act(() => held.form?.submit())
    expect(held.form?.getIssues(['legs', 0, 'driver']).map(({ message }) => message)).toEqual([words])
  })
})

describe('a reference without a connection', () => {
  it('offers what is known of a source whose writes wait, and what waits to be made', async () => {
    const network = { online: true }
    const server = memorySource(member, people, {
      fail: () => (network.online ? undefined : { status: 0, title: 'No answer' }),
    })
    const source = queuedSource(server, member, { store: keptStore().store, isOnline: () => network.online })
    await source.list({})
    network.online = false
    const made = await source.create?.({ name: 'Flo', skills: ['leader'], active: true })
    render(<Sheet source={source as unknown as DataSource<object>} />)
    expect(await typed('Leader', 'Flo', leader)).toBe(made?.id)
    expect(await typed('Leader', 'Bo', leader)).toBe(2)
    expect(await typed('Leader', 'Cy', leader)).toBe('Cy')
  })
})
