import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AddressField } from '../../src/fields/AddressField'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { FormSteps, type FormStepsProps } from '../../src/form/FormSteps'
import type { FormOptions } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import type { FormStep } from '../../src/form/FormStep'
import { serverIssue } from './acting'

afterEach(cleanup)

/** Three pages of a booking, which no entity declares. */
const steps: readonly FormStep[] = [
  {
    name: 'guest',
    label: 'The guest',
    fields: ['name', 'email'],
    content: (
      <>
        <FormField as={TextField} name="name" label="Name" />
        <FormField as={TextField} name="email" label="Email" />
      </>
    ),
  },
  {
    name: 'stay',
    label: 'The stay',
    fields: ['nights', 'wishes'],
    content: (
      <>
        <FormField as={TextField} name="nights" label="Nights" />
        <FormField as={TextField} name="wishes" label="Wishes" />
      </>
    ),
  },
  {
    name: 'bill',
    label: 'The bill',
    fields: ['address'],
    content: <FormField as={AddressField} name="address" label="Address" countries={['DE']} />,
  },
]

interface BookingProps extends FormStepsProps {
  options?: FormOptions
}

function Booking({ options, ...props }: BookingProps) {
  return (
    <Form store={useForm(options)}>
      <FormSteps steps={steps} {...props} />
    </Form>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = () => screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const summary = () => screen.getByRole('group', { name: 'There is a problem' })
const links = () =>
  within(summary())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const filled = { name: 'Ada', email: 'ada@example.org', nights: '3', address: { line1: 'Dam 1' } }

describe('the summary of a form in steps', () => {
  const city = { ...serverIssue('', 'Enter the city'), path: ['address', 'city'] }
  const issues = [
    city,
    serverIssue('wishes', 'Say less'),
    serverIssue('email', 'Enter another address'),
    serverIssue('nights', 'Stay longer'),
    serverIssue('name', 'Enter your full name'),
    serverIssue(undefined, 'We are full'),
  ]
  const inOrder = [
    'Enter your full name',
    'Enter another address',
    'Stay longer',
    'Say less',
    'Enter the city',
  ]
  const options: FormOptions = { defaultValues: filled, onSubmit: () => ({ issues }) }

  it('names the issues of all steps in their order, each with a link', async () => {
    render(<Booking options={options} defaultStep="bill" />)
    await press('Send')
    await waitFor(() => expect(links()).toEqual(inOrder))
    const rows = within(summary()).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['We are full', ...inOrder])
    expect(heading()).toBe('The bill')
  })

  it('keeps that order on each step, and leads to the field wherever it stands', async () => {
    render(<Booking options={options} defaultStep="bill" />)
    await press('Send')
    await userEvent.click(await within(summary()).findByRole('link', { name: 'Stay longer' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Nights')))
    expect(heading()).toBe('The stay')
    expect(links()).toEqual(inOrder)
    await userEvent.click(within(summary()).getByRole('link', { name: 'Say less' }))
    expect(document.activeElement).toBe(field('Wishes'))
    await userEvent.click(within(summary()).getByRole('link', { name: 'Enter another address' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    expect(links()).toEqual(inOrder)
    await userEvent.click(within(summary()).getByRole('link', { name: 'Enter the city' }))
    await waitFor(() => expect(document.activeElement).toBe(field('City')))
    expect(heading()).toBe('The bill')
  })

  it('has its links from the start where the server has answered before', async () => {
    await act(async () => {
      render(<Booking options={{ defaultValues: filled, issues }} defaultStep="guest" />)
    })
    expect(links()).toEqual(inOrder)
  })

  it('goes with the step that stands in the address', async () => {
    function Routed() {
      const [step, setStep] = useState('bill')
      return <Booking options={options} step={step} onStepChange={setStep} />
    }
    render(<Routed />)
    await press('Send')
    await userEvent.click(await within(summary()).findByRole('link', { name: 'Stay longer' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Nights')))
  })

  it('leads to the answers again, where they are checked at the end', async () => {
    render(<Booking options={options} steps={steps.map((one) => ({ ...one, answers: [] }))} checkAnswers />)
    await press('Continue')
    await press('Continue')
    await press('Continue')
    await press('Send')
    await waitFor(() => expect(heading()).toBe('The guest'))
    await userEvent.click(within(summary()).getByRole('link', { name: 'Stay longer' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Nights')))
    await press('Continue')
    expect(heading()).toBe('Check your answers')
  })
})

describe('plain steps that depend on each other', () => {
  const field = (name: string, label: string) => <FormField as={TextField} name={name} label={label} />
  const visit: readonly FormStep[] = [
    {
      name: 'guest',
      label: 'The guest',
      fields: ['name', 'dog'],
      content: (
        <>
          {field('name', 'Name')}
          {field('dog', 'Dog')}
        </>
      ),
    },
    {
      name: 'dog',
      label: 'The dog',
      fields: ['breed'],
      content: field('breed', 'Breed'),
      when: ({ dog }) => dog === 'yes',
    },
    {
      name: 'check',
      label: 'All right?',
      fields: [],
      content: ({ goTo }) => (
        <button type="button" onClick={() => goTo('guest', { field: 'dog', returns: true })}>
          Change the dog
        </button>
      ),
    },
  ]
  const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  it('leave one out by the values, and have it again', async () => {
    render(<Booking steps={visit} options={{ defaultValues: { name: 'Ada', dog: 'no' } }} />)
    await goOn()
    expect(await screen.findByRole('heading', { name: 'All right?' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.clear(await screen.findByLabelText('Dog'))
    await userEvent.type(screen.getByLabelText('Dog'), 'yes')
    await goOn()
    expect(await screen.findByRole('heading', { name: 'The dog' })).toBeTruthy()
  })

  it('lead to a field of another from their content, and back to what is left', async () => {
    render(<Booking steps={visit} options={{ defaultValues: { name: 'Ada', dog: 'no' } }} />)
    await goOn()
    await userEvent.click(await screen.findByRole('button', { name: 'Change the dog' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Dog')))
    await goOn()
    expect(await screen.findByRole('heading', { name: 'All right?' })).toBeTruthy()
  })

  it('lead no further than to what is not finished, and tell the developer of a name that is none', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
    const content: FormStep['content'] = ({ goTo }) => (
      <>
        <button type="button" onClick={() => goTo('end')}>
          Skip
        </button>
        <button type="button" onClick={() => goTo('nowhere')}>
          Lost
        </button>
      </>
    )
    const required = <FormField as={TextField} name="name" label="Name" required />
    const ahead: readonly FormStep[] = [
      { name: 'start', label: 'Begin', fields: [], content },
      { name: 'guest', label: 'The guest', fields: ['name'], content: required },
      { name: 'end', label: 'The end', fields: [], content: 'Thank you' },
    ]
    render(<Booking steps={ahead} />)
    await userEvent.click(screen.getByRole('button', { name: 'Lost' }))
    expect(warned.mock.calls.join(' ')).toContain('leads to “nowhere”')
    warned.mockRestore()
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(await screen.findByRole('heading', { name: 'The guest' })).toBeTruthy()
  })
})

describe('answers of plain steps', () => {
  const answered: readonly FormStep[] = [
    { ...steps[0]!, answers: [{ label: 'Name', field: 'name' }, { label: 'Email', field: 'email' }] },
    {
      ...steps[1]!,
      answers: ({ nights }) => [{ label: 'How long', field: 'nights', value: `${String(nights)} nights` }],
    },
    { ...steps[2]!, answers: () => [] },
  ] // prettier-ignore
  const rows = () =>
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])

  it('are shown step by step, as they are now', async () => {
    render(<Booking options={{ defaultValues: { ...filled, email: '' } }} steps={answered} checkAnswers />)
    await press('Continue')
    await press('Continue')
    await press('Continue')
    expect(heading()).toBe('Check your answers')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'The guest',
      'The stay',
    ])
    expect(rows()).toEqual([
      ['Name', 'Ada'],
      ['Email', 'Not given'],
      ['How long', '3 nights'],
    ])
  })

  it('say yes, no, and what is made of a value; a value that has no words is told to the developer', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const values = { pets: false, beds: 2, seen: true, address: { city: 'Berlin' } }
    const answers: FormStep['answers'] = (given) => [
      { label: 'Pets', field: 'pets' },
      { label: 'Beds', field: 'beds' },
      { label: 'Read the rules', field: 'seen', value: given.seen === true },
      { label: 'City', field: 'address', value: (given.address as typeof values.address).city },
      { label: 'Address', field: 'address' },
    ]
    const one = { name: 'all', label: 'All', fields: Object.keys(values), content: null, answers }
    render(<Booking options={{ defaultValues: values }} steps={[one]} checkAnswers />)
    await press('Continue')
    expect(rows().map(([, value]) => value)).toEqual(['No', '2', 'Yes', 'Berlin', 'Not given'])
    expect(said.mock.calls[0]?.[0]).toContain('cannot show the value of “address”')
    said.mockRestore()
  })

  it('lead to their field and back again', async () => {
    const onSubmit = vi.fn()
    const options = { defaultValues: filled, onSubmit }
    render(<Booking options={options} steps={answered} checkAnswers resume />)
    await press('Change How long')
    expect(document.activeElement).toBe(field('Nights'))
    await userEvent.clear(field('Nights'))
    await userEvent.type(field('Nights'), '4{Enter}')
    expect(heading()).toBe('Check your answers')
    expect(rows()).toContainEqual(['How long', '4 nights'])
    await press('Send')
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...filled, nights: '4' })
  })

  it('that are missing are told to the developer, step by step', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(<Booking options={{ defaultValues: filled }} checkAnswers resume />)
    await waitFor(() => expect(said).toHaveBeenCalledTimes(3))
    expect(said.mock.calls[0]?.[0]).toMatch(
      /^screenwright: <FormSteps checkAnswers> .* “guest”.*, so that .*\. Give the step answers/,
    )
    said.mockRestore()
  })
})
