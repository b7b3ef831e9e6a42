import type { CheckboxFieldProps } from '../fields/CheckboxField'
import type { CheckboxGroupFieldProps } from '../fields/CheckboxGroupField'
import type { ComboboxFieldProps } from '../fields/ComboboxField'
import type { DateFieldProps } from '../fields/DateField'
import type { FieldBinding } from '../fields/FieldProps'
import type { FileFieldProps } from '../fields/FileField'
import type { JsonFieldProps } from '../fields/JsonField'
import type { NumberFieldProps } from '../fields/NumberField'
import type { RadioGroupFieldProps } from '../fields/RadioGroupField'
import type { ReferenceFieldProps } from '../fields/ReferenceField'
import type { SelectFieldProps } from '../fields/SelectField'
import type { TagsFieldProps } from '../fields/TagsField'
import type { TextAreaFieldProps } from '../fields/TextAreaField'
import type { TextFieldProps } from '../fields/TextField'
import type { FieldOf, TextFormat } from '../spec/fields/fields'
import type { FieldWithControl } from '../spec/fields/kindsWithoutControl'
import { labelOf, optionLabelOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'

/** So many options are taken in at a glance. */
const optionsInSight = 5

/** So many boxes are looked through before one is ticked. */
const ticksInSight = 10

/** More than a list can be looked through: they are found by typing. */
const optionsToSearch = 15

/** The props of each field of the library that a field of an entity can be drawn with. */
export interface FieldControls {
  CheckboxField: CheckboxFieldProps
  CheckboxGroupField: CheckboxGroupFieldProps
  ComboboxField: ComboboxFieldProps
  DateField: DateFieldProps
  FileField: FileFieldProps
  JsonField: JsonFieldProps
  NumberField: NumberFieldProps
  RadioGroupField: RadioGroupFieldProps
  ReferenceField: ReferenceFieldProps
  SelectField: SelectFieldProps
  TagsField: TagsFieldProps
  TextAreaField: TextAreaFieldProps
  TextField: TextFieldProps
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
export function getFieldControl(field: FieldWithControl, name: string, locale = 'en'): FieldControl {
  const shared = {
    label: labelOf(field, name, locale),
    description: field.description && localize(field.description, locale),
    required: field.required ?? false,
  }
  switch (field.kind) {
    case 'text':
      return field.multiline
        ? { as: 'TextAreaField', props: { ...shared, maxLength: field.maxLength } }
        : {
            as: 'TextField',
            props: { ...shared, maxLength: field.maxLength, type: typeFor(field.format) },
          }
    case 'code':
      return {
        as: 'TextField',
        props: {
          ...shared,
          autoComplete: 'one-time-code',
          inputMode: field.characters === 'letters and digits' ? 'text' : 'numeric',
        },
      }
    case 'integer':
    case 'number':
    case 'percent':
      return { as: 'NumberField', props: { ...shared, suffix: field.unit, inputMode: keyboardFor(field) } }
    case 'boolean':
      // A tick is never missing: there is nothing optional to mark.
      return { as: 'CheckboxField', props: { ...shared, required: field.required || undefined } }
    case 'date':
      return { as: 'DateField', props: { ...shared, min: field.min, max: field.max } }
    case 'choice': {
      const options = field.options.map((value) => ({ value, label: optionLabelOf(field, value, locale) }))
      // A radio cannot be taken back, so that an optional choice is always a list with nothing in it as well.
      if (field.required && options.length <= optionsInSight) {
        return { as: 'RadioGroupField', props: { ...shared, options } }
      }
      return {
        as: options.length > optionsToSearch ? 'ComboboxField' : 'SelectField',
        props: { ...shared, options },
      }
    }
    case 'choices': {
      const options = field.options.map((value) => ({ value, label: optionLabelOf(field, value, locale) }))
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
        },
      }
    case 'json':
      return { as: 'JsonField', props: shared }
  }
}

/** A telephone number has its own keyboard; the other formats are called as HTML calls them. */
function typeFor(format: TextFormat | undefined): TextFieldProps['type'] {
  return format === 'phone' ? 'tel' : format
}

/** Number pads often have no minus. */
function keyboardFor({ kind, min }: FieldOf<'integer' | 'number' | 'percent'>) {
  if (min === undefined || min < 0) return 'text'
  return kind === 'integer' ? 'numeric' : 'decimal'
}
