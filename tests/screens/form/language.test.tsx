import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { memorySource } from '../../../src/data/memorySource'
import { TextField } from '../../../src/fields/TextField'
import { Form } from '../../../src/form/Form'
import { FormField } from '../../../src/form/FormField'
import { useForm } from '../../../src/form/useForm'
import { german } from '../../../src/messages/german'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { defineEntity, integer, rule, text } from '../../../src/spec'

afterEach(cleanup)

const owner = defineEntity({
  name: 'owner',
  labels: [
    { en: 'Owner', de: 'Halterin' },
    { en: 'Owners', de: 'Halterinnen' },
  ],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({ label: { en: 'Name', de: 'Name' }, required: true }),
    phone: text({ label: { en: 'Phone', de: 'Telefon' } }),
  },
  rules: [
    rule({
      at: ['phone'],
      require: { phone: { empty: false } },
      message: { en: 'Say how to call', de: 'Sagen Sie, wie man anruft' },
    }),
  ],
})

function Switched({ children }: { children: React.ReactNode }) {
  const [locale, setLocale] = useState('en')
  return (
    <LocaleProvider locale={locale} {...(locale === 'de' && { messages: german })}>
      <button type="button" onClick={() => setLocale(locale === 'de' ? 'en' : 'de')}>
        Language
      </button>
      {children}
    </LocaleProvider>
  )
}

const change = () => fireEvent.click(screen.getByRole('button', { name: 'Language' }))

it('says what was rejected in the language that the page has come to speak, and keeps what is written', async () => {
  const source = memorySource(owner, [])
  render(
    <Switched>
      <FormScreen entity={owner} source={source} />
    </Switched>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Enter name')).toHaveLength(2)
  change()
  expect(await screen.findAllByText('Name: Geben Sie einen Wert ein')).toHaveLength(2)
  expect(screen.getAllByText('Sagen Sie, wie man anruft')).toHaveLength(2)
  expect(screen.queryByText(/^Enter|^Say/)).toBeNull()
  fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Jonas' } })
  change()
  await waitFor(() => expect(screen.getAllByText('Say how to call')).toHaveLength(2))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Jonas')
  expect(screen.queryByText('Enter name')).toBeNull()
})

it('so does a form without an entity', async () => {
  function Contact() {
    const store = useForm({})
    return (
      <Form store={store}>
        <FormField as={TextField} name="city" label="Ort" required />
        <button type="submit">Save</button>
      </Form>
    )
  }
  render(
    <Switched>
      <Contact />
    </Switched>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Enter ort')).not.toHaveLength(0)
  change()
  expect(await screen.findAllByText('Ort: Geben Sie einen Wert ein')).not.toHaveLength(0)
  expect(screen.queryByText('Enter ort')).toBeNull()
})
