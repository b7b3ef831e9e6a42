'use client'

import { CheckboxField } from '../fields/CheckboxField'
import { DateField } from '../fields/DateField'
import { NumberField } from '../fields/NumberField'
import { RadioGroupField } from '../fields/RadioGroupField'
import { SelectField } from '../fields/SelectField'
import { TextAreaField } from '../fields/TextAreaField'
import { TextField, type TextFieldProps } from '../fields/TextField'
import { fail } from '../internal/developerMessages'
import type { Entity } from '../spec/entities/Entity'
import type { FieldOf, Fields, TextFormat } from '../spec/fields/fields'
import { type FieldWithControl, isWithoutControl } from '../spec/fields/kindsWithoutControl'
import { labelOf, optionLabelOf } from '../spec/labels/labels'
import { FieldWithoutControl } from './FieldWithoutControl'
import { localize } from '../spec/labels/LocalizedText'
import { FileFieldLater } from './FileFieldLater'
import { useField } from './useField'
import { useFormLocale } from './useFormLocale'

/** So many options are taken in at a glance. */
const optionsInSight = 5

export interface EntityFieldProps<F extends Fields> {
  /** The entity that declares the field. */
  entity: Pick<Entity<F>, 'name' | 'fields'>
  /** Which of its fields to draw, and the name of the value in the form. */
  name: keyof F & string
}

/**
 * The field of the library that suits a field of an entity, bound to the form around it. What validates it is the
 * form's: `useForm({ rules: fieldRules(strike) })`.
 */
export function EntityField<F extends Fields>({ entity, name }: EntityFieldProps<F>) {
  const field = entity.fields[name]
  if (!field) {
    fail(`EntityField was asked for “${name}”, which “${entity.name}” does not have. Check the name.`)
  }
  if (isWithoutControl(field)) {
    return <FieldWithoutControl field={field} name={name} entityName={entity.name} />
  }
  return <FieldOfKind field={field} name={name} />
}

function FieldOfKind({ field, name }: { field: FieldWithControl; name: string }) {
  const { locale } = useFormLocale()
  const bound = useField(name)
  const shared = {
    ...bound,
    label: labelOf(field, name, locale),
    description: field.description && localize(field.description, locale),
    // A value that can only be read is not asked for: there is nothing optional to mark.
    required: bound.readOnly ? undefined : (field.required ?? false),
  }
  switch (field.kind) {
    case 'text':
      return field.multiline ? (
        <TextAreaField {...shared} maxLength={field.maxLength} />
      ) : (
        <TextField {...shared} maxLength={field.maxLength} type={typeFor(field.format)} />
      )
    case 'code':
      return (
        <TextField
          {...shared}
          autoComplete="one-time-code"
          inputMode={field.characters === 'letters and digits' ? 'text' : 'numeric'}
        />
      )
    case 'integer':
    case 'number':
    case 'percent':
      return <NumberField {...shared} suffix={field.unit} inputMode={keyboardFor(field)} />
    case 'boolean':
      // A tick is never missing: there is nothing optional to mark.
      return <CheckboxField {...shared} required={field.required || undefined} />
    case 'date':
      return <DateField {...shared} min={field.min} max={field.max} />
    case 'choice': {
      const options = field.options.map((value) => ({ value, label: optionLabelOf(field, value, locale) }))
      // A radio cannot be taken back, so that an optional choice is always a list with nothing in it as well.
      const inSight = field.required && options.length <= optionsInSight
      return inSight ? (
        <RadioGroupField {...shared} options={options} />
      ) : (
        <SelectField {...shared} options={options} />
      )
    }
    case 'file':
    case 'image':
      return (
        <FileFieldLater
          {...shared}
          accept={field.accept ?? (field.kind === 'image' ? ['image/*'] : undefined)}
          maxBytes={field.maxBytes}
          maxFiles={field.maxItems}
          multiple={field.many}
        />
      )
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
