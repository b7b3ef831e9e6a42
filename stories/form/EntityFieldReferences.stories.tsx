import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { useEntityForm } from '../../src/form/useEntityForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, integer, list, reference, text } from '../../src/spec/fields/fields'

const station = defineEntity({
  name: 'station',
  labels: ['Station', 'Stations'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text({ required: true }) },
})
const member = defineEntity({
  name: 'member',
  labels: ['Member', 'Members'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    station: reference('station'),
    mayLead: boolean(),
  },
})
const callOut = defineEntity({
  name: 'callOut',
  labels: ['Call-out', 'Call-outs'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    station: reference('station', { label: 'Station', required: true }),
    leader: reference('member', {
      label: 'Leader',
      description: 'Someone of the station who may lead.',
      required: true,
      filter: { mayLead: true, station: { is: { field: 'station' } } },
    }),
    vehicles: list(
      {
        callSign: text({ label: 'Call sign' }),
        driver: reference('member', { label: 'Driver', filter: { station: { is: { field: 'station' } } } }),
      },
      { label: 'Vehicles' },
    ),
  },
})

const stations = memorySource(station, [
  { id: 1, name: 'Glencoe' },
  { id: 2, name: 'Lochaber' },
])
const members = memorySource(member, [
  { id: 11, name: 'Ailsa Drummond', station: 1, mayLead: true },
  { id: 12, name: 'Callum Reid', station: 1, mayLead: false },
  { id: 13, name: 'Eilidh Fraser', station: 2, mayLead: true },
  { id: 14, name: 'Hamish Orr', station: 2, mayLead: true },
])

interface CallOutProps {
  values: {
    readonly station?: number
    readonly leader?: number
    readonly vehicles?: readonly { readonly callSign?: string; readonly driver?: number }[]
  }
  names?: ('station' | 'leader' | 'vehicles')[]
}

function CallOut({ values, names = ['station', 'leader'] }: CallOutProps) {
  const form = useEntityForm(callOut, { defaultValues: values })
  const [references] = useState([
    { entity: station, source: stations },
    { entity: member, source: members },
  ] as never[])
  return (
    <ReferenceProvider references={references}>
      <Form store={form}>
        <EntityFields entity={callOut} names={names} />
      </Form>
    </ReferenceProvider>
  )
}

const meta = preview.meta({ title: 'Form/EntityField/References', component: CallOut, tags: ['!autodocs'] })

/** Those of the chosen station who may lead are offered, and no one else. */
export const OfWhatIsChosen = meta.story({
  args: { values: { station: 2 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Leader' }))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Eilidh Fraser',
        'Hamish Orr',
      ]),
    )
  },
})

/** The station was changed after its leader had been chosen: that one stays, and a sentence asks for another. */
export const NoLongerOffered = meta.story({
  args: { values: { station: 1, leader: 13 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is not offered here. Choose another')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Leader' })).toHaveValue('Eilidh Fraser')
  },
})

/** The driver of each vehicle comes from the station of the whole call-out: once that is another, those of the new one are offered. */
export const OfTheRecordAround = meta.story({
  args: {
    names: ['station', 'vehicles'],
    values: { station: 1, vehicles: [{ callSign: 'Glencoe 1', driver: 12 }] },
  },
  play: async ({ canvas, userEvent }) => {
    const driver = await canvas.findByRole('combobox', { name: /^Driver/ })
    await waitFor(() => expect(driver).toHaveValue('Callum Reid'))
    const around = canvas.getByRole('combobox', { name: 'Station' })
    await userEvent.clear(around)
    await userEvent.type(around, 'Loch')
    await userEvent.click(await screen.findByRole('option', { name: 'Lochaber' }))
    await expect(await canvas.findByText('This is not offered here. Choose another')).toBeVisible()
    await userEvent.click(driver)
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Eilidh Fraser',
        'Hamish Orr',
      ]),
    )
    await userEvent.click(screen.getByRole('option', { name: 'Hamish Orr' }))
    await waitFor(() => expect(canvas.queryByText('This is not offered here. Choose another')).toBeNull())
    await expect(driver).toHaveValue('Hamish Orr')
  },
})
