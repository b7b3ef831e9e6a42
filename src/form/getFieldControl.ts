import type { CheckboxFieldProps } from '../fields/CheckboxField'
import type { DateFieldProps } from '../fields/DateField'
import type { FieldBinding } from '../fields/FieldProps'
import type { FileFieldProps } from '../fields/FileField'
import type { NumberFieldProps } from '../fields/NumberField'
import type { RadioGroupFieldProps } from '../fields/RadioGroupField'
import type { SelectFieldProps } from '../fields/SelectField'
import type { TextAreaFieldProps } from '../fields/TextAreaField'
import type { TextFieldProps } from '../fields/TextField'
import type { Field, FieldOf, TextFormat } from '../spec/fields/fields'
import { type FieldWithControl, isWithoutControl } from '../spec/fields/kindsWithoutControl'
import { labelOf, optionLabelOf } from '../spec/labels/labels'
import { localize } from '../spec/labels/LocalizedText'

/** So many options are taken in at a glance. */
const optionsInSight = 5

/** The props of each field of the library that a field of an entity can be drawn with. */
export interface FieldControls {
  CheckboxField: CheckboxFieldProps
  DateField: DateFieldProps
  FileField: FileFieldProps
  NumberField: NumberFieldProps
  RadioGroupField: RadioGroupFieldProps
  SelectField: SelectFieldProps
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

/** A field whose value one control holds. Groups, lists, variants and maps have fields in them instead. */
export type FieldOfOneControl = Exclude<FieldWithControl, FieldOf<'group' | 'list' | 'variant' | 'map'>>

export function isOfOneControl(field: Field): field is FieldOfOneControl {
  return !isWithoutControl(field) && !['group', 'list', 'variant', 'map'].includes(field.kind)
}

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
      const inSight = field.required && options.length <= optionsInSight
      return { as: inSight ? 'RadioGroupField' : 'SelectField', props: { ...shared, options } }
    }
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
