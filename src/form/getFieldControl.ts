import type { CheckboxFieldProps } from '../fields/CheckboxField'
import type { ColourFieldProps } from '../fields/ColourField'
import type { CheckboxGroupFieldProps } from '../fields/CheckboxGroupField'
import type { ComboboxFieldProps } from '../fields/ComboboxField'
import type { CodeFieldProps } from '../fields/CodeField'
import type { DateFieldProps } from '../fields/DateField'
import type { DecimalFieldProps } from '../fields/DecimalField'
import type { DateRangeFieldProps } from '../fields/DateRangeField'
import type { DurationFieldProps } from '../fields/DurationField'
import type { FieldBinding } from '../fields/FieldProps'
import type { FileFieldProps } from '../fields/FileField'
import type { MoneyFieldProps } from '../fields/MoneyField'
import type { InstantFieldProps } from '../fields/InstantField'
import type { JsonFieldProps } from '../fields/JsonField'
import type { NumberFieldProps } from '../fields/NumberField'
import type { PasswordFieldProps } from '../fields/PasswordField'
import type { PhoneFieldProps } from '../fields/PhoneField'
import type { RadioGroupFieldProps } from '../fields/RadioGroupField'
import type { SegmentedFieldProps } from '../fields/SegmentedField'
import type { SearchFieldProps } from '../fields/SearchField'
import type { ReferenceFieldProps } from '../fields/ReferenceField'
import type { SelectFieldProps } from '../fields/SelectField'
import type { SwitchFieldProps } from '../fields/SwitchField'
import type { TagsFieldProps } from '../fields/TagsField'
import type { TextAreaFieldProps } from '../fields/TextAreaField'
import type { TextFieldProps } from '../fields/TextField'
import type { TimeFieldProps } from '../fields/TimeField'
import type { FieldOf } from '../spec/fields/fields'
import type { ChoiceControl } from '../spec/fields/kinds/choice'
import { unitOf } from '../spec/values/unitText'
import type { FieldOfOneControl } from '../spec/fields/fieldsWithParts'
import { labelledOptions, labelOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'
import { mostDigits } from '../spec/values/currencyDigits'
import { roomOf, widthFor } from './controlWidth'

/** So many options are taken in at a glance. */
const optionsInSight = 5

/** So many boxes are looked through before one is ticked. */
const ticksInSight = 10

/** More than a list can be looked through: they are found by typing. */
const optionsToSearch = 15

/** The props of each field of the library that a field of an entity can be drawn with. */
export interface FieldControls {
  CheckboxField: CheckboxFieldProps
  ColourField: ColourFieldProps
  CheckboxGroupField: CheckboxGroupFieldProps
  ComboboxField: ComboboxFieldProps
  CodeField: CodeFieldProps
  DateField: DateFieldProps
  DecimalField: DecimalFieldProps
  DateRangeField: DateRangeFieldProps
  DurationField: DurationFieldProps
  FileField: FileFieldProps
  MoneyField: MoneyFieldProps
  InstantField: InstantFieldProps
  JsonField: JsonFieldProps
  NumberField: NumberFieldProps
  PasswordField: PasswordFieldProps
  PhoneField: PhoneFieldProps
  RadioGroupField: RadioGroupFieldProps
  SearchField: SearchFieldProps
  ReferenceField: ReferenceFieldProps
  SegmentedField: SegmentedFieldProps
  SelectField: SelectFieldProps
  SwitchField: SwitchFieldProps
  TagsField: TagsFieldProps
  TextAreaField: TextAreaFieldProps
  TextField: TextFieldProps
  TimeField: TimeFieldProps
}

/** The name of a field of the library, and what an entity says of its props: the rest is the form's, or the host's. */
export type FieldControl = {
  readonly [Name in keyof FieldControls]: {
    readonly as: Name
    readonly props: Omit<FieldControls[Name], keyof FieldBinding | 'value' | 'ref'>
  }
}[keyof FieldControls]

/**
 * The field of the library that suits a field of an entity. `EntityField` draws exactly this, so that a host can take
 * the props, change some and draw it without an entity.
 *
 * @param name the name of the field, which is its label where it has none
 * @param locale a BCP 47 tag; of the field's texts and of its options'
 */
export function getFieldControl(field: FieldOfOneControl, name: string, locale = 'en'): FieldControl {
  const shared = {
    label: labelOf(field, name, locale),
    description: field.description && localize(field.description, locale),
    required: field.required ?? false,
  }
  switch (field.kind) {
    case 'text': {
      const props = { ...shared, maxLength: field.maxLength }
      if (field.multiline) return { as: 'TextAreaField', props }
      switch (field.format) {
        case 'password':
          return { as: 'PasswordField', props: shared }
        case 'phone':
          return {
            as: 'PhoneField',
            props: { ...shared, ...(field.country !== undefined && { defaultCountry: field.country }) },
          }
        case 'search':
          return { as: 'SearchField', props }
        default:
          return {
            as: 'TextField',
            props: { ...props, type: field.format, width: widthFor(field.maxLength) },
          }
      }
    }
    case 'code':
      return {
        as: 'CodeField',
        props: { ...shared, length: field.length, characters: field.characters },
      }
    case 'integer':
    case 'number':
      return {
        as: 'NumberField',
        props: {
          ...shared,
          suffix: unitOf(field, locale),
          ...(field.grouping === false && { grouping: false }),
          inputMode: keyboardFor(field),
          width: widthFor(longestOf(field) ?? usualNumber),
        },
      }
    case 'percent': {
      // The locale knows where its sign stands, but not where another word for it does.
      const sign =
        field.unit === '%'
          ? { percent: true }
          : { suffix: field.unit === undefined ? undefined : localize(field.unit, locale) }
      const width = widthFor(longestOf(field) ?? usualNumber)
      return { as: 'NumberField', props: { ...shared, ...sign, inputMode: keyboardFor(field), width } }
    }
    case 'decimal':
      return {
        as: 'DecimalField',
        props: {
          ...shared,
          suffix: unitOf(field, locale),
          inputMode: keyboardFor(field),
          width: exactNumber,
        },
      }
    case 'money':
      return {
        as: 'MoneyField',
        props: {
          ...shared,
          currency: field.currency,
          digits: field.digits,
          inputMode: keyboardFor(field),
          width: exactNumber,
        },
      }
    case 'boolean':
      if (field.control === 'switch') return { as: 'SwitchField', props: { ...shared, required: undefined } }
      // A tick is never missing: there is nothing optional to mark.
      return { as: 'CheckboxField', props: { ...shared, required: field.required || undefined } }
    case 'date':
      return { as: 'DateField', props: { ...shared, min: field.min, max: field.max, width: 10 } }
    case 'colour':
      return { as: 'ColourField', props: shared }
    case 'dateRange':
      return { as: 'DateRangeField', props: { ...shared, min: field.min, max: field.max } }
    case 'instant':
      return { as: 'InstantField', props: { ...shared, zone: field.zone, min: field.min, max: field.max } }
    case 'duration':
      return { as: 'DurationField', props: shared }
    case 'time':
      return { as: 'TimeField', props: { ...shared, min: field.min, max: field.max, width: 10 } }
    case 'choice': {
      const options = labelledOptions(field, locale)
      switch (field.control ?? choiceControlFor(field)) {
        case 'radio':
          return { as: 'RadioGroupField', props: { ...shared, options } }
        case 'segmented':
          return { as: 'SegmentedField', props: { ...shared, options } }
        case 'combobox':
          return { as: 'ComboboxField', props: { ...shared, options } }
        case 'select': {
          const longest = Math.max(shortestList, ...options.map(({ label }) => roomOf(label)))
          return { as: 'SelectField', props: { ...shared, options, width: widthFor(longest) } }
        }
      }
    }
    case 'choices': {
      const options = labelledOptions(field, locale)
      const inSight = options.length <= ticksInSight
      return { as: inSight ? 'CheckboxGroupField' : 'TagsField', props: { ...shared, options } }
    }
    case 'reference':
      return { as: 'ReferenceField', props: { ...shared, to: field.to, many: field.many } }
    case 'file':
    case 'image':
      return {
        as: 'FileField',
        props: {
          ...shared,
          accept: field.accept ?? (field.kind === 'image' ? ['image/*'] : undefined),
          maxBytes: field.maxBytes,
          maxFiles: field.maxItems,
          multiple: field.many,
          capture: field.capture,
        },
      }
    case 'json':
      return { as: 'JsonField', props: shared }
  }
}

function choiceControlFor({ required, options }: FieldOf<'choice'>): ChoiceControl {
  // A radio cannot be taken back, so that an optional choice is always a list with nothing in it as well.
  if (required && options.length <= optionsInSight) return 'radio'
  return options.length > optionsToSearch ? 'combobox' : 'select'
}

/** Number pads often have no minus. */
function keyboardFor(field: FieldOf<'integer' | 'number' | 'percent' | 'decimal' | 'money'>) {
  if (field.min === undefined || String(field.min).startsWith('-')) return 'text'
  const isExact = field.kind === 'decimal' || field.kind === 'money'
  const isWhole = isExact ? mostDigits(field) === 0 : field.kind === 'integer'
  return isWhole ? 'numeric' : 'decimal'
}

/** A number of which only the kind is known, and an exact one, of any length: both can be longer, and are scrolled then. */
const usualNumber = 10
const exactNumber = 20

/** A list of short words is still easy to press. */
const shortestList = 10

/** The length of the longest number between two bounds, with its sign, its groups and, if it may have one, a fraction. */
function longestOf({ kind, min, max }: FieldOf<'integer' | 'number' | 'percent'>): number | undefined {
  if (min === undefined || max === undefined) return undefined
  const digits = Math.max(...[min, max].map((bound) => Math.trunc(bound).toLocaleString('en').length))
  return kind === 'integer' ? digits : digits + 3
}
