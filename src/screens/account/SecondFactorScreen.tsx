'use client'

import type { ReactNode } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { type AccountScreenProps, AccountScreenView } from './AccountScreenView'
import { CodeFields } from './CodeFields'
import { type SecondFactorOptions, useSecondFactor } from './useSecondFactor'

export interface SecondFactorScreenProps
  extends Omit<AccountScreenProps, 'action' | 'answer'>, SecondFactorOptions {
  /** Links to the neighbours of this page: another address, another way. */
  links?: ReactNode
}

/** A page to prove who one is beside the password: by a code, a key, or another of the ways there are. */
export function SecondFactorScreen(props: SecondFactorScreenProps) {
  const { ways, onVerified, title, description, ...page } = props
  const { t } = useScreenLocale(englishAccount)
  const { way, code, ...form } = useSecondFactor({ ways, onVerified })
  return (
    <AccountScreenView
      {...page}
      {...form}
      title={title ?? t('account.secondTitle')}
      description={way?.description ?? description}
    >
      {code && <CodeFields key={way?.id} length={code.length} characters={code.characters} />}
    </AccountScreenView>
  )
}
