import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { EntityField } from '../../src/form/EntityField'
import { Form } from '../../src/form/Form'
import type { FormStore } from '../../src/form/FormStore'
import { useEntityForm } from '../../src/form/useEntityForm'
import { FormScreen } from '../../src/screens/form/FormScreen'
import { ProductProvider } from '../../src/screens/product/ProductProvider'
import { defineEntity, defineProduct, integer, list, money, reference, text } from '../../src/spec'

afterEach(cleanup)

const flat = defineEntity({
  name: 'flat',
  labels: ['Flat', 'Flats'],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ required: true }),
    asked: money({ currency: 'EUR' }),
    rooms: integer(),
  },
})
const declareLease = () =>
  defineEntity({
    name: 'lease',
    labels: ['Lease', 'Leases'],
    id: 'id',
    fields: {
      id: integer({ readOnly: true }),
      flat: reference('flat', { label: 'Flat', fills: { rent: 'asked', rooms: 'rooms' } }),
      rent: money({ label: 'Rent', currency: 'EUR' }),
      rooms: integer({ label: 'Rooms', default: 1 }),
      extras: list(
        {
          store: reference('flat', { label: 'Store', fills: { price: 'asked' } }),
          price: money({ label: 'Price', currency: 'EUR' }),
        },
        { label: 'Extras' },
      ),
    },
    access: {
      clerk: { list: true, read: true, create: true, update: true },
      junior: { list: true, read: true, create: true, update: true, fields: { rent: { update: false } } },
    },
  })
const lease = declareLease()

const flats = memorySource(flat, [
  { id: 1, name: 'Mill Lane', asked: '800.00', rooms: 3 },
  { id: 2, name: 'Elm Road', asked: '950.00', rooms: 4 },
  { id: 3, name: 'Pier', asked: null, rooms: 2 },
])
const leases = memorySource(lease, [{ id: 7, flat: 1, rent: '800.00', rooms: 5 }])

function open(props: { id?: number; defaults?: object; steps?: object } = {}) {
  render(
    <ReferenceProvider references={[{ entity: flat, source: flats }]}>
      <FormScreen entity={lease} source={leases} {...props} />
    </ReferenceProvider>,
  )
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

async function choose(name: string, label = 'Flat') {
  const box = await screen.findByRole('combobox', { name: new RegExp(`^${label}`) })
  fireEvent.input(box, { target: { value: name } })
  // Longer than the field waits for a pause in typing.
  await new Promise((rest) => setTimeout(rest, 400))
}

const write = (label: string, text: string) => {
  fireEvent.input(control(label), { target: { value: text } })
  fireEvent.blur(control(label))
}

describe('a chosen record', () => {
  it('fills in what stands beside it, also what began with a default', async () => {
    open()
    await choose('Mill Lane')
    expect(control('Rent').value).toBe('800.00')
    expect(control('Rooms').value).toBe('3')
    expect(document.body.textContent).toContain('Filled in: Rent and Rooms')
  })

  it('is followed by what it filled in when another is chosen', async () => {
    open()
    await choose('Mill Lane')
    await choose('Elm Road')
    expect(control('Rent').value).toBe('950.00')
    await choose('Pier')
    expect(control('Rent').value).toBe('')
    expect(control('Rooms').value).toBe('2')
  })

  it('leaves what a person wrote', async () => {
    open()
    await choose('Mill Lane')
    write('Rent', '780')
    await choose('Elm Road')
    expect(control('Rent').value).toMatch(/^780/)
    expect(control('Rooms').value).toBe('4')
  })

  it('leaves what was written in a record before, unless it is what the record chosen then gave', async () => {
    open({ id: 7 })
    await waitFor(() => expect(control('Rooms').value).toBe('5'))
    expect(await screen.findByDisplayValue('Mill Lane')).toBeTruthy()
    await choose('Elm Road')
    expect(control('Rent').value).toBe('950.00')
    expect(control('Rooms').value).toBe('5')
  })

  it('with which a new record begins fills in what is empty, and nothing in a record that is there', async () => {
    open({ defaults: { flat: 2, rooms: 6 } })
    await waitFor(() => expect(control('Rent').value).toBe('950.00'))
    expect(control('Rooms').value).toBe('6')
  })

  it('does so once, so that a field stays empty on the way back to its step', async () => {
    const steps = {
      steps: [
        { name: 'flat', fields: ['flat', 'rent'] },
        { name: 'rooms', fields: ['rooms'] },
      ],
    }
    open({ defaults: { flat: 2 }, steps })
    await waitFor(() => expect(control('Rent').value).toBe('950.00'))
    write('Rent', '')
    expect(control('Rent').value).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
    expect(await screen.findByDisplayValue('Elm Road')).toBeTruthy()
    expect(control('Rent').value).toBe('')
  })

  it('fills in nothing in a form that asks for it alone, as a cell does', async () => {
    const held: { form?: FormStore } = {}
    function Cell() {
      const store = useEntityForm(lease)
      useEffect(() => {
        held.form = store
      }, [store])
      return (
        <ReferenceProvider references={[{ entity: flat, source: flats }]}>
          <Form store={store}>
            <EntityField entity={lease} name="flat" />
          </Form>
        </ReferenceProvider>
      )
    }
    render(<Cell />)
    await choose('Mill Lane')
    expect(held.form?.getValue('flat')).toBe(1)
    expect(held.form?.getValue('rent')).toBeUndefined()
  })

  it('fills in the line that it stands in', async () => {
    open({ defaults: { extras: [{}, {}] } })
    const [first, second] = await screen.findAllByRole('combobox', { name: /^Store/ })
    fireEvent.input(second!, { target: { value: 'Elm Road' } })
    const prices = () => screen.getAllByLabelText<HTMLInputElement>(/^Price/).map(({ value }) => value)
    await waitFor(() => expect(prices()).toEqual(['', '950.00']))
    expect(first).toHaveProperty('value', '')
  })

  it('fills in nothing that the person may not change', async () => {
    const product = defineProduct({
      entities: [lease, flat],
      roles: { clerk: { label: 'Clerk' }, junior: { label: 'Junior' } },
    })
    const sources = { lease: leases, flat: flats }
    render(
      <ProductProvider product={product} sources={sources} role="junior">
        <FormScreen entity={lease} id={7} />
      </ProductProvider>,
    )
    expect(await screen.findByDisplayValue('Mill Lane')).toBeTruthy()
    await choose('Elm Road')
    expect(control('Rent').value).toBe('800.00')
  })
})

describe('a role', () => {
  const roles = (rights: object) =>
    defineEntity({
      ...declareLease(),
      access: { junior: { list: true, read: true, create: true, update: true, fields: { rent: rights } } },
    })
  const open = async (rights: object) => {
    const own = roles(rights)
    const product = defineProduct({ entities: [own, flat], roles: { junior: { label: 'Junior' } } })
    const source = memorySource(own as never, [{ id: 7, flat: 1, rent: '800.00', rooms: 5 }])
    render(
      <ProductProvider product={product as never} sources={{ lease: source, flat: flats }} role="junior">
        <FormScreen entity={own} />
      </ProductProvider>,
    )
    await screen.findByLabelText(/^Rooms/)
  }

  it.each([
    ['may not read', { read: false }],
    ['may not set in a new record', { create: false }],
  ])('fills in the others beside a field that it %s', async (_, rights) => {
    await open(rights)
    await choose('Elm Road')
    expect(control('Rooms').value).toBe('4')
    expect(screen.queryByLabelText(/^Rent/)).toBeNull()
  })
})

describe('a declaration', () => {
  const declare = (fills: Record<string, string>, more: object = {}) =>
    defineEntity({
      name: 'note',
      labels: ['Note', 'Notes'],
      id: 'id',
      fields: {
        id: integer({ label: 'Id', readOnly: true }),
        words: text({ label: 'Words' }),
        flat: reference('flat', { label: 'Flat', fills, ...more }),
      },
    })

  it('is told of a field that is not there, that the server makes, or that is the reference itself', () => {
    expect(() => declare({ rent: 'asked' })).toThrow('fills in “rent”, which is no other field beside it')
    expect(() => declare({ flat: 'id' })).toThrow('fills in “flat”, which is no other field beside it')
    expect(() => declare({ id: 'id' })).toThrow('fills in “id”, which no form asks for')
  })

  it('is told of references from which it cannot be known which one counts', () => {
    expect(() => declare({ words: 'name' }, { many: true })).toThrow('several records may be chosen')
    expect(() => declare({ words: 'name' }, { readOnly: true })).toThrow('no form asks for it')
  })
})
