import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createForm } from '../../src/form/createForm'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import type { FormStore, FormValues } from '../../src/form/FormStore'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { group, integer, list, map, text, variant } from '../../src/spec/fields/fields'
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
