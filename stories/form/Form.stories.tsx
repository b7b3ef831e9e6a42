import preview from '#.storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import { CheckboxField } from '../../src/fields/CheckboxField'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import type { FieldRule, FormOptions } from '../../src/form/FormStore'
import { useForm } from '../../src/form/useForm'
import { useFormState } from '../../src/form/useFormState'
import type { Issue } from '../../src/spec/rules/issues'
import { EntityFields } from '../../src/form/EntityFields'
import { strike } from '../fixtures/birdstrikes'
import { oneStrike } from '../screens/strikePage'

interface ReportProps {
  /** Accept a complete report. */
  onSubmit?: FormOptions['onSubmit']
  /** The values at first. */
  defaultValues?: FormOptions['defaultValues']
  /** Whether a rejection is summed up at the top. */
  errorSummary?: boolean
  /** Where labels stand. */
  labels?: 'above' | 'beside'
  /** How close everything stands. */
  density?: 'comfortable' | 'compact'
}

const fourLetters: FieldRule = (value) =>
  typeof value === 'string' && value && !/^[A-Z]{4}$/.test(value)
    ? 'Enter the airport code as four capitals, like KDEN'
    : undefined

const unusuallyFast: FieldRule = (value) =>
  Number(value) > 350
    ? { severity: 'warning', message: 'Check the speed: few strikes happen above 350 kn' }
    : undefined

function Report({ onSubmit, defaultValues, ...look }: ReportProps) {
  const form = useForm({ defaultValues, onSubmit })
  const status = useFormState(form, (store) => store.getStatus())
  return (
    <Form store={form} {...look}>
      {status === 'failed' && (
        <Banner tone="danger" title="The report was not sent">
          There was no answer. Everything you entered is still here: send it again.
        </Banner>
      )}
      {status === 'submitted' && <Banner tone="success" title="The report was sent" />}
      <FormField
        as={TextField}
        name="airport"
        label="Airport code"
        description="The four letters that pilots use."
        required="Enter the airport code"
        validate={fourLetters}
      />
      <FormField
        as={TextField}
        name="species"
        label="Species"
        required="Enter the species, or “unknown bird”"
      />
      <FormField
        as={TextField}
        name="speed"
        label="Speed"
        suffix="kn"
        inputMode="numeric"
        validate={unusuallyFast}
      />
      <FormField as={TextField} name="operator" label="Operator" required={false} />
      <div>
        <Button type="submit" variant="primary" pending={status === 'submitting' || status === 'checking'}>
          Send report
        </Button>
      </div>
    </Form>
  )
}

const complete = { airport: 'KDEN', species: 'Barn owl', speed: '140', operator: 'Frontier Airlines' }

const fromServer = (path: readonly string[], message: string): Issue => ({
  path,
  message,
  rule: 'known',
  params: {},
  severity: 'error',
  source: 'server',
})

/** In English and in Arabic. */
const problem = /There is a problem|توجد مشكلة/

const meta = preview.meta({
  component: Report,
  title: 'Form/Form',
  args: { onSubmit: fn() },
})

/** A report half written: typing draws nothing, and nothing is rejected before it was asked for. */
export const Editing = meta.story({
  args: { defaultValues: { airport: 'KDEN' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Species/ }), 'Barn ow')
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /Airport/ })).not.toBeInvalid()
  },
})

/** A field that was changed and left is checked at once; its words go as soon as it is right. */
export const CheckedOnLeaving = meta.story({
  play: async ({ canvas }) => {
    const airport = canvas.getByRole('textbox', { name: /Airport/ })
    await userEvent.type(airport, 'kden{Tab}')
    await expect(airport).toBeInvalid()
    await expect(airport).toHaveAccessibleDescription(/as four capitals/)
    await userEvent.clear(airport)
    await userEvent.type(airport, 'KDEN')
    await expect(airport).not.toBeInvalid()
    await userEvent.clear(airport)
    await userEvent.type(airport, 'den{Tab}')
    await expect(airport).toBeInvalid()
  },
})

/** An incomplete report is rejected: the summary takes the focus and leads to each field by keyboard. */
export const RejectedWithSummary = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Operator/ }), 'Frontier{Enter}')
    const summary = canvas.getByRole('group', { name: problem })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const links = within(summary).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'Enter the airport code',
      'Enter the species, or “unknown bird”',
    ])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: /Species/ })).toHaveFocus()
  },
})

/** Without a summary the first rejected field takes the focus. */
export const RejectedWithoutSummary = meta.story({
  args: { errorSummary: false },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Operator/ }), 'Frontier{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Airport/ })).toHaveFocus())
    await expect(canvas.queryByRole('group')).toBeNull()
  },
})

/** The server rejects a value: its words stand at the field until the field changes. */
export const RejectedByTheServer = meta.story({
  args: {
    defaultValues: complete,
    onSubmit: fn(() => ({
      issues: [
        fromServer([], 'This strike was reported on 3 May already'),
        fromServer(['airport'], 'Enter an airport of the national register'),
      ],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Operator/ }), '{Enter}')
    const summary = await canvas.findByRole('group', { name: problem })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(within(summary).getByRole('link'))
    const airport = canvas.getByRole('textbox', { name: /Airport/ })
    await expect(airport).toHaveFocus()
    await expect(airport).toHaveAccessibleDescription(/of the national register/)
  },
})

/** A value may be odd and still be right: the warning stays beside the field, and the report goes. */
export const SentWithWarning = meta.story({
  args: { defaultValues: { ...complete, speed: '410' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Operator/ }), '{Enter}')
    await expect(await canvas.findByText('The report was sent')).toBeVisible()
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    const speed = canvas.getByRole('textbox', { name: /Speed/ })
    await expect(speed).toHaveAccessibleDescription(/Check the speed/)
    await expect(speed).not.toBeInvalid()
  },
})

/** Enter, Enter and a click send one report; the button says that it is under way and keeps the focus. */
export const Submitting = meta.story({
  parameters: { visual: { loading: true } },
  args: { defaultValues: complete, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Operator/ }), '{Enter}{Enter}')
    const send = canvas.getByRole('button', { name: /Send report/ })
    await userEvent.click(send)
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await expect(send).toHaveFocus()
  },
})

/** No answer came: nothing that was written is lost, and a second try carries the same key. */
export const Failed = meta.story({
  args: {
    defaultValues: complete,
    onSubmit: fn(() => Promise.reject(new Error('offline'))),
  },
  play: async ({ args, canvas }) => {
    const operator = canvas.getByRole('textbox', { name: /Operator/ })
    await userEvent.type(operator, ' Inc.{Enter}')
    await expect(await canvas.findByText('The report was not sent')).toBeVisible()
    await expect(operator).toHaveValue('Frontier Airlines Inc.')
    await userEvent.type(operator, '{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    const [first, second] = (args.onSubmit as ReturnType<typeof fn>).mock.calls
    await expect(second?.[1].idempotencyKey).toBe(first?.[1].idempotencyKey)
  },
})

/** To be read and copied: nothing takes a change, nothing is asked for, and Enter sends nothing. */
export const ReadOnly = meta.story({
  args: { onSubmit: fn() },
  render: function ReadOnly({ onSubmit }) {
    const form = useForm({ defaultValues: oneStrike, onSubmit })
    return (
      <Form store={form} readOnly>
        <EntityFields entity={strike} names={['flightDate', 'airport', 'phase', 'damage', 'speed']} />
      </Form>
    )
  },
  play: async ({ canvas, canvasElement, args }) => {
    const airport = canvas.getByRole('textbox', { name: 'Airport' })
    await userEvent.type(airport, 'x{Enter}')
    await expect(airport).toHaveValue(oneStrike.airport)
    await expect(canvas.getByRole('combobox', { name: 'Phase of flight' })).toHaveAttribute(
      'aria-readonly',
      'true',
    )
    canvasElement.querySelector('form')?.requestSubmit()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.queryByText(/optional/)).not.toBeInTheDocument()
  },
})

/** Labels beside their controls, for a form that is read across; on a phone they stand above. */
export const LabelsBeside = meta.story({
  args: { defaultValues: complete, labels: 'beside' },
  play: async ({ canvas }) => {
    const species = canvas.getByRole('textbox', { name: /Species/ })
    await userEvent.clear(species)
    await userEvent.type(species, '{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: problem })).toHaveFocus())
    await userEvent.click(canvas.getByText('Species'))
    await expect(species).toHaveFocus()
  },
})

/** A box to tick has its label behind it: both begin where the other controls do. */
export const BoxesBeside = meta.story({
  render: function Boxes() {
    const form = useForm({ defaultValues: { species: 'Barn owl', remains: true } })
    return (
      <Form store={form} labels="beside">
        <FormField as={TextField} name="species" label="Species" />
        <FormField as={CheckboxField} name="remains" label="Remains were sent to a laboratory" />
      </Form>
    )
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remains were sent to a laboratory' })
    const species = canvas.getByRole('textbox', { name: 'Species' })
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
    await expect(left(box)).toBe(left(species))
  },
})

/** Closer together, for people who fill in the same form all day. */
export const Compact = meta.story({
  args: { defaultValues: complete, density: 'compact' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox', { name: /Species/ }).getBoundingClientRect()
    await expect(height).toBe(32)
  },
})
