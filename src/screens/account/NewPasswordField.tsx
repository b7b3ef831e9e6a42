'use client'

import { PasswordField } from '../../fields/PasswordField'
import type { PasswordRequirement } from '../../fields/PasswordRequirements'
import { FormField } from '../../form/FormField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'

interface NewPasswordFieldProps {
  label: string
  requirements: readonly PasswordRequirement[] | undefined
}

/** A new password, asked for once: it can be looked at, and a password manager makes one up. */
export function NewPasswordField({ label, requirements = [] }: NewPasswordFieldProps) {
  const { t } = useScreenLocale(englishAccount)
  return (
    <FormField
      as={PasswordField}
      name="password"
      label={label}
      required={t('account.enterNewPassword')}
      autoComplete="new-password"
      requirements={requirements}
    />
  )
}
