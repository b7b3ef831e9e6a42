import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { PasswordField, type PasswordFieldProps } from '../../../src/fields/PasswordField'
import { english } from '../../../src/messages/english'
import { fieldProps } from '../fieldProps'
import type { FieldOptions, Mapping } from '../Mapping'

interface PasswordInputOptions extends FieldOptions {
  readonly value?: string
  readonly autocomplete?: PasswordFieldProps['autoComplete']
  readonly showPasswordAriaLabelText?: string
}

export const passwordInput: Mapping<PasswordInputOptions> = {
  draw: ({ value, autocomplete, showPasswordAriaLabelText: reveal, ...rest }) => (
    <LocaleProvider messages={{ ...english, ...(reveal && { 'password.reveal': reveal }) }}>
      <PasswordField {...fieldProps(rest)} defaultValue={value} autoComplete={autocomplete} />
    </LocaleProvider>
  ),
}
