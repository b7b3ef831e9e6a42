import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { memorySource } from '../../../src/data/memorySource'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, describeProduct, integer, related, rule, text } from '../../../src/spec'

afterEach(cleanup)

const settings = defineEntity({
  name: 'settings',
  labels: ['Settings', 'Settings'],
  id: 'id',
  fields: { id: text({ readOnly: true }), limit: integer({ label: 'Late after', required: true }) },
  access: { office: { read: true, update: true }, guest: {} },
})
const arrival = defineEntity({
  name: 'arrival',
  labels: ['Arrival', 'Arrivals'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    minutes: integer({ required: true }),
    limit: related(settings.fields.limit, { of: 'settings', record: 'school', field: 'limit' }),
  },
  rules: [
    rule({
      at: ['minutes'],
      require: { minutes: { lte: { field: 'limit' } } },
      message: 'Enter it as absent instead',
    }),
  ],
  marks: [{ at: 'minutes', when: { minutes: { gte: { field: 'limit' } } }, label: 'At the limit' }],
  access: {
    office: { list: true, read: true, create: true, update: true },
    guest: { list: true, read: true },
  },
})
const product = defineProduct({
  purpose: { does: 'Notes who is late.' },
  entities: [arrival, settings],
})

function open(page: React.ReactNode, role = 'office') {
  const sources = {
    settings: memorySource(settings, [{ id: 'school', limit: 20 }]),
    arrival: memorySource(arrival, [
      { id: 1, name: 'Ada', minutes: 20 },
      { id: 2, name: 'Bo', minutes: 5 },
    ]),
  }
  render(
    <ProductProvider product={product} sources={sources as never} role={role}>
      {page}
    </ProductProvider>,
  )
  return sources
}

describe('a value of one record for all', () => {
  it('drives marks in a list, and is absent for a role that may not read that record', async () => {
    open(<ListScreen entity={arrival} />)
    await screen.findByText('Bo')
    expect(within(screen.getByRole('row', { name: /Ada/ })).getByText('At the limit')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Bo/ })).queryByText('At the limit')).toBeNull()
    cleanup()
    open(<ListScreen entity={arrival} />, 'guest')
    await screen.findByText('Bo')
    expect(screen.queryByText('Late after')).toBeNull()
  })

  it('drives a rule of a new record, and is no change of it', async () => {
    const { arrival: arrivals } = open(<FormScreen entity={arrival} />)
    await waitFor(() => expect(screen.getByLabelText('Late after').textContent).toBe('20'))
    expect(screen.queryByText(/unsaved/i)).toBeNull()
    fireEvent.input(screen.getByLabelText(/^Name/), { target: { value: 'Cy' } })
    const minutes = screen.getByLabelText(/^Minutes/)
    fireEvent.input(minutes, { target: { value: '21' } })
    fireEvent.click(screen.getByRole('button', { name: /Create|Save/ }))
    expect((await screen.findAllByText('Enter it as absent instead')).length).toBeGreaterThan(0)
    fireEvent.input(minutes, { target: { value: '20' } })
    fireEvent.click(screen.getByRole('button', { name: /Create|Save/ }))
    await waitFor(async () => expect((await arrivals.list({})).records).toHaveLength(3))
    expect((await arrivals.list({})).records[2]).toEqual({ id: 3, name: 'Cy', minutes: 20 })
  })

  it('stands in the specification as people say it', () => {
    expect(describeProduct(product)).toContain('`limit` of the `settings` “school”')
  })
})
