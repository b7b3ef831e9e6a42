import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { FormSteps, type FormStepsProps } from '../../src/form/FormSteps'
import type { FormOptions } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { file, group, integer, list, text, variant } from '../../src/spec/fields/fields'
import { fieldRules } from '../../src/spec/rules/validate'

const claim = defineEntity({
  name: 'claim',
  labels: ['Claim', 'Claims'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    reason: text({ label: 'Reason', required: true }),
    costs: list(
      group({ what: text({ required: true }), sum: integer({ min: 1 }) }, { label: 'Cost', required: true }),
      { label: 'Costs', required: true, maxItems: 3 },
    ),
    witnesses: list(text({ label: 'Witness', required: true }), { label: 'Witnesses' }),
  },
  sections: [
    { name: 'reason', fields: ['reason'] },
    { name: 'costs', fields: ['costs'], addAnother: true },
    { name: 'witnesses', fields: ['witnesses'], addAnother: true },
  ],
})

function Claim({ options, ...props }: FormStepsProps & { options?: FormOptions }) {
  const form = useForm({ rules: fieldRules(claim), ...options })
  return (
    <Form store={form}>
      <FormSteps entity={claim} {...props} />
    </Form>
  )
}

let user = userEvent.setup()
beforeEach(() => {
  user = userEvent.setup()
})
afterEach(cleanup)

const press = (name: string) => user.click(screen.getByRole('button', { name }))
const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const given = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const added = () =>
  [...document.querySelectorAll('.sw-FormSteps-addedItem')].map(({ textContent }) => textContent)
const start = { reason: 'Storm' }

describe('a step that asks for one item after another', () => {
  it('has a page for each item, and then the list of those given and a question', async () => {
    const onSubmit = vi.fn()
    render(<Claim options={{ defaultValues: start, onSubmit }} />)
    await press('Continue')
    expect(screen.getByRole('heading', { level: 2, name: 'Costs' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Cost 1' })).toBeTruthy()
    await user.type(field(/^What/), 'Roof')
    await press('Continue')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Costs' }))
    await choose('Yes')
    await press('Continue')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Cost 2' }))
    expect(field(/^What/).value).toBe('')
    await user.type(field(/^What/), 'Door{Enter}')
    expect(screen.getByRole('radiogroup', { name: 'Add another cost?' })).toBeTruthy()
    await choose('No')
    await press('Continue')
    expect(screen.getByRole('radiogroup', { name: 'Add witness?' })).toBeTruthy()
    await choose('No')
    await press('Send')
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      reason: 'Storm',
      costs: [{ what: 'Roof' }, { what: 'Door' }],
    })
  })

  it('asks for an answer before it goes on', async () => {
    render(<Claim options={{ defaultValues: { ...start, costs: [{ what: 'Roof' }] } }} defaultStep="costs" />)
    await press('Continue')
    expect(screen.getByText('Choose yes or no')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }))
    await choose('No')
    expect(screen.queryByText('Choose yes or no')).toBeNull()
  })

  it('does not leave the page of an item before it is right', async () => {
    render(<Claim options={{ defaultValues: start }} defaultStep="costs" />)
    await press('Continue')
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    await user.click(within(summary).getByRole('link', { name: 'Enter what' }))
    expect(document.activeElement).toBe(field(/^What/))
    await user.keyboard('Roof')
    await press('Continue')
    expect(screen.getByRole('radiogroup', { name: 'Add another cost?' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull()
  })

  it('keeps what was typed when a person goes back, and drops an item without anything in it', async () => {
    render(<Claim options={{ defaultValues: { ...start, costs: [{ what: 'Roof' }] } }} defaultStep="costs" />)
    await press('Change Cost 1')
    await user.type(field(/^What/), ' and gutter')
    await press('Back')
    expect(screen.getByText('Roof and gutter')).toBeTruthy()
    await choose('Yes')
    await press('Continue')
    await press('Back')
    expect(screen.getAllByRole('button', { name: /^Change Cost/ })).toHaveLength(1)
    await press('Back')
    expect(field(/^Reason/).value).toBe('Storm')
  })

  it('says at an item what the server found in it, and opens it there', async () => {
    const issues = [{ path: ['costs', 1, 'sum'], message: 'This was paid already' }]
    const onSubmit = vi.fn(async () => ({ issues }))
    const costs = [{ what: 'Roof' }, { what: 'Door', sum: 3 }]
    render(<Claim options={{ defaultValues: { ...start, costs }, onSubmit }} defaultStep="witnesses" />)
    await choose('No')
    await press('Send')
    const summary = await screen.findByRole('group', { name: 'There is a problem' })
    await user.click(within(summary).getByRole('link', { name: 'This was paid already' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Sum/ }))
    await press('Back')
    expect(added()[1]).toContain('This was paid already')
    expect(added()[0]).not.toContain('This was paid already')
    const change = screen.getByRole('button', { name: 'Change Cost 2' })
    expect(document.getElementById(change.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'This was paid already',
    )
    await press('Change Cost 2')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Sum/ }))
  })

  it('marks an item that was begun and not finished, as after a reload', async () => {
    const costs = [{ what: 'Roof' }, { sum: 3 }]
    render(<Claim options={{ defaultValues: { ...start, costs } }} defaultStep="costs" />)
    expect(added()[0]).not.toContain('In progress')
    expect(added()[1]).toContain('In progress')
  })

  it('leads to an item that was left unfinished', async () => {
    render(
      <Claim
        options={{ defaultValues: { ...start, costs: [{ what: 'Roof' }, { sum: 3 }] } }}
        defaultStep="costs"
      />,
    )
    await choose('No')
    await press('Continue')
    const summary = screen.getByRole('group', { name: 'There is a problem' })
    await user.click(within(summary).getByRole('link', { name: 'Enter what' }))
    expect(document.activeElement).toBe(field(/^What/))
    await user.keyboard('Door')
    await press('Continue')
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull()
  })

  it('removes an item and puts it back', async () => {
    const costs = [{ what: 'Roof' }, { what: 'Door' }]
    render(<Claim options={{ defaultValues: { ...start, costs } }} defaultStep="costs" />)
    await press('Remove Cost 1')
    expect(screen.getAllByRole('button', { name: /^Change Cost/ })).toHaveLength(1)
    expect(screen.queryByText('Roof')).toBeNull()
    await press('Undo')
    expect(screen.getByText('Roof')).toBeTruthy()
  })

  it('asks for no more than there is room for', async () => {
    const costs = ['Roof', 'Door', 'Wall'].map((what) => ({ what }))
    render(<Claim options={{ defaultValues: { ...start, costs } }} defaultStep="costs" />)
    expect(screen.queryByRole('radio')).toBeNull()
    await press('Continue')
    expect(screen.getByRole('heading', { level: 2, name: /^Witnesses/ })).toBeTruthy()
  })

  it('works without an entity', async () => {
    const onSubmit = vi.fn()
    const items = {
      itemLabel: 'Guest',
      minItems: 1,
      getItemText: (value: unknown) => (value as { name: string }).name,
      children: () => <FormField as={TextField} name="name" label="Name" required="Enter the name" />,
    }
    function Party() {
      return (
        <Form store={useForm({ onSubmit })}>
          <FormSteps
            steps={[{ name: 'guests', label: 'Guests', fields: ['guests'], addAnother: true, items }]}
          />
        </Form>
      )
    }
    render(<Party />)
    await press('Continue')
    expect(screen.getAllByText('Enter the name')).not.toHaveLength(0)
    await user.type(field(/^Name/), 'Ada{Enter}')
    expect(given()[0]).toContain('Ada')
    await choose('No')
    await press('Send')
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ guests: [{ name: 'Ada' }] })
  })

  it('is a section of one list and of nothing else', () => {
    const declare = (fields: string[]) =>
      defineEntity({
        name: 'trip',
        labels: ['Trip', 'Trips'],
        id: 'id',
        fields: { id: text({ readOnly: true }), note: text(), stops: list(text()) },
        sections: [{ name: 'stops', label: 'Stops', fields: fields as 'stops'[], addAnother: true }],
      })
    expect(declare(['stops'])).toBeTruthy()
    expect(() => declare(['note'])).toThrow('adds one after another')
  })
})

describe('an item of which one of several groups is asked for', () => {
  const parking = defineEntity({
    name: 'parking',
    labels: ['Parking', 'Parkings'],
    id: 'id',
    fields: {
      id: text({ readOnly: true }),
      vehicles: list(
        group(
          {
            plate: text({ required: true }),
            ownership: variant(
              'whose',
              {
                own: {},
                leased: { until: text({ required: true }) },
                company: { letter: file({ required: true }) },
              },
              { label: 'Ownership', required: true },
            ),
          },
          { label: 'Vehicle', required: true },
        ),
        { label: 'Vehicles', required: true },
      ),
    },
    sections: [{ name: 'vehicles', fields: ['vehicles'], addAnother: true }],
  })

  it('says once what is missing, also when the answer was chosen with keys', async () => {
    function Page() {
      return (
        <Form store={useForm({ rules: fieldRules(parking) })}>
          <FormSteps entity={parking} />
        </Form>
      )
    }
    render(<Page />)
    await user.type(field(/^Plate/), 'LM 300')
    act(() => screen.getByRole('radio', { name: 'Own' }).focus())
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await screen.findByLabelText(/^Letter/)
    await user.keyboard('{Enter}')
    const summary = await screen.findByRole('group', { name: 'There is a problem' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a file for letter'])
    expect(screen.getByRole('radiogroup').getAttribute('aria-required')).toBe('true')
  })
})
