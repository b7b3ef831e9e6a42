'use client'

import type { ReactNode } from 'react'
import { PasswordField } from '../../fields/PasswordField'
import { TextField, type TextFieldProps } from '../../fields/TextField'
import { FormField } from '../../form/FormField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { isEmail } from '../../spec/fields/textFormat'
import type { SignInName } from './SignInCalls'
import { signInWords } from './signInWords'

interface SignInFieldsProps {
  /** The name that people sign in by. */
  signInBy: SignInName | undefined
  /** Asks for the password as well. */
  asksPassword: boolean
  /** Offers passkeys where the name is filled in. */
  hasPasskey: boolean
  /** The name stands: it is this person's session that goes on. */
  readOnlyName?: boolean | undefined
  /** Further fields. */
  children?: ReactNode
}

/** Address, user name or number, and password, under the names by which browsers and password managers know them. */
export function SignInFields({
  signInBy = 'email',
  asksPassword,
  hasPasskey,
  readOnlyName = false,
  children,
}: SignInFieldsProps) {
  const { t } = useScreenLocale(englishAccount)
  const { label, enter } = signInWords[signInBy]
  const emailLike = t('account.enterEmailLike')
  return (
    <>
      <FormField
        as={readOnlyName ? ReadOnlyField : TextField}
        name={signInBy}
        type={types[signInBy]}
        label={t(label)}
        required={t(enter)}
        // No code comes to an address that cannot be one, and no server says so.
        {...(signInBy === 'email' &&
          !asksPassword && {
            validate: (email: unknown) => (isEmail(String(email).trim()) ? undefined : emailLike),
          })}
        autoComplete={hasPasskey ? 'username webauthn' : 'username'}
        // As an address: no phone writes a name large, or corrects it.
        autoCapitalize="none"
        spellCheck={false}
      />
      {asksPassword && (
        <FormField
          as={PasswordField}
          name="password"
          label={t('account.password')}
          required={t('account.enterPassword')}
          autoComplete="current-password"
        />
      )}
      {children}
    </>
  )
}

const types = { email: 'email', username: 'text', phone: 'tel' } as const

function ReadOnlyField(props: TextFieldProps) {
  return <TextField {...props} readOnly />
}
