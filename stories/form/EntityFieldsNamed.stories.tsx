import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { date, group, list, money, text } from '../../src/spec/fields/fields'

const fee = defineEntity({
  name: 'fee',
  labels: ['Fee', 'Fees'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    what: text({ label: 'What for', required: true }),
    payments: list(
      { day: date({ label: 'Day', required: true }), paid: money({ label: 'Paid', currency: 'EUR' }) },
      { label: 'Payments', description: 'As the bank names them.' },
    ),
    address: group(
      { street: text({ label: 'Street' }), town: text({ label: 'Town' }) },
      { label: 'Address' },
    ),
  },
  sections: [
    { name: 'fee', label: 'Fee', fields: ['what'] },
    { name: 'payments', label: 'Payments', fields: ['payments'] },
    { name: 'address', label: 'Address', fields: ['address'] },
  ],
})

function FeeForm() {
  const form = useForm({
    defaultValues: { what: 'Lunch, November', payments: [{ day: '2026-11-20', paid: '30.00' }] },
  })
  return (
    <Form store={form}>
      <EntityFields entity={fee} />
    </Form>
  )
}

const meta = preview.meta({ title: 'Form/EntityFields/Named once', component: FeeForm })

/** Sections that are called like the one list or group in them: the heading says it, and the group keeps its name for ears. */
export const ListAndGroup = meta.story({
  name: 'A list and a group',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Payments')).toHaveLength(2)
    const legend = canvas.getAllByText('Payments')[1]?.closest('legend')
    await expect(legend?.getBoundingClientRect().width).toBeLessThan(2)
    await expect(canvas.getAllByRole('group', { name: /^Payments/ }).length).toBeGreaterThan(0)
  },
})
