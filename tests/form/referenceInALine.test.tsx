import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import type { ListQuery } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { EntityField } from '../../src/form/EntityField'
import { EntityFields } from '../../src/form/EntityFields'
import { FieldRepeater } from '../../src/form/FieldRepeater'
import { Form } from '../../src/form/Form'
import { NewRecordContext } from '../../src/form/FormContext'
import { FormSteps } from '../../src/form/FormSteps'
import type { FormStore } from '../../src/form/FormStore'
import { useEntityForm } from '../../src/form/useEntityForm'
import { useForm } from '../../src/form/useForm'
import { defineEntity, group, integer, list, map, reference, text, variant } from '../../src/spec'

afterEach(cleanup)

const named = { id: integer({ readOnly: true }), name: text({ required: true }) }
const supplier = defineEntity({
  name: 'supplier',
  labels: ['Supplier', 'Suppliers'],
  id: 'id',
  title: 'name',
  fields: named,
})
const product = defineEntity({
  name: 'product',
  labels: ['Product', 'Products'],
  id: 'id',
  title: 'name',
  fields: { ...named, supplier: reference('supplier') },
})
const ofSupplier = { supplier: { is: { field: 'supplier' } } } as const
const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    supplier: reference('supplier', { label: 'Supplier' }),
    lines: list(
      {
        product: reference('product', { label: 'Product', filter: ofSupplier }),
        parts: list(
          { part: reference('product', { label: 'Part', filter: ofSupplier }) },
          { label: 'Parts' },
        ),
      },
      { label: 'Lines' },
    ),
    returns: list(
      {
        supplier: reference('supplier', { label: 'Maker' }),
        item: reference('product', { label: 'Item', filter: ofSupplier }),
        proof: group({ same: reference('product', { label: 'Same', filter: ofSupplier }) }),
      },
      { label: 'Returns' },
    ),
    gifts: list(reference('product', { label: 'Gift', filter: ofSupplier }), { label: 'Gifts' }),
    byShelf: map(group({ stored: reference('product', { label: 'Stored', filter: ofSupplier }) }), {
      label: 'Shelves',
    }),
    extra: variant(
      'kind',
      { goods: { sample: reference('product', { label: 'Sample', filter: ofSupplier }) } },
      { label: 'Extra' },
    ),
  },
})

const suppliers = memorySource(supplier, [
  { id: 1, name: 'Alder' },
  { id: 2, name: 'Birch' },
])
const products = memorySource(product, [
  { id: 11, name: 'Nail', supplier: 1 },
  { id: 21, name: 'Screw', supplier: 2 },
])
const queries: ListQuery[] = []
const heard: typeof products = {
  ...products,
  list: (query, given) => {
    queries.push(query)
    return products.list(query, given)
  },
}
const references = [
  { entity: supplier, source: suppliers },
  { entity: product, source: heard },
] as never[]

const held: { form?: FormStore } = {}
const form = () => held.form as FormStore
function useHeld(store: FormStore) {
  useEffect(() => {
    held.form = store
  }, [store])
}

function Sheet({ values }: { values: object }) {
  const store = useEntityForm(order, { defaultValues: values })
  useHeld(store)
  return (
    <ReferenceProvider references={references}>
      <Form store={store}>
        <EntityFields entity={order} />
      </Form>
    </ReferenceProvider>
  )
}

const box = (label: string) => screen.findByRole('combobox', { name: new RegExp(`^${label}`) })

/** Return what the source is asked for once something was typed into a field. */
async function askedBy(label: string, typed: string) {
  const before = queries.length
  fireEvent.input(await box(label), { target: { value: typed } })
  await waitFor(() => expect(queries.length).toBeGreaterThan(before))
  return queries.at(-1)?.filter
}

/** The filter for products of a supplier. */
const by = (id: number) => ({ supplier: { is: id } })

const at = (...path: readonly (string | number)[]) => form().getValue(path)
const words = 'This is not offered here. Choose another'

describe('a reference in a line that depends on a field of the record around', () => {
  it('offers what fits, and other records once that field has changed', async () => {
    render(<Sheet values={{ supplier: 2, lines: [{}] }} />)
    expect(await askedBy('Product', 'Scre')).toEqual(by(2))
    act(() => form().setValue('supplier', 1))
    expect(await askedBy('Product', 'Nail')).toEqual(by(1))
    await waitFor(() => expect(at('lines', 0, 'product')).toBe(11))
  })

  it('says that a chosen record no longer fits, rejects it, and takes it once it fits again', async () => {
    render(<Sheet values={{ supplier: 1, lines: [{ product: 11 }] }} />)
    await waitFor(async () => expect(await box('Product')).toHaveProperty('value', 'Nail'))
    expect(screen.queryByText(words)).toBeNull()
    act(() => form().setValue('supplier', 2))
    await screen.findByText(words)
    const found = () => form().getIssues(['lines', 0, 'product'])
    await act(() => form().submit())
    expect(found().map(({ message }) => message)).toEqual([words])
    act(() => form().setValue('supplier', 1))
    expect(found()).toEqual([])
  })

  it('warns of a record that a person chose, until another one is chosen or that field fits again', async () => {
    render(<Sheet values={{ supplier: 1, lines: [{}] }} />)
    expect(await askedBy('Product', 'Nail')).toEqual(by(1))
    await waitFor(() => expect(at('lines', 0, 'product')).toBe(11))
    expect(screen.queryByText(words)).toBeNull()
    act(() => form().setValue('supplier', 2))
    await screen.findByText(words)
    act(() => form().setValue('supplier', 1))
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    act(() => form().setValue('supplier', 2))
    await screen.findByText(words)
    expect(await askedBy('Product', 'Screw')).toEqual(by(2))
    await waitFor(() => expect(at('lines', 0, 'product')).toBe(21))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('only warns of a record that was there before', async () => {
    render(<Sheet values={{ supplier: 2, lines: [{ product: 11 }] }} />)
    await screen.findByText(words)
    await act(() => form().submit())
    expect(form().getIssues(['lines', 0, 'product'])).toEqual([])
  })

  it('finds it through two lists', async () => {
    render(<Sheet values={{ supplier: 2, lines: [{ parts: [{}] }] }} />)
    expect(await askedBy('Part', 'Screw')).toEqual(by(2))
  })

  it('finds it from a list of references', async () => {
    render(<Sheet values={{ supplier: 2, gifts: [11] }} />)
    await screen.findByText(words)
    expect(await askedBy('Gift', 'Screw')).toEqual(by(2))
    await waitFor(() => expect(at('gifts', 0)).toBe(21))
  })

  it('finds it from a variant', async () => {
    render(<Sheet values={{ supplier: 2, extra: { kind: 'goods' } }} />)
    expect(await askedBy('Sample', 'Screw')).toEqual(by(2))
  })

  it('finds it from a map, and follows it there', async () => {
    render(<Sheet values={{ supplier: 2, byShelf: { A1: {} } }} />)
    expect(await askedBy('Stored', 'Scre')).toEqual(by(2))
    act(() => form().setValue('supplier', 1))
    expect(await askedBy('Stored', 'Nail')).toEqual(by(1))
    await waitFor(() => expect(at('byShelf', 'A1', 'stored')).toBe(11))
  })

  it('rejects what a map has, and takes it once it fits again', async () => {
    render(<Sheet values={{ supplier: 1, byShelf: { A1: { stored: 11 } } }} />)
    await waitFor(async () => expect(await box('Stored')).toHaveProperty('value', 'Nail'))
    act(() => form().setValue('supplier', 2))
    await act(() => form().submit())
    expect(form().getStatus()).toBe('invalid')
    expect(
      form()
        .getAllIssues()
        .map(({ message }) => message),
    ).toEqual([words])
    act(() => form().setValue('supplier', 1))
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    expect(form().getAllIssues()).toEqual([])
  })
})

describe('the nearest field of a name', () => {
  it('counts beside the reference, though it is empty', async () => {
    render(<Sheet values={{ supplier: 1, returns: [{ supplier: 2 }] }} />)
    expect(await askedBy('Item', 'Scre')).toEqual(by(2))
    act(() => form().setValue(['returns', 0, 'supplier'], undefined))
    expect(await askedBy('Item', 'Nail')).toBeUndefined()
  })

  it('counts in the line around a group, also in what is rejected', async () => {
    render(<Sheet values={{ supplier: 1, returns: [{}, { supplier: 2, proof: { same: 21 } }] }} />)
    await screen.findByDisplayValue('Screw')
    act(() => form().setValue(['returns', 1, 'supplier'], 1))
    const found = () => form().getIssues(['returns', 1, 'proof', 'same'])
    await act(() => form().submit())
    expect(found().map(({ message }) => message)).toEqual([words])
    act(() => form().setValue('supplier', 2))
    expect(found()).toHaveLength(1)
    act(() => form().setValue(['returns', 1, 'supplier'], 2))
    expect(found()).toEqual([])
  })
})

describe('a line that is drawn elsewhere', () => {
  it('is asked for on a page of its own, in a form in steps', async () => {
    function Wizard() {
      const store = useEntityForm(order, { defaultValues: { supplier: 2 } })
      useHeld(store)
      return (
        <ReferenceProvider references={references}>
          <NewRecordContext value>
            <Form store={store}>
              <FormSteps entity={order} steps={[{ name: 'lines', fields: ['lines'], addAnother: true }]} />
            </Form>
          </NewRecordContext>
        </ReferenceProvider>
      )
    }
    render(<Wizard />)
    fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await askedBy('Product', 'Screw')).toEqual(by(2))
  })

  it('is a record of its own in a list of the host', async () => {
    const line = defineEntity({
      name: 'line',
      labels: ['Line', 'Lines'],
      id: 'id',
      fields: { id: integer({ readOnly: true }), product: order.fields.lines.of.fields.product },
    })
    function Own() {
      const store = useForm({
        defaultValues: { supplier: 2, lines: [{}] },
        fields: { supplier: order.fields.supplier },
      })
      useHeld(store)
      return (
        <ReferenceProvider references={references}>
          <Form store={store}>
            <FieldRepeater name="lines" legend="Lines">
              {() => <EntityField entity={line} name="product" />}
            </FieldRepeater>
          </Form>
        </ReferenceProvider>
      )
    }
    render(<Own />)
    expect(await askedBy('Product', 'Screw')).toEqual(by(2))
  })
})
