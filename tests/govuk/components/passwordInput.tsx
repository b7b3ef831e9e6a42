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
  // A button that is pressed or not keeps its name, and its state is what is announced.
  leftOut: [
    'hidePasswordAriaLabelText',
    'hidePasswordText',
    'passwordHiddenAnnouncementText',
    'passwordShownAnnouncementText',
    'showPasswordText',
  ],
  draw: (options) => {
    const { value, autocomplete, showPasswordAriaLabelText: reveal } = options
    return (
      <LocaleProvider messages={{ ...english, ...(reveal && { 'password.reveal': reveal }) }}>
        <PasswordField {...fieldProps(options)} defaultValue={value} autoComplete={autocomplete} />
      </LocaleProvider>
    )
  },
}
