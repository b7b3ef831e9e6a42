import type { CSSProperties, ReactNode } from 'react'
import type { DataAttributes } from '../internal/RootProps'

/** Props of every field. Fields know no form: any form library can fill these. */
export interface FieldProps<Value> extends DataAttributes {
  /** Names the control, for eyes and for assistive technology alike. */
  label: ReactNode
  /** Stands between label and control and is read after the name. */
  description?: ReactNode
  /** Words beside the control that say what to do; the field then is `invalid` as well. */
  error?: ReactNode
  /** Words beside the control about a value that may stay but deserves a second look; the field is not `invalid`. */
  warning?: ReactNode
  /**
   * Marks the value as rejected without words of its own.
   * @selector [data-invalid]
   * @default false
   */
  invalid?: boolean | undefined
  /**
   * Whether a value is needed. `true` is announced, and a `<form>` without `noValidate` rejects an empty value, as in
   * HTML. `false` marks the label as optional. Not given, nothing is said either way.
   * @selector [data-required]
   */
  required?: boolean | undefined
  /**
   * Takes the control out of use and out of the submission.
   * @selector [data-disabled]
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Shows the value, lets it be focused and copied, and rejects changes.
   * @selector [data-readonly]
   * @default false
   */
  readOnly?: boolean | undefined
  /** The name under which the value is submitted. Any string is good. */
  name?: string | undefined
  /** The value shown; given with `onValueChange`, the parent then decides what stands there. */
  value?: Value | undefined
  /** The value at first. A later change of it, or of `resetKey`, is shown as well. */
  defaultValue?: Value | undefined
  /** A change of it shows `defaultValue` again, as a form's reset does. */
  resetKey?: string | number | undefined
  /** Called with every change that a person makes. */
  onValueChange?: ((value: Value) => void) | undefined
  /** Called when focus leaves the whole field. */
  onBlur?: (() => void) | undefined
  /**
   * Given by a form: registers the field's own rule, such as that a file must have arrived. The form asks it before all
   * others, waits for it, and shows the words that it returns. Returns a function that unregisters it.
   */
  registerValidator?: ((validate: FieldValidator) => () => void) | undefined
  /**
   * Given by a form where something is wrong with a part of the value: all that `error` says, each with the part that it is
   * about. A field that draws a control for each part says it there, and the rest about the whole.
   */
  partErrors?: readonly PartError[] | undefined
  /**
   * Given by a form: registers the controls of parts, by the id of each, so that a summary leads to them. Returns a function
   * that unregisters them.
   */
  registerParts?: ((getPartId: (part: string) => string | undefined) => () => void) | undefined
  /** Identifies the control, so that a label, a hash or an error summary can lead to it. @default a unique id */
  id?: string | undefined
  /** The ids of elements elsewhere on the page that describe the control as well; they are read before all else. */
  'aria-describedby'?: string | undefined
  /** Added to the root's own classes. */
  className?: string | undefined
  /** Set on the root. */
  style?: CSSProperties | undefined
}

/** Words about one part of a value, or about the whole where there is no `part`. */
export interface PartError {
  readonly part?: string | undefined
  readonly message: string
}

/** Nothing when the value is complete, or words that say what to do. */
export type FieldValidator = () => string | undefined | Promise<string | undefined>

/** The props that a form gives a field, whichever form it is. They fit a field of any value. */
export type FieldBinding = Pick<
  FieldProps<never>,
  | 'name'
  | 'defaultValue'
  | 'resetKey'
  | 'onBlur'
  | 'error'
  | 'warning'
  | 'id'
  | 'registerValidator'
  | 'partErrors'
  | 'registerParts'
  | 'readOnly'
> & { onValueChange?: ((value: unknown) => void) | undefined }

/** So many characters have room in a control that is as wide as what it holds. */
export type ControlWidth = 2 | 3 | 4 | 5 | 10 | 20 | 30

/** Props of a field whose control is a box to write in. */
export interface ControlWidthProps {
  /**
   * About how many characters the control has room for, so that its width says what is expected in it. It limits nothing.
   * @selector [data-width="4"]
   * @default as wide as there is room
   */
  width?: ControlWidth | undefined
}
