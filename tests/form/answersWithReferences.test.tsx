import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { Form } from '../../src/form/Form'
import { FormSteps } from '../../src/form/FormSteps'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { group, integer, list, map, reference, text, variant } from '../../src/spec/fields/fields'

const courier = defineEntity({
  name: 'courier',
  labels: ['Courier', 'Couriers'],
  id: 'id',
  title: 'name',
  fields: { id: integer({ readOnly: true }), name: text() },
})

const work = defineEntity({
  name: 'work',
  labels: ['Work', 'Works'],
  id: 'id',
  title: 'title',
  fields: { id: integer({ readOnly: true }), title: text() },
})

const loan = defineEntity({
  name: 'loan',
  labels: ['Loan', 'Loans'],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    works: list(group({ work: reference('work'), frame: text() }, { label: 'Work' }), { label: 'Works' }),
    more: list(reference('work'), { label: 'More works' }),
    journey: group({ courier: reference('courier'), day: text() }, { label: 'Journey' }),
    rooms: map(reference('work'), { label: 'Rooms' }),
    way: variant('kind', { sea: { courier: reference('courier') } }, { label: 'Way' }),
  },
  sections: [
    { name: 'works', label: 'Lent', fields: ['works'], addAnother: true },
    { name: 'rest', label: 'Rest', fields: ['more', 'journey', 'rooms', 'way'] },
  ],
})

const references = [
  {
    entity: work,
    source: memorySource(work, [
      { id: 3, title: 'The Harbour' },
      { id: 4, title: 'The Mill' },
    ]),
  },
  { entity: courier, source: memorySource(courier, [{ id: 7, name: 'Ada Ray' }]) },
]

function Loan() {
  const form = useForm({
    defaultValues: {
      works: [
        { work: 3, frame: 'oak' },
        { work: 99, frame: 'ash' },
      ],
      more: [3, 4],
      journey: { courier: 7, day: 'Monday' },
      rooms: { 'Blue room': 4 },
      way: { kind: 'sea', courier: 7 },
    },
  })
  return (
    <ReferenceProvider references={references}>
      <Form store={form}>
        <FormSteps entity={loan} checkAnswers />
      </Form>
    </ReferenceProvider>
  )
}

afterEach(cleanup)

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
const answers = () =>
  Array.from(document.querySelectorAll('.sw-CheckAnswers-value'), (value) => {
    const lines = Array.from(value.querySelectorAll('li'), ({ textContent }) => textContent)
    return lines.length > 0 ? lines.join('|') : value.textContent
  })

it('checks answers by the titles of the records they refer to, in groups, lists, maps and variants as well', async () => {
  render(<Loan />)
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  await goOn()
  await goOn()
  await waitFor(() =>
    expect(answers()).toEqual([
      // Each group is a line of its own, and each of its parts has its label.
      'Work The Harbour, Frame oak|Work No longer there (99), Frame ash',
      'The Harbour, The Mill',
      'Courier Ada Ray, Day Monday',
      'Blue room The Mill',
      'Sea, Courier Ada Ray',
    ]),
  )
})

it('lists the items that were given one after another by such titles, too', async () => {
  render(<Loan />)
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('The Harbour, oak')]),
    ),
  )
})
