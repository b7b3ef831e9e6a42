import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import type { ListQuery } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { ReferenceField, type ReferenceFieldProps } from '../../src/fields/ReferenceField'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, integer, text } from '../../src/spec/fields/fields'

const customer = defineEntity({
  name: 'customer',
  labels: ['Customer', 'Customers'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ required: true }), name: text({ required: true }), active: boolean() },
})

const names = ['Amélie', 'Bogdan', 'Chiara', 'Dilara']
const customers = () =>
  memorySource(
    customer,
    names.map((name, place) => ({ id: place + 1, name, active: place > 1 })),
  )

function Field({
  source,
  ...props
}: Partial<ReferenceFieldProps> & { source: ReturnType<typeof customers> }) {
  return (
    <ReferenceProvider references={[{ entity: customer, source }]}>
      <ReferenceField to="customer" label="Customer" {...props} />
    </ReferenceProvider>
  )
}

const shopNames = ['Au Bœuf d’Or', 'Chez Paul', 'Les Épicuriens', 'L’Épicentre']

const box = () => screen.getByRole<HTMLInputElement>('combobox')

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a reference in a form', () => {
  it('is shown by its title, and by the new one when that changes', async () => {
    const source = customers()
    render(<Field source={source} defaultValue={2} />)
    await waitFor(() => expect(box().value).toBe('Bogdan'))
    source.control.changeElsewhere(2, { name: 'Bohdan' })
    await waitFor(() => expect(box().value).toBe('Bohdan'))
  })

  it('is sent as the id, in a plain form', async () => {
    const source = customers()
    const { container } = render(
      <form>
        <Field source={source} name="customer" defaultValue={2} />
      </form>,
    )
    const sent = () => new FormData(container.querySelector('form') as HTMLFormElement).getAll('customer')
    expect(sent()).toEqual(['2'])
    await waitFor(() => expect(box().value).toBe('Bogdan'))
    act(() => container.querySelector('form')?.reset())
    expect(sent()).toEqual(['2'])
  })

  it('is a number again where ids are numbers, and hands on as typed what finds none', async () => {
    const onValueChange = vi.fn()
    render(<Field source={customers()} onValueChange={onValueChange} />)
    fireEvent.input(box(), { target: { value: 'chiara' } })
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(3))
    fireEvent.input(box(), { target: { value: 'Zoe' } })
    expect(onValueChange).toHaveBeenLastCalledWith('Zoe')
    fireEvent.input(box(), { target: { value: '' } })
    expect(onValueChange).toHaveBeenLastCalledWith(null)
  })

  it('follows its parent, also to nothing', async () => {
    const source = customers()
    const { rerender } = render(<Field source={source} value={1} />)
    await waitFor(() => expect(box().value).toBe('Amélie'))
    rerender(<Field source={source} value={4} />)
    await waitFor(() => expect(box().value).toBe('Dilara'))
    rerender(<Field source={source} value={null} />)
    expect(box().value).toBe('')
  })

  it('is as wide as a title is expected to be, and several take the room that there is', () => {
    const { container, rerender } = render(<Field source={customers()} width={10} />)
    const width = () => container.querySelector('.sw-Field')?.getAttribute('data-width')
    expect(width()).toBe('10')
    rerender(<Field source={customers()} width={10} many />)
    expect(width()).toBeNull()
  })

  it('offers those alone that its filter lets through', async () => {
    const source = customers()
    const list = vi.spyOn(source, 'list')
    render(<Field source={source} filter={{ active: { is: true } }} />)
    fireEvent.click(box())
    await waitFor(() => expect(list).toHaveBeenCalled())
    expect(list.mock.calls[0]?.[0]).toEqual({
      filter: { active: { is: true } },
      sort: [{ field: 'name', direction: 'ascending' }],
      offset: 0,
      limit: 30,
    })
  })

  it('finds a text also at a source that cannot search', async () => {
    const source = { ...customers(), can: { search: false, sort: [], filter: {} } }
    const list = vi.spyOn(source, 'list')
    const onValueChange = vi.fn()
    render(<Field source={source} onValueChange={onValueChange} />)
    fireEvent.input(box(), { target: { value: 'dilara' } })
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(4))
    expect(list.mock.calls.map(([query]: [ListQuery, ...unknown[]]) => query)).toEqual([
      { offset: 0, limit: 500 },
    ])
  })

  it('offers first those that are called as was typed, and then those found by what it does not show', async () => {
    const shop = defineEntity({
      name: 'customer',
      labels: ['Customer', 'Customers'],
      id: 'id',
      title: 'name',
      subtitle: 'town',
      fields: { id: integer({ required: true }), name: text({ required: true }), town: text(), type: text() },
    })
    const source = memorySource(shop, [
      { id: 1, name: 'Au Bœuf d’Or', town: 'Lyon', type: 'Épicerie' },
      { id: 2, name: 'Chez Paul', town: 'Épichy', type: 'Bar' },
      { id: 3, name: 'Les Épicuriens', town: 'Lyon', type: 'Restaurant' },
      { id: 4, name: 'L’Épicentre', town: 'Lyon', type: 'Bar' },
      { id: 5, name: 'Zinc', town: 'Lyon', type: 'Bar' },
    ])
    render(
      <ReferenceProvider references={[{ entity: shop, source }]}>
        <ReferenceField to="customer" label="Customer" />
      </ReferenceProvider>,
    )
    fireEvent.input(box(), { target: { value: 'epic' } })
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
    // Each group stays in the order of titles that the source was asked for.
    expect(offered.map((words) => shopNames.find((name) => words?.includes(name)))).toEqual([
      'L’Épicentre',
      'Les Épicuriens',
      'Chez Paul',
      'Au Bœuf d’Or',
    ])
  })

  it('is drawn on a server and woken without a word', async () => {
    const source = customers()
    const field = <Field source={source} name="customer" defaultValue={2} />
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(field)
    const onRecoverableError = vi.fn()
    render(field, { container: page, hydrate: true, onRecoverableError })
    await waitFor(() => expect(box().value).toBe('Bogdan'))
    expect(onRecoverableError).not.toHaveBeenCalled()
    cleanup()
    page.remove()
  })
})

describe('a reference to what no provider names', () => {
  it('is typed as an id, a number where it was one, and the developer is told', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const onValueChange = vi.fn()
    render(<ReferenceField to="ship" label="Ship" defaultValue={7} onValueChange={onValueChange} />)
    const control = screen.getByRole<HTMLInputElement>('textbox')
    expect(control.value).toBe('7')
    fireEvent.input(control, { target: { value: '12' } })
    expect(onValueChange).toHaveBeenLastCalledWith(12)
    fireEvent.input(control, { target: { value: 'S-12' } })
    expect(onValueChange).toHaveBeenLastCalledWith('S-12')
    fireEvent.input(control, { target: { value: '' } })
    expect(onValueChange).toHaveBeenLastCalledWith(null)
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/^screenwright: <ReferenceField> refers to “ship”/)],
    ])
  })
})
