import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DataSource } from '../../../src/data/DataSource'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import {
  choice,
  defineEntity,
  defineProduct,
  describeProduct,
  formula,
  integer,
  reference,
  related,
  rollup,
  rule,
  text,
} from '../../../src/spec'

afterEach(cleanup)

const schoolClass = defineEntity({
  name: 'class',
  labels: ['Class', 'Classes'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    capacity: integer({ required: true }),
    enrolled: rollup(integer({ label: 'Enrolled' }), {
      of: 'pupil',
      via: 'class',
      count: true,
      filter: { state: 'enrolled' },
    }),
    free: integer({
      label: 'Free places',
      readOnly: true,
      required: false,
      computed: formula({ subtract: ['capacity', 'enrolled'] }),
    }),
  },
  access: {
    office: { list: true, read: true, create: true, update: true },
    visitor: { list: true, read: true },
  },
})
const pupil = defineEntity({
  name: 'pupil',
  labels: ['Pupil', 'Pupils'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    class: reference('class', { required: true }),
    state: choice(['applied', 'enrolled'], { default: 'enrolled' }),
    left: related(integer({ label: 'Places left' }), { via: 'class', field: 'free' }),
  },
  rules: [rule({ at: ['class'], require: { left: { gte: 1 } }, message: 'This class is full' })],
  access: { office: { list: true, read: true, create: true, update: true }, visitor: {} },
})
const product = defineProduct({
  purpose: { does: 'Keeps the pupils of a school.' },
  entities: [schoolClass, pupil],
})

function open(page: React.ReactNode, role = 'office') {
  const sources = {
    class: memorySource(schoolClass, [
      { id: 1, name: '1A', capacity: 3 },
      { id: 2, name: '1B', capacity: 1 },
    ] as never) as DataSource,
    pupil: memorySource(pupil, [
      { id: 1, name: 'Ada', class: 1, state: 'enrolled' },
      { id: 2, name: 'Bo', class: 1, state: 'applied' },
      { id: 3, name: 'Cy', class: 2, state: 'enrolled' },
    ] as never) as DataSource,
  }
  render(
    <ProductProvider product={product} sources={sources} role={role}>
      {page}
    </ProductProvider>,
  )
  return sources
}
/** The lines of the last of so many files. */
async function exported(files: number) {
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(files))
  const file = vi.mocked(URL.createObjectURL).mock.lastCall?.[0] as Blob
  return (await file.text()).trim().split('\r\n').slice(1)
}
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent?.trim())

describe('values of the records that point at one', () => {
  it('are columns, with what is computed from them', async () => {
    open(<ListScreen entity={schoolClass} />)
    await screen.findByText('1B')
    expect(cellsOf('1A')).toEqual(['1', '3', '1', '2'])
    expect(cellsOf('1B')).toEqual(['2', '1', '1', '0'])
  })

  it('are in the file that a list is exported to', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:file')
    URL.revokeObjectURL = vi.fn()
    open(
      <ListScreen
        entity={schoolClass}
        exportFile={{ name: 'classes', bom: false }}
        onSelectionChange={() => {}}
      />,
    )
    await screen.findByText('1B')
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    expect(await exported(1)).toEqual(['1A,1,3,1,2', '1B,2,1,1,0'])
    fireEvent.click(screen.getByRole('checkbox', { name: /1B/ }))
    fireEvent.click(
      within(document.querySelector<HTMLElement>('.sw-SelectionBar')!).getByRole('button', {
        name: 'Export',
      }),
    )
    expect(await exported(2)).toEqual(['1B,2,1,1,0'])
  })

  it('are absent for a role that may list none of those', async () => {
    open(<ListScreen entity={schoolClass} />, 'visitor')
    await screen.findByText('1B')
    const shown = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(shown.join()).not.toMatch(/Enrolled/)
  })

  it('stand on the page of a record, and change once one of those is made elsewhere on the page', async () => {
    open(
      <>
        <DetailScreen entity={schoolClass} id={1} related="none" />
        <FormScreen entity={pupil} defaults={{ class: 1 }} />
      </>,
    )
    const enrolled = async () =>
      (await screen.findByText('Enrolled', { selector: 'dt *, dt' })).closest('div')?.querySelector('dd')
        ?.textContent
    expect(await enrolled()).toBe('1')
    fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Di' } })
    fireEvent.click(screen.getByRole('button', { name: /Create|Save/ }))
    await waitFor(async () => expect(await enrolled()).toBe('2'))
  })

  it('decide in a rule of those, by what is related to them', async () => {
    const { pupil: pupils } = open(<FormScreen entity={pupil} defaults={{ class: 2 }} />)
    await waitFor(() => expect(screen.getByLabelText('Places left').textContent).toBe('0'))
    fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Di' } })
    fireEvent.click(screen.getByRole('button', { name: /Create|Save/ }))
    expect((await screen.findAllByText('This class is full')).length).toBeGreaterThan(0)
    expect((await pupils.list({})).records).toHaveLength(3)
  })

  it('stand in the specification as people say it', () => {
    expect(describeProduct(product)).toContain(
      'the number of pupils that refer to it by `class`, where state is Enrolled',
    )
  })
})
