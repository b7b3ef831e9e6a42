import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createForm } from '../../src/form/createForm'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import type { FormStore, FormValues } from '../../src/form/FormStore'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { group, integer, list, map, text, variant } from '../../src/spec/fields/fields'
import { rule } from '../../src/spec/rules/crossFieldRule'
import { fieldRules } from '../../src/spec/rules/validate'

const order = defineEntity({
  name: 'order',
  labels: ['Order', 'Orders'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    address: group({ street: text({ required: true }), city: text({ required: true }) }),
    lines: list(
      { what: text({ required: true }), quantity: integer({ required: true, min: 1, default: 1 }) },
      { minItems: 1, maxItems: 3 },
    ),
    tags: list(text({ label: 'Tag', required: true }), { maxItems: 2 }),
    payment: variant(
      'method',
      {
        card: { number: text({ required: true }) },
        transfer: { iban: text({ required: true, label: 'IBAN' }) },
      },
      { required: true },
    ),
    names: map(text({ required: true }), { label: 'Names by language' }),
  },
})

afterEach(cleanup)

function open(defaultValues: FormValues = {}) {
  const sent: unknown[] = []
  const store: FormStore = createForm<FormValues>({
    defaultValues,
    rules: fieldRules(order),
    onSubmit: (values) => void sent.push(values),
  })
  render(
    <Form store={store}>
      <EntityFields entity={order} />
      <button type="submit">Send</button>
    </Form>,
  )
  return { store, sent, user: userEvent.setup() }
}

describe('a form of what an entity declares', () => {
  it('fills in groups, lists, variants and maps, and sends them as one record', async () => {
    const { sent, user } = open()
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    const item = screen.getByRole('group', { name: 'Item 1' })
    await user.type(within(item).getByRole('textbox', { name: 'What' }), 'Ring')
    expect(within(item).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' }).value).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Add tag' }))
    await user.keyboard('fragile')
    await user.click(screen.getByRole('radio', { name: 'Transfer' }))
    await user.type(screen.getByRole('textbox', { name: 'IBAN' }), 'DE02')
    await user.click(screen.getByRole('button', { name: 'Add a name' }))
    await user.keyboard('en')
    await user.type(screen.getByRole('textbox', { name: 'Value' }), 'Ring')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull()
    expect(sent).toEqual([
      {
        lines: [{ what: 'Ring', quantity: 1 }],
        tags: ['fragile'],
        payment: { method: 'transfer', iban: 'DE02' },
        names: { en: 'Ring' },
      },
    ])
  })

  it('leads to each field that is to be mended, wherever it stands', async () => {
    const { user } = open({
      lines: [{ what: 'Ring', quantity: 1 }, { quantity: 0 }],
      address: { street: 'Elm Road 2' },
    })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enter city', 'Enter what', 'Enter quantity as 1 or more', 'Choose payment'])
    await user.click(within(summary).getByRole('link', { name: 'Enter what' }))
    const second = screen.getByRole('group', { name: 'Item 2' })
    expect(document.activeElement).toBe(within(second).getByRole('textbox', { name: 'What' }))
    await user.keyboard('Cage')
    expect(within(second).queryByText('Enter what')).toBeNull()
  })

  it('keeps what was typed for another variant, and does not send it', async () => {
    const { store, user } = open()
    await user.click(screen.getByRole('radio', { name: 'Card' }))
    await user.type(screen.getByRole('textbox', { name: 'Number' }), '4111')
    await user.click(screen.getByRole('radio', { name: 'Transfer' }))
    expect(store.getValue('payment')).toEqual({ method: 'transfer' })
    await user.click(screen.getByRole('radio', { name: 'Card' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }).value).toBe('4111')
    expect(store.getValue('payment')).toEqual({ method: 'card', number: '4111' })
  })

  it('keeps every row of a map while a name stands twice, and says which', async () => {
    const { store, user } = open({ names: { en: 'Ring', de: 'Ring' } })
    const names = screen.getByRole('group', { name: /Names by language/ })
    const second = within(names).getAllByRole('textbox', { name: 'Name' })[1]!
    await user.clear(second)
    await user.type(second, 'en')
    expect(within(names).getByText('Enter another name: “en” stands here already')).toBeTruthy()
    expect(store.getValue('names')).toEqual([
      ['en', 'Ring'],
      ['en', 'Ring'],
    ])
    expect(await store.submit()).toBe(false)
    await user.type(second, '-GB')
    expect(store.getValue('names')).toEqual({ en: 'Ring', 'en-GB': 'Ring' })
    await user.click(within(names).getByRole('button', { name: 'Remove en' }))
    expect(store.getValue('names')).toEqual({ 'en-GB': 'Ring' })
    expect(document.activeElement).toBe(within(names).getByRole('button', { name: 'Remove en-GB' }))
  })
})

describe('a map whose values have parts', () => {
  const shop = defineEntity({
    name: 'shop',
    labels: ['Shop', 'Shops'],
    id: 'id',
    fields: {
      id: text({ readOnly: true }),
      hours: map(list(text({ required: true, label: 'Time' }), { label: 'Times' }), {
        label: 'Opening hours',
      }),
      branches: map(
        group({
          street: text({ required: true }),
          names: map(text({ required: true }), { label: 'Names' }),
          rooms: integer(),
        }),
        { label: 'Branches' },
      ),
    },
  })

  function openShop(defaultValues: FormValues) {
    const sent: unknown[] = []
    const store: FormStore = createForm<FormValues>({
      defaultValues,
      rules: fieldRules(shop),
      onSubmit: (values) => void sent.push(values),
    })
    render(
      <Form store={store}>
        <EntityFields entity={shop} />
        <button type="submit">Send</button>
      </Form>,
    )
    return { store, sent, user: userEvent.setup() }
  }

  it('is filled in row by row, each with the fields of its value', async () => {
    const { sent, user } = openShop({})
    const [, addBranch] = screen.getAllByRole('button', { name: 'Add a name' })
    await user.click(addBranch!)
    await user.keyboard('North')
    const north = screen.getByRole('group', { name: 'North' })
    await user.type(within(north).getByRole('textbox', { name: 'Street' }), 'Elm Road 2')
    await user.type(within(north).getByRole('textbox', { name: /^Rooms/ }), '3')
    await user.click(within(north).getByRole('button', { name: 'Add a name' }))
    await user.keyboard('de')
    await user.type(within(north).getByRole('textbox', { name: 'Value' }), 'Nord')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual([{ branches: { North: { street: 'Elm Road 2', rooms: 3, names: { de: 'Nord' } } } }])
  })

  it('keeps a value while its name is written anew', async () => {
    const { store, user } = openShop({ hours: { Monday: ['9', '14'], Tuesday: ['10'] } })
    const monday = screen.getByRole('group', { name: 'Monday' })
    const name = within(monday).getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    expect(store.getValue('hours')).toEqual([
      ['', ['9', '14']],
      ['Tuesday', ['10']],
    ])
    await user.type(name, 'Mo')
    await user.type(within(monday).getByRole('textbox', { name: 'Time 2' }), ':30')
    expect(store.getValue('hours')).toEqual({ Mo: ['9', '14:30'], Tuesday: ['10'] })
  })

  it('leads from the summary to the control in the value that is to be mended', async () => {
    const { store, sent, user } = openShop({
      branches: { North: { street: 'Elm Road 2' }, South: { street: '', rooms: 'two' } },
    })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const south = screen.getByRole('group', { name: 'South' })
    const rooms = within(south).getByRole('textbox', { name: /^Rooms/ })
    const street = within(south).getByRole('textbox', { name: 'Street' })
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    await user.click(within(summary).getByRole('link', { name: /rooms/ }))
    expect(document.activeElement).toBe(rooms)
    await user.click(within(summary).getByRole('link', { name: 'Enter street' }))
    expect(document.activeElement).toBe(street)
    expect(within(south).getByText('Enter street')).toBeTruthy()
    await user.keyboard('Oak Lane 1')
    expect(within(south).queryByText('Enter street')).toBeNull()
    await user.clear(rooms)
    expect(store.getAllIssues()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toHaveLength(1)
  })

  it('is not sent while a name in a value stands twice', async () => {
    const { sent, user } = openShop({
      branches: { North: { street: 'Elm Road 2', names: { de: 'a', en: 'b' } } },
    })
    const names = screen.getByRole('group', { name: /^Names/ })
    const second = within(names).getAllByRole('textbox', { name: 'Name' })[1]!
    await user.clear(second)
    await user.type(second, 'de')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('group', { name: 'There is a problem' })).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(second, '-AT')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toHaveLength(1)
  })
})

describe('a rule across the fields of an entity', () => {
  it('is asked again when a value that it names changes, and with no other', async () => {
    const read: string[] = []
    const period = defineEntity({
      name: 'period',
      labels: ['Period', 'Periods'],
      id: 'id',
      fields: { id: text({ readOnly: true }), note: text(), kind: text(), reason: text() },
      rules: [rule({ at: ['reason'], when: { kind: 'other' }, require: { reason: { empty: false } } })],
    })
    const rules = fieldRules(period)
    const store: FormStore = createForm<FormValues>({
      defaultValues: { kind: 'other' },
      rules: {
        reason: (value, context) => {
          read.push('asked')
          return rules.reason(value, context)
        },
      },
    })
    expect(await store.submit()).toBe(false)
    store.change('note', 'Late')
    expect(read).toHaveLength(1)
    store.change('kind', 'usual')
    expect(read).toHaveLength(2)
    expect(store.getIssues('reason')).toEqual([])
  })
})
