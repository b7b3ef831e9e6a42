'use client'

import { TextField } from '../../fields/TextField'
import { FormField } from '../../form/FormField'
import { useLocale } from '../../internal/locale'
import { isEmail } from '../../spec/fields/textFormat'

/** An address that somebody writes for the first time: one that cannot be one is said so before anything is sent. */
export function EmailField() {
  const { t } = useLocale()
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
