import preview from '#.storybook/preview'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ReferenceProvider } from '../../src/components/ReferenceProvider'
import { memorySource } from '../../src/data/memorySource'
import { CheckboxField } from '../../src/fields/CheckboxField'
import { ColourField } from '../../src/fields/ColourField'
import { CheckboxGroupField, type CheckboxGroupFieldProps } from '../../src/fields/CheckboxGroupField'
import { ComboboxField, type ComboboxFieldProps } from '../../src/fields/ComboboxField'
import { CodeField } from '../../src/fields/CodeField'
import { DateField } from '../../src/fields/DateField'
import { DecimalField } from '../../src/fields/DecimalField'
import { MoneyField, type MoneyFieldProps } from '../../src/fields/MoneyField'
import { DateRangeField } from '../../src/fields/DateRangeField'
import { DurationField } from '../../src/fields/DurationField'
import { InstantField } from '../../src/fields/InstantField'
import { JsonField, type JsonFieldProps } from '../../src/fields/JsonField'
import { MemorableDateField } from '../../src/fields/MemorableDateField'
import { NumberField, type NumberFieldProps } from '../../src/fields/NumberField'
import { PasswordField } from '../../src/fields/PasswordField'
import { PhoneField } from '../../src/fields/PhoneField'
import { RadioGroupField, type RadioGroupFieldProps } from '../../src/fields/RadioGroupField'
import { RatingField } from '../../src/fields/RatingField'
import { SearchField } from '../../src/fields/SearchField'
import { ReferenceField, type ReferenceFieldProps } from '../../src/fields/ReferenceField'
import { SegmentedField, type SegmentedFieldProps } from '../../src/fields/SegmentedField'
import { SelectField, type SelectFieldProps } from '../../src/fields/SelectField'
import { SliderField } from '../../src/fields/SliderField'
import { SwitchField } from '../../src/fields/SwitchField'
import { TagsField, type TagsFieldProps } from '../../src/fields/TagsField'
import { TextAreaField } from '../../src/fields/TextAreaField'
import { TextField } from '../../src/fields/TextField'
import { TimeField } from '../../src/fields/TimeField'
import { TreeField, type TreeFieldProps } from '../../src/fields/TreeField'
import { defineEntity } from '../../src/spec/entities/defineEntity'
import { text } from '../../src/spec/fields/fields'
import { ActionForm, BareForm, type FieldInForms, OwnForm, ReactHookForm, TanStackForm } from './fiveForms'

const rejection = 'Enter the speed as a number, like 140'

function SpeedField(props: NumberFieldProps) {
  return <NumberField {...props} suffix="kn" />
}

function CostField(props: Omit<MoneyFieldProps, 'currency'>) {
  return <MoneyField {...props} currency="USD" />
}

const withoutCommas = (text: string) => text.replaceAll(',', '')

const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))

function PhaseField(props: Omit<SelectFieldProps, 'options'>) {
  return <SelectField {...props} options={optionsOf('Climb', 'Approach', 'Landing')} />
}

function SizeField(props: Omit<RadioGroupFieldProps, 'options'>) {
  return <RadioGroupField {...props} options={optionsOf('Small', 'Medium', 'Large')} />
}

function SpeciesField(props: Omit<ComboboxFieldProps, 'options'>) {
  return <ComboboxField {...props} options={optionsOf('Herring gull', 'Canada goose', 'Snowy owl')} />
}

function SkyField(props: Omit<SegmentedFieldProps, 'options'>) {
  return <SegmentedField {...props} options={optionsOf('Clear', 'Cloud', 'Overcast')} />
}

function PartsField(props: Omit<CheckboxGroupFieldProps, 'options'>) {
  return <CheckboxGroupField {...props} options={optionsOf('Radome', 'Engine', 'Wing')} />
}

function SourcesField(props: Omit<TagsFieldProps, 'options'>) {
  return <TagsField {...props} options={optionsOf('Pilot', 'Tower', 'Mechanic')} />
}

const operator = defineEntity({
  name: 'operator',
  labels: ['Operator', 'Operators'],
  id: 'code',
  title: 'name',
  fields: { code: text({ required: true }), name: text({ required: true }) },
})
const operators = memorySource(operator, [{ code: 'UAL', name: 'United Airlines' }])

function OperatorField(props: Omit<ReferenceFieldProps, 'to'>) {
  return (
    <ReferenceProvider references={[{ entity: operator, source: operators }]}>
      <ReferenceField {...props} to="operator" />
    </ReferenceProvider>
  )
}

/** An action answers with the text that was sent. */
function TrackField({ defaultValue, ...props }: JsonFieldProps) {
  const sent = typeof defaultValue === 'string' ? { text: defaultValue, json: undefined } : defaultValue
  return <JsonField {...props} {...(sent !== undefined && { defaultValue: sent })} />
}

const wildlife = [{ value: 'birds', label: 'Birds', children: optionsOf('Gull', 'Owl') }]

function WildlifeField(props: Omit<TreeFieldProps, 'options'>) {
  return <TreeField {...props} options={wildlife} />
}

const fields: readonly FieldInForms[] = [
  { name: 'airport', as: TextField, label: 'Airport', start: 'KDEN' },
  { name: 'code', as: CodeField, label: 'Code from the message', start: '408152' },
  { name: 'flightDate', as: DateField, label: 'Flight date', start: '1998-05-03' },
  {
    name: 'closed',
    as: DateRangeField,
    label: 'Runway closed',
    start: { start: '1998-05-03', end: '1998-05-05' },
    read: (text) => ({ start: text.split('/')[0], end: text.split('/')[1] }),
  },
  { name: 'reported', as: InstantField, label: 'Reported', start: '1998-05-03T14:30:00Z' },
  { name: 'delay', as: DurationField, label: 'Delay', start: 'PT1H30M' },
  { name: 'born', as: MemorableDateField, label: 'Date of birth', start: '1968-03-14' },
  { name: 'flightTime', as: TimeField, label: 'Time of the strike', start: '14:30' },
  { name: 'phase', as: PhaseField, label: 'Phase of flight', start: 'approach' },
  { name: 'species', as: SpeciesField, label: 'Species', start: 'canada goose' },
  {
    name: 'parts',
    as: PartsField,
    label: 'Parts that were struck',
    start: ['engine'],
    read: (text) => [text],
  },
  {
    name: 'sources',
    as: SourcesField,
    label: 'Reported by',
    start: ['tower'],
    read: (text) => [text],
  },
  { name: 'wildlife', as: WildlifeField, label: 'Wildlife', start: 'owl' },
  {
    name: 'ringed',
    as: SwitchField,
    label: 'The bird had a ring',
    start: true,
    read: (text) => text === 'on',
  },
  { name: 'sky', as: SkyField, label: 'Sky', start: 'cloud' },
  { name: 'password', as: PasswordField, label: 'Password', start: 'heron at dawn' },
  { name: 'similar', as: SearchField, label: 'Similar reports', start: 'gull' },
  { name: 'size', as: SizeField, label: 'Size of the bird', start: 'small' },
  { name: 'telephone', as: PhoneField, label: 'Telephone', start: '+442079460958' },
  {
    name: 'warned',
    as: CheckboxField,
    label: 'The pilot was warned of birds',
    start: true,
    read: (text) => text === 'on',
  },
  {
    name: 'remarks',
    as: TextAreaField,
    label: 'Remarks',
    start: 'Two gulls rose from the grass beside runway 34.',
  },
  { name: 'ring', as: ColourField, label: 'Colour of the ring', start: '#1a4fa3' },
  { name: 'condition', as: RatingField, label: 'Condition of the nest', start: 3, read: Number },
  { name: 'brightness', as: SliderField<number>, label: 'Brightness of the lamps', start: 40, read: Number },
  {
    name: 'weight',
    as: DecimalField,
    label: 'Weight of the remains',
    start: '1250.750',
    read: withoutCommas,
  },
  { name: 'cost', as: CostField, label: 'Cost of repair', start: '48250.00', read: withoutCommas },
  { name: 'operator', as: OperatorField, label: 'Operator', start: 'UAL' },
  {
    name: 'track',
    as: TrackField,
    label: 'Radar track',
    start: { station: 'KDEN', metres: [1820, 1655] },
    read: (text) => JSON.parse(String(text)),
  },
  {
    name: 'speed',
    as: SpeedField,
    label: 'Speed',
    start: null,
    validate: (speed) => (Number(speed) > 0 ? undefined : rejection),
    read: Number,
  },
]

const sent = { ...Object.fromEntries(fields.map(({ name, start }) => [name, start])), speed: 140 }

const meta = preview.meta({
  component: OwnForm,
  title: 'Form/Every field',
  args: { fields, onSend: fn<(values: Record<string, unknown>) => void>() },
  // Two fields load what they draw with.
  parameters: { visual: { until: 'body:has(.sw-PhoneField-country):has(.cm-line)', below: true } },
  // Take the same steps in each form: send a text for a number, be rejected and lose nothing, correct it, send it.
  play: async ({ args, canvasElement }) => {
    const speed = within(canvasElement).getByRole('textbox', { name: 'Speed' })
    await userEvent.type(speed, 'fast')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(speed).toBeInvalid())
    await expect(speed).toHaveAccessibleDescription(new RegExp(rejection))
    await expect(speed).toHaveValue('fast')
    await expect(args.onSend).not.toHaveBeenCalled()

    await userEvent.clear(speed)
    await userEvent.type(speed, '140')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith(sent))
    await waitFor(() => expect(speed).not.toBeInvalid())
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

/** One of each field in this library's form. */
export const InForm = meta.story()

/** With nothing but the browser's form. */
export const Bare = meta.story({ render: (args) => <BareForm {...args} /> })

/** Under react-hook-form's `Controller`. */
export const UnderReactHookForm = meta.story({
  name: 'Under react-hook-form',
  render: (args) => <ReactHookForm {...args} />,
})

/** Under TanStack Form. */
export const UnderTanStackForm = meta.story({
  name: 'Under TanStack Form',
  render: (args) => <TanStackForm {...args} />,
})

/** In a React form action that rejects, without losing what was typed. */
export const InFormAction = meta.story({ render: (args) => <ActionForm {...args} /> })
