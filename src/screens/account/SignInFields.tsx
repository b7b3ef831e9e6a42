'use client'

import type { ReactNode } from 'react'
import { PasswordField } from '../../fields/PasswordField'
import { TextField, type TextFieldProps } from '../../fields/TextField'
import { FormField } from '../../form/FormField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'

interface SignInFieldsProps {
  /** Offers passkeys where the address is filled in. */
  hasPasskey: boolean
  /** The address stands: it is this person's session that goes on. */
  readOnlyEmail?: boolean
  /** Further fields. */
  children?: ReactNode
}

/** Address and password, under the names by which browsers and password managers know them. */
export function SignInFields({ hasPasskey, readOnlyEmail = false, children }: SignInFieldsProps) {
  const { t } = useScreenLocale(englishAccount)
  return (
    <>
      <FormField
        as={readOnlyEmail ? ReadOnlyField : TextField}
        name="email"
        type="email"
        label={t('account.email')}
        required={t('account.enterEmail')}
        autoComplete={hasPasskey ? 'username webauthn' : 'username'}
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
