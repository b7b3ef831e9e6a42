import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Address, AddressField } from '../../src/fields/AddressField'
import { DateRangeField } from '../../src/fields/DateRangeField'
import { TextField } from '../../src/fields/TextField'
import { FieldGroup } from '../../src/form/FieldGroup'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FieldRules, FormOptions } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import type { Issue } from '../../src/spec/rules/issues'
import { serverIssue } from './acting'

afterEach(cleanup)

const about = (path: readonly PropertyKey[], message: string): Issue => ({
  ...serverIssue('', message),
  path,
})

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const wrong = () =>
  boxes()
    .filter((one) => one.getAttribute('aria-invalid') === 'true')
    .map((one) => one.labels?.[0]?.textContent)
const wordsAbout = (one: HTMLElement) =>
  (one.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const words = () => [...document.querySelectorAll('.sw-Field-message')].map(({ textContent }) => textContent)
const summary = () => screen.getByRole('group', { name: 'There is a problem' })

interface OrderProps {
  options?: FormOptions
  validate?: FieldRules
}

function Order({ options, validate }: OrderProps) {
  return (
    <Form store={useForm(options)}>
      <FormField as={AddressField} name="address" label="Address" countries={['DE']} validate={validate} />
      <button type="submit">Send</button>
    </Form>
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

describe('an issue about a part of an address', () => {
  it('marks that part alone, stands beside it, and is led to from the summary', async () => {
    const onSubmit = () => ({ issues: [about(['address', 'postcode'], 'Enter a postal code of Berlin')] })
    render(<Order options={{ onSubmit }} />)
    await userEvent.type(box(/City/), 'Berlin')
    await send()
    const link = await within(summary()).findByRole('link', { name: 'Enter a postal code of Berlin' })
    expect(wrong()).toEqual(['Postal code'])
    expect(wordsAbout(box(/Postal code/))).toBe('Enter a postal code of Berlin')
    expect(words()).toEqual(['Enter a postal code of Berlin'])
    expect(document.querySelector('.sw-AddressField')?.hasAttribute('data-invalid')).toBe(false)
    await userEvent.click(link)
    expect(document.activeElement).toBe(box(/Postal code/))
  })

  it('has words of its own for each of three, in the order in which the parts stand, and each goes by itself', async () => {
    const missing = ['city', 'line1', 'postcode'].map((part) => about(['address', part], 'Fill this in'))
    render(<Order options={{ onSubmit: () => ({ issues: missing }) }} />)
    await send()
    await waitFor(() => expect(wrong()).toEqual(['Address line 1', 'Postal code', 'City']))
    expect(words()).toEqual(['Fill this in', 'Fill this in', 'Fill this in'])
    const links = () => within(summary()).getAllByRole<HTMLAnchorElement>('link')
    expect(links().map(({ hash }) => hash.slice(1))).toEqual(
      [box(/line 1/), box(/Postal/), box(/City/)].map(({ id }) => id),
    )
    await userEvent.type(box(/Postal/), '1')
    expect(wrong()).toEqual(['Address line 1', 'City'])
    expect(links()).toHaveLength(2)
    await userEvent.type(box(/City/), 'B')
    await userEvent.type(box(/line 1/), 'A')
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull()
  })

  it('is heard of from rules of the field, and goes as soon as the part is right', async () => {
    const validate = vi.fn((value: unknown) =>
      (value as Address | null)?.postcode?.length === 5
        ? undefined
        : [about(['address', 'postcode'], 'Enter five digits')],
    )
    render(<Order validate={validate} />)
    await send()
    await waitFor(() => expect(wrong()).toEqual(['Postal code']))
    await userEvent.type(box(/City/), 'Berlin')
    expect(wrong()).toEqual(['Postal code'])
    await userEvent.type(box(/Postal/), '10117')
    expect(wrong()).toEqual([])
  })

  it('stands below the whole where the country has no such part, beside what is said of the whole', async () => {
    const issues = [
      about(['address'], 'Enter an address in Berlin'),
      about(['address', 'region'], 'Enter the region.'),
      about(['address', 'line2'], 'Enter the floor'),
    ]
    render(<Order options={{ onSubmit: () => ({ issues }) }} />)
    await send()
    await waitFor(() => expect(wrong()).toEqual(['Address line 2 optional']))
    expect(words()).toEqual(['Enter the floor', 'Enter an address in Berlin. Enter the region.'])
    const hash = (name: string) =>
      within(summary()).getByRole<HTMLAnchorElement>('link', { name }).hash.slice(1)
    expect(hash('Enter the region.')).toBe(box(/line 1/).id)
    expect(hash('Enter the floor')).toBe(box(/line 2/).id)
  })

  it('stands beside the part before the script comes', () => {
    const html = renderToString(
      <Order options={{ issues: [about(['address', 'city'], 'Enter the city')] }} />,
    )
    const page = new DOMParser().parseFromString(html, 'text/html')
    const message = page.querySelector('.sw-AddressField [data-part="city"] .sw-Field-message')
    expect(message?.textContent).toBe('Enter the city')
  })

  it('finds its part in a group as well', async () => {
    const issues = [about(['order', 'address', 'city'], 'Enter the city')]
    function Nested() {
      return (
        <Form store={useForm({ onSubmit: () => ({ issues }) })}>
          <FieldGroup name="order" legend="Order">
            <FormField as={AddressField} name="address" label="Address" countries={['DE']} />
          </FieldGroup>
          <button type="submit">Send</button>
        </Form>
      )
    }
    render(<Nested />)
    await send()
    await waitFor(() => expect(wrong()).toEqual(['City']))
    const link = within(summary()).getByRole<HTMLAnchorElement>('link')
    expect(link.hash.slice(1)).toBe(box(/City/).id)
  })

  it('stays below a field that draws one control alone', async () => {
    const issues = [about(['note', 'postcode'], 'Enter the postal code'), about(['note'], 'Enter a note')]
    function Note() {
      return (
        <Form store={useForm({ issues })}>
          <FormField as={TextField} name="note" label="Note" />
        </Form>
      )
    }
    render(<Note />)
    expect(wordsAbout(box(/Note/))).toBe('Enter the postal code. Enter a note.')
  })

  it('is not lost with the words that the host has for another part', async () => {
    function Both() {
      const store = useForm({ issues: [about(['address', 'city'], 'Enter the city')] })
      return (
        <Form store={store}>
          <FormField
            as={AddressField}
            name="address"
            label="Address"
            countries={['DE']}
            errors={{ line2: 'Enter the floor' }}
          />
        </Form>
      )
    }
    await act(async () => {
      render(<Both />)
    })
    expect(wrong()).toEqual(['Address line 2 optional', 'City'])
  })
})

describe('an issue about one end of a range of days', () => {
  it('marks that end and is led to it', async () => {
    const issues = [about(['stay', 'end'], 'Enter a day before Christmas')]
    function Stay() {
      return (
        <Form store={useForm({ issues })}>
          <FormField as={DateRangeField} name="stay" label="Stay" />
        </Form>
      )
    }
    render(<Stay />)
    const invalid = () =>
      [...document.querySelectorAll<HTMLElement>('.sw-Segments')].map((row) =>
        [...row.querySelectorAll('input')].map((one) => one.getAttribute('aria-invalid') === 'true'),
      )
    expect(invalid()).toEqual([
      [false, false, false],
      [true, true, true],
    ])
    expect(words()).toEqual(['Enter a day before Christmas'])
    await userEvent.click(within(summary()).getByRole('link'))
    const first = document.querySelector<HTMLInputElement>('[data-scope="end"] input')!
    expect(document.activeElement).toBe(first)
    expect(wordsAbout(first)).toBe('Enter a day before Christmas')
  })
})
