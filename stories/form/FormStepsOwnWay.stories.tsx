import preview from '#.storybook/preview'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { DescriptionList } from '../../src/components/DescriptionList'
import { RadioGroupField } from '../../src/fields/RadioGroupField'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { FormSteps } from '../../src/form/FormSteps'
import type { FormOptions } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import type { FormStep } from '../../src/form/FormStep'
import { useFieldValue } from '../../src/form/useFormState'
import { omitHidden } from '../../src/spec/entities/EntitySection'

const steps: readonly FormStep[] = [
  {
    name: 'child',
    label: 'The child',
    fields: ['name', 'swims'],
    content: (
      <>
        <FormField as={TextField} name="name" label="Name" required />
        <FormField
          as={RadioGroupField}
          name="swims"
          label="Swims alone"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'Not yet' },
          ]}
        />
      </>
    ),
  },
  {
    name: 'badge',
    label: 'What it can do already',
    fields: ['badge'],
    when: ({ swims }) => swims === 'yes',
    content: <FormField as={TextField} name="badge" label="Last swimming badge" />,
  },
  {
    name: 'check',
    label: 'Is this right?',
    fields: [],
    content: ({ goTo }) => <Answers onChange={() => goTo('child', { field: 'name', returns: true })} />,
  },
]

/** A page of answers that the host draws itself. */
function Answers({ onChange }: { onChange: () => void }) {
  const name = String(useFieldValue('name'))
  return (
    <>
      <DescriptionList items={[{ id: 'name', label: 'Name', value: name }]} />
      <Button onClick={onChange}>Change the name</Button>
    </>
  )
}

function Enrolment({ onSubmit, defaultValues }: Pick<FormOptions, 'onSubmit' | 'defaultValues'>) {
  const form = useForm({
    defaultValues,
    // Answers on a way that was left are not sent.
    onSubmit: (values, context) => onSubmit?.(omitHidden({ fields: {}, sections: steps }, values), context),
  })
  return (
    <Form store={form}>
      <FormSteps steps={steps} submitLabel="Enrol" />
    </Form>
  )
}

const meta = preview.meta({
  component: Enrolment,
  title: 'Form/FormSteps/Own way',
  args: { onSubmit: fn(), defaultValues: { name: 'Mia', swims: 'yes', badge: 'Seahorse' } },
})

const goOn = /Continue|متابعة/

/** A step depends on an answer, by a function of the values: no entity declares it. */
export const Branch = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await expect(await canvas.findByRole('heading', { name: 'What it can do already' })).toHaveFocus()
  },
})

/** The child does not swim yet: the step is not asked for, and what stood in it is not sent. */
export const LeftOut = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Not yet' }))
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Enrol' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Mia', swims: 'no' }, expect.anything())
  },
})

/** A page of the host's own leads to the field to be changed, and the person comes back from there. */
export const ChangeAndBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await canvas.findByRole('heading', { name: 'What it can do already' })
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the name' }))
    const name = await canvas.findByRole('textbox', { name: /Name/ })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.clear(name)
    await userEvent.type(name, 'Mila{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Is this right?' })).toHaveFocus()
    await expect(canvas.getByText('Mila')).toBeVisible()
  },
})
