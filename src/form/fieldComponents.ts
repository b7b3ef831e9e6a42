import type { ComponentType } from 'react'
import { CheckboxField } from '../fields/CheckboxField'
import { ColourField } from '../fields/ColourField'
import { CodeField } from '../fields/CodeField'
import { CheckboxGroupField } from '../fields/CheckboxGroupField'
import { DateField } from '../fields/DateField'
import { DecimalField } from '../fields/DecimalField'
import { MoneyField } from '../fields/MoneyField'
import { NumberField } from '../fields/NumberField'
import { PasswordField } from '../fields/PasswordField'
import { PhoneField } from '../fields/PhoneField'
import { RadioGroupField } from '../fields/RadioGroupField'
import { SearchField } from '../fields/SearchField'
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
    ColourField,
    CheckboxGroupField,
    ComboboxField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/ComboboxField')).ComboboxField,
      'sw-Field-control',
    ),
    CodeField,
    DateField,
    DecimalField,
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
    MoneyField,
    InstantField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/InstantField')).InstantField,
      'sw-Field-box',
    ),
    JsonField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/JsonField')).JsonField,
      'sw-Field-box sw-JsonField-box',
    ),
    NumberField,
    PasswordField,
    PhoneField,
    RadioGroupField,
    SearchField,
    ReferenceField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/ReferenceField')).ReferenceField,
      'sw-Field-control',
    ),
    SegmentedField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/SegmentedField')).SegmentedField,
      'sw-Field-control',
    ),
    SelectField,
    SwitchField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/SwitchField')).SwitchField,
      'sw-Field-control',
    ),
    TagsField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/TagsField')).TagsField,
      'sw-Field-control',
    ),
    TextAreaField,
    TextField,
    TimeField,
  }
