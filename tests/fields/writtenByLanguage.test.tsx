import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { DecimalField } from '../../src/fields/DecimalField'
import { MoneyField } from '../../src/fields/MoneyField'
import { NumberField } from '../../src/fields/NumberField'
import { EntityField } from '../../src/form/EntityField'
import { Form } from '../../src/form/Form'
import { useEntityForm } from '../../src/form/useEntityForm'
import { german } from '../../src/messages/german'
import { defineEntity, integer, money } from '../../src/spec'

afterEach(cleanup)

const ticket = defineEntity({
  name: 'ticket',
  labels: ['Ticket', 'Tickets'],
  id: 'id',
  fields: { id: integer({ readOnly: true }), price: money({ currency: 'EUR' }) },
})

const submitted = vi.fn()

function Ticket() {
  const form = useEntityForm(ticket, {
    defaultValues: { price: '1234.50' },
    onSubmit: (values) => submitted(values),
  })
  return (
    <Form store={form}>
      <EntityField entity={ticket} name="price" />
      <button type="submit">Save</button>
    </Form>
  )
}

const inLanguage = (locale: 'en' | 'de', children: React.ReactNode) => (
  <LocaleProvider locale={locale} {...(locale === 'de' && { messages: german })}>
    {children}
  </LocaleProvider>
)

const box = () => screen.getByRole<HTMLInputElement>('textbox')

it.each([
  [
    'a price',
    () => <MoneyField label="Price" currency="EUR" defaultValue="1234.5" />,
    '1,234.50',
    '1.234,50',
  ],
  ['an exact number', () => <DecimalField label="Rate" defaultValue="0.0250" />, '0.0250', '0,0250'],
  ['a number', () => <NumberField label="Weight" defaultValue={1234.5} />, '1,234.5', '1.234,5'],
  ['what is no number', () => <NumberField label="Weight" defaultValue="heavy" />, 'heavy', 'heavy'],
])('writes %s anew when the language changes', (_, draw, english, inGerman) => {
  const { rerender } = render(inLanguage('en', draw()))
  expect(box().value).toBe(english)
  rerender(inLanguage('de', draw()))
  expect(box().value).toBe(inGerman)
  rerender(inLanguage('en', draw()))
  expect(box().value).toBe(english)
})

it('reads what was typed as it was written', () => {
  const onValueChange = vi.fn()
  const field = <DecimalField label="Rate" onValueChange={onValueChange} />
  const { rerender } = render(inLanguage('en', field))
  fireEvent.focus(box())
  // Three digits after the point would be thousands in German.
  fireEvent.change(box(), { target: { value: '1.234' } })
  rerender(inLanguage('de', field))
  fireEvent.blur(box())
  expect(box().value).toBe('1,234')
  expect(onValueChange.mock.calls).toEqual([['1.234']])
})

it('keeps what a parent gives, however that is written', () => {
  const field = <DecimalField label="Rate" value="1.234" onValueChange={() => {}} />
  const { rerender } = render(inLanguage('en', field))
  fireEvent.blur(box())
  rerender(inLanguage('de', field))
  expect(box().value).toBe('1,234')
})

it('saves the same price after the language has changed in an open form', async () => {
  const { rerender } = render(inLanguage('en', <Ticket />))
  rerender(inLanguage('de', <Ticket />))
  expect(box().value).toBe('1.234,50')
  fireEvent.blur(box())
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(submitted).toHaveBeenCalled())
  expect(submitted.mock.lastCall?.[0]).toEqual({ price: '1234.50' })
})
