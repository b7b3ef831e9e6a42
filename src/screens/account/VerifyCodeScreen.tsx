'use client'

import type { ReactNode } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { type AccountScreenProps, AccountScreenView } from './AccountScreenView'
import { CodeFields } from './CodeFields'
import { ResendCode } from './ResendCode'
import type { CodeCalls, CodeValues, SignedIn } from './SecondFactorWay'
import { isWrong, useAccountForm } from './useAccountForm'
import { withText } from './withText'

export interface VerifyCodeScreenProps extends AccountScreenProps, Partial<CodeCalls> {
  /** Where the code was sent: an address, the end of a telephone number. */
  sentTo?: string | undefined
  /** Called when the code was right, with what the call answered. */
  onVerified?: ((answer: SignedIn) => void) | undefined
  /** Links to the neighbours of this page: another address, another way. */
  links?: ReactNode
  /** Further fields, such as a box to trust this device; `verifyCode` is given their values. */
  children?: ReactNode
}

/** A page for a code that was sent to a person and is good once. */
export function VerifyCodeScreen(props: VerifyCodeScreenProps) {
  const { verifyCode, resendCode, resendAfter = 30, sentTo, onVerified, ...rest } = props
  const { length, characters, title, description, answer, children, ...page } = rest
  const { t } = useScreenLocale(englishAccount)
  const form = useAccountForm<CodeValues, SignedIn>({
    send: verifyCode,
    onDone: onVerified,
    isRejected: isWrong,
    isExpired: ({ status }) => status === 410,
    rejection: t('account.codeRejected'),
    secrets: ['code'],
    defaultValues: { code: '' },
    ...(answer && { answer }),
  })
  const said =
    sentTo === undefined ? undefined : withText((to: string) => t('account.codeSent', { to }), sentTo)
  return (
    <AccountScreenView
      {...page}
      {...form}
      {...(answer && { answer })}
      status={form.status === 'done' ? 'sending' : form.status}
      title={title ?? t('account.codeTitle')}
      description={description ?? said}
      submitLabel={t('account.continue')}
      failedTitle={t('account.codeFailed')}
      expired={{
        title: t('account.codeExpired'),
        text: t(resendCode ? 'account.codeExpiredText' : 'account.codeUsed'),
      }}
      {...(resendCode && { alternatives: <ResendCode onResend={resendCode} after={resendAfter} /> })}
    >
      <CodeFields length={length} characters={characters}>
        {children}
      </CodeFields>
    </AccountScreenView>
  )
}
