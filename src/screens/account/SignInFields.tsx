'use client'

import type { ReactNode } from 'react'
import { PasswordField } from '../../fields/PasswordField'
import { TextField, type TextFieldProps } from '../../fields/TextField'
import { FormField } from '../../form/FormField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import type { SignInName } from './useSignInForm'

interface SignInFieldsProps {
  /** The name that people sign in by. */
  signInBy: SignInName | undefined
  /** Offers passkeys where the name is filled in. */
  hasPasskey: boolean
  /** The name stands: it is this person's session that goes on. */
  readOnlyName?: boolean | undefined
  /** Further fields. */
  children?: ReactNode
}

/** Address or user name, and password, under the names by which browsers and password managers know them. */
export function SignInFields({
  signInBy = 'email',
  hasPasskey,
  readOnlyName = false,
  children,
}: SignInFieldsProps) {
  const { t } = useScreenLocale(englishAccount)
  const isEmail = signInBy === 'email'
  return (
    <>
      <FormField
        as={readOnlyName ? ReadOnlyField : TextField}
        name={signInBy}
        type={isEmail ? 'email' : 'text'}
        label={t(isEmail ? 'account.email' : 'account.username')}
        required={t(isEmail ? 'account.enterEmail' : 'account.enterUsername')}
        autoComplete={hasPasskey ? 'username webauthn' : 'username'}
        // As an address: no phone writes a name large, or corrects it.
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormField
        as={PasswordField}
        name="password"
        label={t('account.password')}
        required={t('account.enterPassword')}
        autoComplete="current-password"
      />
      {children}
    </>
  )
}

function ReadOnlyField(props: TextFieldProps) {
  return <TextField {...props} readOnly />
}
