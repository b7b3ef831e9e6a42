import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../../src/components/Banner'
import { CheckboxField } from '../../src/fields/CheckboxField'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FormOptions } from '../../src/form/FormStore'
import { FormSteps, type FormStepsProps } from '../../src/form/FormSteps'
import { useForm } from '../../src/form/useForm'
import { useFormState } from '../../src/form/useFormState'
import { useLocale } from '../../src/internal/locale'
import { fieldRules } from '../../src/spec/rules/validate'
import { strikeInSections } from '../fixtures/strikeInSections'
import { oneStrike } from '../screens/strikePage'

interface ReportProps extends FormStepsProps {
  /** The values at first. */
  defaultValues?: FormOptions['defaultValues']
  /** Accept the report. */
  onSubmit?: FormOptions['onSubmit']
}

/** A report of a bird strike, one section after another. */
function Report({ defaultValues, onSubmit, ...steps }: ReportProps) {
  const form = useForm({ rules: fieldRules(strikeInSections, useLocale()), defaultValues, onSubmit })
  const status = useFormState(form, (store) => store.getStatus())
  if (status === 'submitted') return <Banner tone="success" title="The report was sent" />
  return (
    <Form store={form}>
      <FormSteps entity={strikeInSections} {...steps} />
    </Form>
  )
}

const meta = preview.meta({
  component: Report,
  title: 'Form/FormSteps',
  args: { onSubmit: fn() },
})

const goOn = /Continue|متابعة/
const goBack = /Back|رجوع/
const complete = { ...oneStrike }

/** The first of five steps; the fifth comes only if there is damage. */
export const FirstStep = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /The flight/ })).toBeVisible()
    await expect(canvas.getByText(/Step 1 of 4|الخطوة 1 من 4/)).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: goBack })).toBeNull()
  },
})

/** A step that is not right stays, and its summary leads to its own fields alone. */
export const Rejected = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    const summary = await canvas.findByRole('group', { name: /There is a problem|توجد مشكلة/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('heading', { level: 2, name: /The flight/ })).toBeVisible()
  },
})

/** Going on takes the focus to the next heading; going back keeps what was written. */
export const OnAndBack = meta.story({
  args: { defaultValues: { ...complete, operator: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: /The aircraft/ })).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: /Operator/ }), 'Frontier Airlines')
    await userEvent.click(canvas.getByRole('button', { name: goBack }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: /The flight/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await expect(canvas.getByRole('textbox', { name: /Operator/ })).toHaveValue('Frontier Airlines')
    await expect(
      canvas.getByText(/The aircraft/, { selector: '[aria-current="step"] *' }),
    ).toBeInTheDocument()
  },
})

/** One question on its page: the heading is its label, and names the control as well. */
export const OneQuestion = meta.story({
  args: { defaultValues: { ...complete, damage: null }, defaultStep: 'damage' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Damage')
    const damage = canvas.getByRole('combobox', { name: 'Damage' })
    await userEvent.selectOptions(damage, 'Minor')
    await expect(canvas.getByText(/Step 4 of 5|الخطوة 4 من 5/)).toBeInTheDocument()
  },
})

/** All answers before they are sent. "Change" leads to the field, and from there back again. */
export const Answers = meta.story({
  args: { defaultValues: complete, checkAnswers: true, resume: true },
  play: async ({ canvas, args }) => {
    const isHere = () => canvas.getByRole('heading', { level: 2, name: /Check your answers|راجع إجاباتك/ })
    await userEvent.click(canvas.getByRole('button', { name: /(Change|تغيير) Species/ }))
    const species = canvas.getByRole('textbox', { name: /Species/ })
    await waitFor(() => expect(species).toHaveFocus())
    await userEvent.clear(species)
    await userEvent.type(species, 'Barn owl{Enter}')
    await waitFor(() => expect(isHere()).toHaveFocus())
    await expect(canvas.getByText('Barn owl')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** In any order, from a list that says how far each step is. */
export const Tasks = meta.story({
  args: { defaultValues: { ...complete, species: '', aircraft: '' }, taskList: true, checkAnswers: true },
  play: async ({ canvas }) => {
    const animal = () => canvas.getByRole('button', { name: 'The animal' })
    await expect(animal()).toHaveAccessibleDescription(/In progress|قيد التعبئة/)
    await userEvent.click(animal())
    await userEvent.type(canvas.getByRole('textbox', { name: /Species/ }), 'Barn owl{Enter}')
    await waitFor(() => expect(animal()).toHaveAccessibleDescription(/Completed|مكتمل/))
  },
})

/** The step stands in the address, and an address that is too far leads to what is not finished. */
export const InTheAddress = meta.story({
  args: { defaultValues: { ...complete, species: '' } },
  render: function InTheAddress(args) {
    const [step, setStep] = useState('damage')
    return (
      <>
        <p>
          Address: <code>?step={step}</code>
        </p>
        <Report {...args} step={step} onStepChange={setStep} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('?step=animal')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /Species/ }), 'Barn owl{Enter}')
    await expect(await canvas.findByText('?step=damage')).toBeVisible()
  },
})

/** Without an entity: pages of the host's own, with the names of their fields. */
export const OwnSteps = meta.story({
  render: function OwnSteps({ onSubmit }) {
    const form = useForm({ onSubmit })
    return (
      <Form store={form}>
        <FormSteps
          submitLabel="Send report"
          steps={[
            {
              name: 'before',
              label: 'Before you begin',
              fields: [],
              content: <p>Have the logbook and, if you can, a photograph of the animal at hand.</p>,
            },
            {
              name: 'contact',
              label: 'How can we reach you?',
              description: 'In case that we have a question about your report.',
              fields: ['email'],
              content: <FormField as={TextField} type="email" name="email" label="Email" required />,
            },
          ]}
        />
      </Form>
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ada@example.org')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Send report' })).toBeVisible()
  },
})

/** Without an entity each step says its answers, and a rejection of several steps leads to each. */
export const OwnAnswers = meta.story({
  render: function OwnAnswers() {
    const form = useForm({
      defaultValues: { airport: 'Denver', species: 'Owl', remains: true },
      onSubmit: () => ({
        issues: [
          { path: 'species', message: 'Enter which owl' },
          { path: 'airport', message: 'Enter the code' },
        ],
      }),
    })
    return (
      <Form store={form}>
        <FormSteps
          checkAnswers
          steps={[
            {
              name: 'flight',
              label: 'The flight',
              fields: ['airport'],
              content: <FormField as={TextField} name="airport" label="Airport" />,
              answers: [{ label: 'Airport', field: 'airport' }],
            },
            {
              name: 'animal',
              label: 'The animal',
              fields: ['species', 'remains'],
              content: (
                <>
                  <FormField as={TextField} name="species" label="Species" />
                  <FormField as={CheckboxField} name="remains" label="Remains were kept" />
                </>
              ),
              answers: ({ species }) => [
                { label: 'Species', field: 'species', value: `${String(species)}, not sure` },
                { label: 'Remains were kept', field: 'remains' },
              ],
            },
          ]}
        />
      </Form>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    const answers = () => canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(answers().filter((_, index) => index % 2 === 0)).toEqual([
      'Denver',
      'Owl, not sure',
      expect.anything(),
    ])
    await userEvent.click(canvas.getByRole('button', { name: /^(Send|إرسال)$/ }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Airport' })).toBeVisible())
    const links = () => canvas.getAllByRole('link')
    await expect(links().map(({ textContent }) => textContent)).toEqual(['Enter the code', 'Enter which owl'])
    await userEvent.click(links()[1]!)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Species' })).toHaveFocus())
  },
})

/** From right to left, with the order of the steps. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  render: function Arabic({ onSubmit }) {
    const form = useForm({ onSubmit, defaultValues: { airport: 'مطار دبي الدولي' } })
    return (
      <Form store={form}>
        <FormSteps
          defaultStep="animal"
          steps={[
            { name: 'flight', label: 'الرحلة', fields: ['airport'] },
            {
              name: 'animal',
              label: 'الطائر',
              fields: ['species'],
              content: <FormField as={TextField} name="species" label="النوع" required />,
            },
            { name: 'costs', label: 'التكاليف', fields: [], optional: true },
          ]}
        />
      </Form>
    )
  },
})
