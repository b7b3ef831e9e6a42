import type { ComponentType } from 'react'
import { CheckboxField } from '../fields/CheckboxField'
import { DateField } from '../fields/DateField'
import { NumberField } from '../fields/NumberField'
import { RadioGroupField } from '../fields/RadioGroupField'
import { SelectField } from '../fields/SelectField'
import { TextAreaField } from '../fields/TextAreaField'
import { TextField } from '../fields/TextField'
import { TimeField } from '../fields/TimeField'
import { fieldLater } from './fieldLater'
import type { FieldControls } from './getFieldControl'

/** The component of each control. Those that are large come when a form has one. */
export const fieldComponents: { readonly [Name in keyof FieldControls]: ComponentType<FieldControls[Name]> } =
  {
    CheckboxField,
    DateField,
    DateRangeField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/DateRangeField')).DateRangeField,
      'sw-Field-box',
    ),
    DurationField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/DurationField')).DurationField,
      'sw-Field-box',
    ),
    FileField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/FileField')).FileField,
      'sw-FileDrop',
    ),
    InstantField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/InstantField')).InstantField,
      'sw-Field-box',
    ),
    NumberField,
    RadioGroupField,
    SelectField,
    TextAreaField,
    TextField,
    TimeField,
  }
