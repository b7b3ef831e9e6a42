import preview from '#.storybook/preview'
import { expect, userEvent, within } from 'storybook/test'
import { Form } from '../../src/form/Form'
import { FormSteps, type FormStepsProps } from '../../src/form/FormSteps'
import type { FormOptions } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { group, list, money, text } from '../../src/spec/fields/fields'
import { fieldRules } from '../../src/spec/rules/validate'

const claim = defineEntity({
  name: 'claim',
  labels: ['Claim', 'Claims'],
  id: 'id',
  fields: {
    id: text({ readOnly: true }),
    reason: text({ label: 'Reason', required: true }),
    costs: list(
      group(
        {
          what: text({ label: 'Repair', required: true }),
          sum: money({ label: 'Sum', currency: 'EUR', min: '0', required: true }),
        },
        { label: 'Cost', required: true },
      ),
      { label: 'Costs', required: true, maxItems: 3 },
    ),
  },
  sections: [
    { name: 'reason', fields: ['reason'] },
    {
      name: 'costs',
      label: 'Costs',
      description: 'Each repair that somebody has paid for.',
      fields: ['costs'],
      addAnother: true,
    },
  ],
})

const costs = [
  { what: 'Windscreen', sum: '1240.00' },
  { what: 'Engine inspection', sum: '380.50' },
]

interface ClaimProps extends FormStepsProps {
  /** The values at first. */
  defaultValues?: FormOptions['defaultValues']
}

function Claim({ defaultValues, ...steps }: ClaimProps) {
  const form = useForm({ rules: fieldRules(claim), defaultValues: { reason: 'Gull', ...defaultValues } })
  return (
    <Form store={form}>
      <FormSteps entity={claim} defaultStep="costs" {...steps} />
    </Form>
  )
}

const meta = preview.meta({ component: Claim, title: 'Form/FormSteps/Add another' })

/** A list that cannot be empty begins with its first item, on a page of its own. */
export const FirstItem = meta.story({
  play: async ({ canvas }) => {
    const item = within(await canvas.findByRole('group', { name: 'Cost 1' }))
    await expect(item.getByRole('textbox', { name: 'Repair' })).toHaveValue('')
  },
})

/** Two repairs were entered: each can be changed or removed, and there may be another. */
export const Given = meta.story({
  args: { defaultValues: { costs } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Add another cost?' })).toBeVisible()
    await expect(canvas.getByText(/Windscreen/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change Cost 2' })).toBeVisible()
  },
})

/** Neither yes nor no: the words stand at the question, which takes the focus. */
export const NotAnswered = meta.story({
  args: { defaultValues: { costs } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByText('Choose yes or no')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  },
})

/** "Change" leads to the page of the item, whose heading takes the focus; "Back" keeps what was typed there. */
export const Change = meta.story({
  args: { defaultValues: { costs } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Cost 2' }))
    await expect(canvas.getByRole('heading', { name: 'Cost 2' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Repair' }), ' of the left engine')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getByText(/Engine inspection of the left engine/)).toBeVisible()
  },
})

const unfinished = [...costs.slice(0, 1), { what: 'Tow' }]

/** An item was begun, and the page was left: its row says that it is not finished. */
export const Begun = meta.story({
  args: { defaultValues: { costs: unfinished } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In progress')).toBeVisible()
  },
})

/** Its sum is missing, and the person wants to go on: the words stand below its row. */
export const NotFinished = meta.story({
  args: { defaultValues: { costs: unfinished } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('button', { name: 'Change Cost 2' })).toHaveAccessibleDescription(
      'Enter sum',
    )
  },
})

/** The summary leads to the very field that is missing, on the page of its item. */
export const Unfinished = meta.story({
  args: { defaultValues: { costs: unfinished } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter sum' }))
    await expect(canvas.getByRole('textbox', { name: /^Sum/ })).toHaveFocus()
  },
})

/** One was removed by mistake, and can be put back. */
export const Removed = meta.story({
  args: { defaultValues: { costs } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cost 1' }))
    await expect(canvas.queryByText(/Windscreen/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
})

/** Before it is sent: each of two repairs has a line of its own. */
export const Answers = meta.story({
  args: { defaultValues: { costs }, defaultStep: 'check', checkAnswers: true, resume: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Check your answers' })).toBeVisible()
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(lines.slice(-2)).toEqual([
      'Repair Windscreen, Sum €1,240.00',
      'Repair Engine inspection, Sum €380.50',
    ])
  },
})
