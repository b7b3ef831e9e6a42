import type { ComponentType } from 'react'
import { CheckboxField } from '../fields/CheckboxField'
import { CodeField } from '../fields/CodeField'
import { DateField } from '../fields/DateField'
import { NumberField } from '../fields/NumberField'
import { PasswordField } from '../fields/PasswordField'
import { PhoneField } from '../fields/PhoneField'
import { RadioGroupField } from '../fields/RadioGroupField'
import { SearchField } from '../fields/SearchField'
import { SelectField } from '../fields/SelectField'
import { TextAreaField } from '../fields/TextAreaField'
import { TextField } from '../fields/TextField'
import { fieldLater } from './fieldLater'
import type { FieldControls } from './getFieldControl'

/** The component of each control. Those that are large come when a form has one. */
export const fieldComponents: { readonly [Name in keyof FieldControls]: ComponentType<FieldControls[Name]> } =
  {
    CheckboxField,
    CodeField,
    DateField,
    FileField: /* @__PURE__ */ fieldLater(
      async () => (await import('../fields/FileField')).FileField,
      'sw-FileDrop',
    ),
    NumberField,
    PasswordField,
    PhoneField,
    RadioGroupField,
    SearchField,
    SelectField,
    TextAreaField,
    TextField,
  }
