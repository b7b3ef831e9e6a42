'use client'

import { TextField } from '../../fields/TextField'
import { FormField } from '../../form/FormField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { isEmail } from '../../spec/fields/textFormat'

/** An address that somebody writes for the first time: one that cannot be one is said so before anything is sent. */
export function EmailField() {
  const { t } = useScreenLocale(englishAccount)
  const words = t('account.enterEmailLike')
  return (
    <FormField
      as={TextField}
      name="email"
      type="email"
      label={t('account.email')}
      required={t('account.enterEmail')}
      autoComplete="username"
      validate={(email) => (isEmail(String(email).trim()) ? undefined : words)}
    />
  )
}
