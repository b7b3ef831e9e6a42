import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { Form } from '../../src/form/Form'
import { FormSteps } from '../../src/form/FormSteps'
import type { FormValues } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Form/FormSteps/States',
  component: FormSteps as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const steps = ['The flight', 'The animal', 'Costs'].map((label) => ({
  name: label,
  label,
  fields: [label],
  optional: label === 'The animal',
}))

function Steps() {
  const form = useForm({ defaultValues: { 'The flight': 'Boise', 'The animal': 'Gull' } })
  return (
    <Form store={form}>
      <FormSteps steps={steps} defaultStep="The animal" />
    </Form>
  )
}

/** A step that is finished, pointed at and reached by the keyboard; the one that is drawn, which may be passed over; one that comes. */
export const Progress = meta.story({
  render: () => (
    <StatesSheet<object>
      width="page"
      part=".sw-FormSteps-link"
      rows={{ steps: {} }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {() => <Steps />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const link = (state: string) =>
      getComputedStyle(
        canvas.getByRole('group', { name: `steps, ${state}` }).querySelector('.sw-FormSteps-link')!,
      )
    await expect(link('hover').textDecorationLine).toBe('underline')
    await expect(link('rest').textDecorationLine).toBe('none')
    await expect(link('focus').outlineStyle).toBe('solid')
  },
})

const named = ['Applicant', 'Address', 'Vehicles', 'Permit', 'Declaration', 'Accommodation'].map((label) => ({
  name: label,
  label,
  fields: [label],
}))

/** Six steps with long names: each is as wide as its longest word, so that no word is broken. */
export const LongNames = meta.story({
  render: function Permit() {
    const form = useForm<FormValues>({
      defaultValues: Object.fromEntries(named.map(({ name }) => [name, 'x'])),
    })
    return (
      <Form store={form}>
        <FormSteps steps={named} defaultStep="Declaration" />
      </Form>
    )
  },
  play: async ({ canvasElement }) => {
    for (const name of canvasElement.querySelectorAll('.sw-FormSteps-name')) {
      await expect(name.getClientRects()).toHaveLength(1)
      await expect(name.getBoundingClientRect().height).toBeLessThan(24)
    }
  },
})
