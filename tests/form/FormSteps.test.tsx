import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CheckboxField } from '../../src/fields/CheckboxField'
import { TextField } from '../../src/fields/TextField'
import { createForm } from '../../src/form/createForm'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { ReadOnlyReasonsContext } from '../../src/form/FormContext'
import { FormField } from '../../src/form/FormField'
import { FormSteps, type FormStepsProps } from '../../src/form/FormSteps'
import type { FormOptions } from '../../src/form/FormStore'
import { useFieldValue } from '../../src/form/useFormState'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { boolean, integer, text } from '../../src/spec/fields/fields'
import { formula } from '../../src/spec/formulas/buildFormula'
import { fieldRules } from '../../src/spec/rules/validate'
import { serverIssue } from './acting'

const trip = defineEntity({
  name: 'trip',
  labels: ['Trip', 'Trips'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    to: text({ label: 'Where to', required: true }),
    abroad: boolean({ label: 'Abroad' }),
    visa: text({ label: 'Visa number' }),
    nights: integer({ label: 'Nights', required: true, max: 30 }),
    wishes: text({ label: 'Wishes' }),
  },
  sections: [
    { name: 'place', label: 'The place', fields: ['to', 'abroad'] },
    { name: 'visa', fields: ['visa'], when: { abroad: true } },
    { name: 'stay', label: 'The stay', fields: ['nights'] },
    { name: 'wishes', label: 'Wishes', fields: ['wishes'], optional: true },
  ],
})

interface TripProps extends FormStepsProps {
  options?: FormOptions
  errorSummary?: boolean
}

function Trip({ options, errorSummary = true, ...props }: TripProps) {
  const form = useForm({ rules: fieldRules(trip), ...options })
  return (
    <Form store={form} errorSummary={errorSummary}>
      <FormSteps entity={trip} {...props} />
    </Form>
  )
}

let user = userEvent.setup()
beforeEach(() => {
  user = userEvent.setup()
})
afterEach(cleanup)

/** A summary of what is wrong has a heading too, above that of the step. */
const title = () => screen.getAllByRole('heading', { level: 2 }).at(-1)
const heading = () => title()?.textContent
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) })
const filled = { to: 'Lima', nights: 3 }

describe('a form in steps', () => {
  it('goes on by Enter and by the button, with the focus on the heading of the next step', async () => {
    const onSubmit = vi.fn()
    render(<Trip options={{ onSubmit }} />)
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
    await user.type(field('Where to'), 'Lima{Enter}')
    expect(heading()).toBe('The stay')
    expect(document.activeElement).toBe(title())
    expect(screen.getByText('Step 2 of 3')).toBeTruthy()
    await user.type(field('Nights'), '3')
    await press('Continue')
    expect(heading()).toContain('Wishes')
    expect(onSubmit).not.toHaveBeenCalled()
    await press('Send')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ to: 'Lima', nights: 3 })
  })

  it('takes a press that comes as soon as the next step is there', async () => {
    const onSubmit = vi.fn()
    const { container } = render(<Trip options={{ onSubmit, defaultValues: filled }} defaultStep="stay" />)
    await waitFor(() => expect(heading()).toBe('The stay'))
    const watcher = new MutationObserver(() => {
      const send = screen.queryByRole('button', { name: 'Send' })
      if (!send) return
      watcher.disconnect()
      send.click()
    })
    watcher.observe(container, { childList: true, subtree: true })
    screen.getByRole('button', { name: 'Continue' }).click()
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  })

  it('stays at a step that is refused, with a summary that leads to its fields alone', async () => {
    render(<Trip />)
    await press('Continue')
    expect(heading()).toBe('The place')
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Enter where to'])
    await user.type(field('Where to'), 'Lima')
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull()
    await press('Continue')
    expect(heading()).toBe('The stay')
  }) // prettier-ignore

  it('keeps what was entered on the way back, also what is not right yet', async () => {
    render(<Trip options={{ defaultValues: { to: 'Lima' } }} />)
    await press('Continue')
    await user.type(field('Nights'), 'three')
    await press('Back')
    expect(field('Where to')).toHaveProperty('value', 'Lima')
    await press('Continue')
    expect(field('Nights')).toHaveProperty('value', 'three')
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull()
  })

  it('ticks what may be left empty once it was gone past, and not before', async () => {
    render(<Trip options={{ defaultValues: filled }} checkAnswers />)
    const wishes = () =>
      within(screen.getByRole('list', { name: 'Steps' }))
        .getByText('Wishes')
        .closest('li')
    expect(wishes()?.dataset.state).toBe('upcoming')
    await press('Continue')
    await press('Continue')
    expect(wishes()?.dataset.state).toBe('current')
    await press('Continue')
    expect(wishes()?.dataset.state).toBe('complete')
  })

  it('asks only for what the answers so far call for', async () => {
    render(<Trip options={{ defaultValues: { to: 'Lima' } }} />)
    await user.click(screen.getByRole('checkbox', { name: 'Abroad' }))
    expect(screen.getByText('Step 1 of 4')).toBeTruthy()
    await press('Continue')
    expect(heading()).toContain('Visa number')
    expect(field('Visa number')).toBeTruthy()
    await press('Back')
    await user.click(screen.getByRole('checkbox', { name: 'Abroad' }))
    await press('Continue')
    expect(heading()).toBe('The stay')
  })

  it('shows where a person is, and leads back to what is finished', async () => {
    render(<Trip options={{ defaultValues: filled }} />)
    await press('Continue')
    const steps = screen.getByRole('list', { name: 'Steps' })
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3)
    const current = steps.querySelector('[aria-current="step"]')
    expect(current?.textContent).toContain('The stay')
    await user.click(within(steps).getByRole('button', { name: 'The place Completed' }))
    expect(heading()).toBe('The place')
  })

  it('checks every step before it is sent, and leads to the one that is not right', async () => {
    const onSubmit = vi.fn()
    render(<Trip options={{ defaultValues: filled, onSubmit }} defaultStep="wishes" />)
    expect(heading()).toContain('Wishes')
    await press('Back')
    await user.clear(field('Nights'))
    // Somebody who knows the way round it still sends nothing wrong.
    await press('Back')
    await press('Continue')
    expect(heading()).toBe('The stay')
    await press('Continue')
    expect(heading()).toBe('The stay')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('leads to the step whose field the server refuses, with the words of the refusal', async () => {
    const onSubmit = () => ({ issues: [serverIssue('to', 'Enter a place that we fly to')] })
    render(<Trip options={{ defaultValues: filled, onSubmit }} defaultStep="wishes" />)
    await press('Send')
    expect(heading()).toBe('The place')
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    expect(document.activeElement).toBe(summary)
    await user.click(await within(summary).findByRole('link', { name: 'Enter a place that we fly to' }))
    expect(document.activeElement).toBe(field('Where to'))
  })

  it('brings the focus to the heading of that step where there is no summary', async () => {
    const onSubmit = () => ({ issues: [serverIssue('to', 'Enter a place that we fly to')] })
    render(<Trip options={{ defaultValues: filled, onSubmit }} defaultStep="wishes" errorSummary={false} />)
    await press('Send')
    await waitFor(() => expect(heading()).toBe('The place'))
    expect(document.activeElement).toBe(title())
    expect(screen.getByText('Enter a place that we fly to')).toBeTruthy()
  })

  it('resumes there for sure although an earlier step is asked for, and says so', () => {
    const onStepChange = vi.fn()
    const begun = { to: 'Lima' }
    render(<Trip resume step="place" onStepChange={onStepChange} options={{ defaultValues: begun }} />)
    expect(heading()).toBe('The place')
    expect(onStepChange).not.toHaveBeenCalled()
    cleanup()
    render(
      <Trip resume="always" step="place" onStepChange={onStepChange} options={{ defaultValues: begun }} />,
    )
    expect(heading()).toBe('The stay')
    expect(onStepChange.mock.calls).toEqual([['stay', { replace: true }]])
  })

  it('resumes at the first step that is not finished', () => {
    render(<Trip resume options={{ defaultValues: { to: 'Lima' } }} />)
    expect(heading()).toBe('The stay')
    expect(document.activeElement).toBe(document.body)
  })

  it('works as well where React draws everything twice', async () => {
    render(
      <StrictMode>
        <Trip options={{ defaultValues: filled }} />
      </StrictMode>,
    )
    await press('Continue')
    await press('Continue')
    expect(heading()).toContain('Wishes')
  })
})

describe('answers that are checked before they are sent', () => {
  it('lead to each field and back again', async () => {
    const onSubmit = vi.fn()
    render(<Trip checkAnswers options={{ defaultValues: filled, onSubmit }} resume />)
    expect(heading()).toBe('Check your answers')
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('Lima')
    await press('Change Nights')
    expect(document.activeElement).toBe(field('Nights'))
    await user.clear(field('Nights'))
    await user.type(field('Nights'), '4{Enter}')
    expect(heading()).toBe('Check your answers')
    await press('Send')
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ to: 'Lima', nights: 4 })
  })

  it('lead past a step that a changed answer calls for', async () => {
    render(<Trip checkAnswers options={{ defaultValues: filled }} resume />)
    await press('Change Abroad')
    await user.click(screen.getByRole('checkbox', { name: 'Abroad' }))
    await press('Continue')
    expect(heading()).toContain('Visa number')
    await user.type(field('Visa number'), 'P-1{Enter}')
    expect(heading()).toBe('Check your answers')
  })
})

it('a heading that is the label of its only field says it alone, in steps and in a form', () => {
  const claim = defineEntity({
    name: 'claim',
    labels: ['Claim', 'Claims'],
    id: 'id',
    fields: {
      id: text({ readOnly: true }),
      proof: text({ label: 'Proof' }),
      sum: integer({ label: 'Sum' }),
      paid: boolean({ label: 'Paid' }),
    },
    sections: [
      { name: 'proof', label: 'Proof', fields: ['proof'] },
      { name: 'sum', label: 'The sum', fields: ['sum'] },
      { name: 'paid', label: 'Paid', fields: ['paid'] },
    ],
  })
  const Claim = ({ stepped }: { stepped: boolean }) => (
    <Form store={useForm({ rules: fieldRules(claim) })}>
      {stepped ? <FormSteps entity={claim} /> : <EntityFields entity={claim} />}
    </Form>
  )
  const { unmount } = render(<Claim stepped />)
  expect(heading()).toBe('Proof optional')
  expect(field('Proof').closest('[data-question]')).toBeTruthy()
  unmount()
  render(<Claim stepped={false} />)
  expect(screen.getByRole('group', { name: 'Proof optional' }).hasAttribute('data-question')).toBe(true)
  // Two names are two things, and the words beside a box to tick are its own.
  expect(screen.getByRole('group', { name: 'The sum' }).hasAttribute('data-question')).toBe(false)
  expect(screen.getByRole('group', { name: 'Paid' }).hasAttribute('data-question')).toBe(false)
})

it('the answer page changes nothing that the person may not change, and what is computed is not known yet', async () => {
  const stay = defineEntity({
    name: 'stay',
    labels: ['Stay', 'Stays'],
    id: 'id',
    fields: {
      id: text({ readOnly: true }),
      nights: integer({ label: 'Nights' }),
      guest: text({ label: 'Guest' }),
      cost: integer({ label: 'Cost', readOnly: true, computed: formula({ multiply: ['nights', 'nights'] }) }),
    },
    sections: [{ name: 'all', label: 'All', fields: ['nights', 'guest', 'cost'] }],
  })
  const Stay = () => (
    <Form store={useForm({ rules: fieldRules(stay) })}>
      <ReadOnlyReasonsContext value={new Map([['guest', 'It is you.']])}>
        <FormSteps entity={stay} checkAnswers />
      </ReadOnlyReasonsContext>
    </Form>
  )
  render(<Stay />)
  await press('Continue')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Not given',
    'Change',
    'Not given',
    'Not known yet',
  ])
})

describe('a list of tasks', () => {
  it('says how far each is, leads to it and is come back to', async () => {
    render(<Trip taskList options={{ defaultValues: { to: 'Lima' } }} />)
    expect(heading()).toBe('What is to be filled in')
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows()).toEqual(['The placeCompleted', 'The stayNot started yet', 'WishesOptional'])
    await press('The stay')
    await user.type(field('Nights'), '3{Enter}')
    expect(heading()).toBe('What is to be filled in')
    expect(rows()[1]).toBe('The stayCompleted')
  })
})

describe('steps in the address', () => {
  function Routed({ start, options }: { start: string; options: FormOptions }) {
    const [step, setStep] = useState(start)
    return (
      <>
        <output>{step}</output>
        <button type="button" onClick={() => setStep('place')}>
          Browser back
        </button>
        <Trip step={step} onStepChange={setStep} options={options} />
      </>
    )
  }
  const address = () => screen.getByRole('status').textContent

  it('are followed in both directions', async () => {
    render(<Routed start="place" options={{ defaultValues: filled }} />)
    await press('Continue')
    expect([address(), heading()]).toEqual(['stay', 'The stay'])
    await press('Browser back')
    expect(heading()).toBe('The place')
    expect(document.activeElement).toBe(title())
  })

  it('lead no further than what is finished', async () => {
    await act(async () => {
      render(<Routed start="wishes" options={{ defaultValues: { to: 'Lima' } }} />)
    })
    expect([address(), heading()]).toEqual(['stay', 'The stay'])
  })
})

describe('steps of the host’s own', () => {
  it('need no entity, and are validated by the rules of the fields in them', async () => {
    function Own() {
      const form = useForm()
      return (
        <Form store={form}>
          <FormSteps
            steps={[
              { name: 'one', label: 'One', fields: [], content: <FormField as={TextField} name="a" label="A" required /> },
              { name: 'two', label: 'Two', fields: ['b'], content: <FormField as={TextField} name="b" label="B" /> },
            ]}
          />
        </Form>
      )
    } // prettier-ignore
    render(<Own />)
    await press('Continue')
    expect(heading()).toBe('One')
    await user.type(field('A'), 'x{Enter}')
    expect(heading()).toBe('Two')
  })

  it('tells the developer of a condition about nothing', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    function Own() {
      return (
        <Form store={useForm()}>
          <FormSteps
            steps={[
              { name: 'one', label: 'One', fields: [] },
              { name: 'two', label: 'Two', fields: [], when: { abroad: true } },
            ]}
          />
        </Form>
      )
    }
    await act(async () => {
      render(<Own />)
    })
    expect(said).toHaveBeenCalledWith(expect.stringContaining('depends on “abroad”'))
    said.mockRestore()
  })

  it('ticks no step of which only a default is known', () => {
    const order = defineEntity({
      name: 'order',
      labels: ['Order', 'Orders'],
      id: 'id',
      fields: {
        id: text({ readOnly: true }),
        what: text({ label: 'What' }),
        days: integer({ label: 'Days', default: 14 }),
      },
      sections: [
        { name: 'what', label: 'What', fields: ['what'] },
        { name: 'days', label: 'How long', fields: ['days'] },
      ],
    })
    function Order() {
      const form = useForm({ rules: fieldRules(order), defaultValues: { what: 'Ring', days: 14 } })
      return (
        <Form store={form}>
          <FormSteps entity={order} taskList />
        </Form>
      )
    }
    render(<Order />)
    const tasks = screen.getAllByRole('listitem').map((task) => task.textContent)
    expect(tasks).toEqual([
      expect.stringMatching(/What.*Completed/),
      expect.stringMatching(/How long.*Not started/),
    ])
  })
})

describe('a field that is asked for by another, and dropped without it', () => {
  const Notes = () =>
    useFieldValue('ill') ? (
      <FormField as={TextField} name="notes" label="Medical notes" whenHidden="drop" />
    ) : null
  const steps = [
    {
      name: 'health',
      label: 'Health',
      fields: ['ill', 'notes'],
      content: (
        <>
          <FormField as={CheckboxField} name="ill" label="Something to know" />
          <Notes />
        </>
      ),
    },
    {
      name: 'contact',
      label: 'Contact',
      fields: ['email'],
      content: <FormField as={TextField} name="email" label="Email" />,
    },
  ]
  function Booking({ onSubmit }: { onSubmit: FormOptions['onSubmit'] }) {
    return (
      <StrictMode>
        <Form store={useForm({ onSubmit })}>
          <FormSteps steps={steps} />
        </Form>
      </StrictMode>
    )
  }
  const sent = (onSubmit: ReturnType<typeof vi.fn>) => onSubmit.mock.calls.at(-1)?.[0]

  it('is sent from a later step', async () => {
    const onSubmit = vi.fn()
    render(<Booking onSubmit={onSubmit} />)
    await user.click(screen.getByRole('checkbox'))
    await user.type(field('Medical notes'), 'Asthma')
    await press('Continue')
    await user.type(field('Email'), 'a@b.c')
    await press('Send')
    expect(sent(onSubmit)).toEqual({ ill: true, notes: 'Asthma', email: 'a@b.c' })
  })

  it('is dropped on its own step, and is back with what was written when it is asked for again', async () => {
    const onSubmit = vi.fn()
    render(<Booking onSubmit={onSubmit} />)
    await user.click(screen.getByRole('checkbox'))
    await user.type(field('Medical notes'), 'Asthma')
    await press('Continue')
    await press('Back')
    await user.click(screen.getByRole('checkbox'))
    await press('Continue')
    await press('Send')
    expect(sent(onSubmit)).toEqual({ ill: false })
    await press('Back')
    await user.click(screen.getByRole('checkbox'))
    expect((field('Medical notes') as HTMLInputElement).value).toBe('Asthma')
    await press('Continue')
    await press('Send')
    expect(sent(onSubmit)).toEqual({ ill: true, notes: 'Asthma' })
  })

  it('is dropped where its step comes back without it', async () => {
    const form = createForm({ defaultValues: { ill: true, notes: 'Asthma' } })
    render(
      <Form store={form}>
        <FormSteps steps={steps} />
      </Form>,
    )
    await press('Continue')
    expect(form.getValues()).toEqual({ ill: true, notes: 'Asthma' })
    act(() => form.setValue('ill', false))
    await press('Back')
    await waitFor(() => expect(form.getValues()).toEqual({ ill: false }))
  })
})
