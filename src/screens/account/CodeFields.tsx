'use client'

import type { ReactNode } from 'react'
import { CodeField, type CodeFieldProps } from '../../fields/CodeField'
import { FormField } from '../../form/FormField'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'

interface CodeFieldsProps extends Pick<CodeFieldProps, 'length' | 'characters'> {
  /** Further fields. */
  children?: ReactNode
}

/** The code, which a phone fills in from the message and anyone may paste. It is sent by the button alone. */
export function CodeFields({ length = 6, characters = 'digits', children }: CodeFieldsProps) {
  const { t } = useScreenLocale(englishAccount)
  return (
    <>
      <FormField
        as={CodeField}
        name="code"
        label={t('account.code')}
        required={t('account.enterCode')}
        length={length}
        characters={characters}
      />
      {children}
    </>
  )
}
