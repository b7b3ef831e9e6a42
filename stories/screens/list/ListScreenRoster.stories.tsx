import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ToastRegion } from '../../../src/components/ToastRegion'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { rosterSource } from '../../../src/data/rosterSource'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity } from '../../../src/spec/entities/defineEntity'
import { choice, date, integer, reference, text } from '../../../src/spec/fields/fields'
import { defineProduct } from '../../../src/spec/product/defineProduct'

const pupil = defineEntity({
  name: 'pupil',
  labels: ['Pupil', 'Pupils'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true }),
    class: text({ label: 'Class' }),
  },
})

const presence = defineEntity({
  name: 'presence',
  labels: ['Presence', 'Presences'],
  id: 'id',
  title: 'pupil',
  version: 'rev',
  fields: {
    id: integer({ readOnly: true }),
    rev: integer({ readOnly: true }),
    pupil: reference('pupil', { label: 'Pupil', required: true }),
    day: date({ label: 'Day', required: true }),
    state: choice(['present', 'late', 'absent'], { label: 'Was', required: true }),
    note: text({ label: 'Note' }),
  },
  marks: [
    { at: 'state', when: { state: 'absent', note: { empty: true } }, label: 'Call home', tone: 'warning' },
  ],
})

const product = defineProduct({
  purpose: { does: 'Keeps who was in class.' },
  entities: [pupil, presence],
})

const today = '2026-03-18'

function newSchool() {
  const pupils = memorySource(
    pupil,
    ['Ada Okafor', 'Bo Lindqvist', 'Cem Aydın', 'Dita Novák', 'Emre Kaya', 'Farah Haddad'].map(
      (name, index) => ({
        id: index + 1,
        name,
        class: '7b',
      }),
    ),
  )
  const presences = memorySource(presence, [
    { id: 40, rev: 1, pupil: 2, day: today, state: 'absent', note: null },
    { id: 41, rev: 1, pupil: 5, day: today, state: 'late', note: 'The bus from the harbour' },
  ])
  const roll = rosterSource(presences, {
    entity: presence,
    via: 'pupil',
    of: {
      entity: pupil,
      source: pupils,
      filter: { class: { is: '7b' } },
      sort: [{ field: 'name', direction: 'ascending' }],
    },
    values: { day: today },
  })
  const sources: Readonly<Record<string, DataSource>> = { pupil: pupils, presence: presences }
  return { sources, roll }
}

function RollCall() {
  const [{ sources, roll }] = useState(newSchool)
  return (
    <ProductProvider product={product} sources={sources}>
      <ListScreen
        entity={presence}
        source={roll}
        title="Class 7b, 18 March"
        noun="pupil"
        nouns="pupils"
        defaultShown={['pupil', 'state', 'note']}
        layout="table"
        editable
        bulkEdit={['state']}
      />
      <ToastRegion />
    </ProductProvider>
  )
}

const meta = preview.meta({
  title: 'Screens/ListScreen/Roster',
  component: RollCall,
  parameters: { layout: 'fullscreen' },
})

const rowOf = async (canvasElement: HTMLElement, name: string) =>
  (await within(canvasElement).findByRole('rowheader', { name })).closest<HTMLElement>('[role="row"]')!

/** A class is called: two of six are written down already, and the others have a row all the same. */
export const Begun = meta.story({
  play: async ({ canvasElement }) => {
    const bo = await rowOf(canvasElement, 'Bo Lindqvist')
    await expect(within(bo).getByText('Absent')).toBeVisible()
    await expect(within(bo).getByText('Call home')).toBeVisible()
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('aria-rowcount', '7')
  },
})

/** The first value that is filled in makes the record of the day, in its cell and by keyboard. */
export const FilledIn = meta.story({
  name: 'Filled in',
  play: async ({ canvasElement }) => {
    const cell = async () =>
      (await rowOf(canvasElement, 'Ada Okafor')).querySelectorAll<HTMLElement>('[role="gridcell"]')
    await waitFor(async () => expect((await cell()).length).toBeGreaterThan(1))
    const state = async () => [...(await cell())].find((one) => one.getAttribute('aria-colindex') === '3')!
    await userEvent.dblClick(await state())
    await userEvent.click(await within(await state()).findByRole('radio', { name: 'Present' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await state()).toHaveTextContent('Present'))
    await expect(await state()).toHaveFocus()
  },
})

async function giveTheRestOneValue(canvasElement: HTMLElement) {
  for (const name of ['Ada Okafor', 'Cem Aydın', 'Dita Novák', 'Farah Haddad']) {
    await userEvent.click(within(await rowOf(canvasElement, name)).getByRole('checkbox'))
  }
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Edit/ }))
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('radio', { name: 'Present' }))
  await userEvent.click(dialog.getByRole('button', { name: /Save|Change/ }))
  await waitFor(() => expect(within(canvasElement).getAllByText('Present')).toHaveLength(4))
}

/** All who are left were there: selected, and given the same value with one action. */
export const AllAtOnce = meta.story({
  name: 'All at once',
  play: async ({ canvas, canvasElement }) => {
    await giveTheRestOneValue(canvasElement)
    await expect(canvas.getByText('Call home')).toBeVisible()
  },
})

/** It was the wrong class: taken back, the four have no record of the day any more, and their rows stay. */
export const TakenBack = meta.story({
  name: 'Taken back',
  play: async ({ canvas, canvasElement }) => {
    await giveTheRestOneValue(canvasElement)
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.queryByText('Present')).not.toBeInTheDocument())
    await expect(canvas.getByText('The bus from the harbour')).toBeVisible()
  },
})
