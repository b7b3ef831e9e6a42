import type { ComponentType } from 'react'
import { CheckboxField } from '../fields/CheckboxField'
import { CheckboxGroupField } from '../fields/CheckboxGroupField'
import { DateField } from '../fields/DateField'
import { NumberField } from '../fields/NumberField'
import { RadioGroupField } from '../fields/RadioGroupField'
import { SelectField } from '../fields/SelectField'
import { TextAreaField } from '../fields/TextAreaField'
import { TextField } from '../fields/TextField'
import { fieldLater } from './fieldLater'
import type { FieldControls } from './getFieldControl'

/** The component of each control. Those that are large come when a form has one. */
export const fieldComponents: { readonly [Name in keyof FieldControls]: ComponentType<FieldControls[Name]> } =
  {
    CheckboxField,
    CheckboxGroupField,
    ComboboxField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/ComboboxField')).ComboboxField,
      'sw-Field-control',
    ),
    DateField,
    FileField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/FileField')).FileField,
      'sw-FileDrop',
    ),
    JsonField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/JsonField')).JsonField,
      'sw-Field-box sw-JsonField-box',
    ),
    NumberField,
    RadioGroupField,
    ReferenceField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/ReferenceField')).ReferenceField,
      'sw-Field-control',
    ),
    SelectField,
    TagsField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/TagsField')).TagsField,
      'sw-Field-control',
    ),
    TextAreaField,
    TextField,
  }
