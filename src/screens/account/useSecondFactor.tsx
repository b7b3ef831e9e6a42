'use client'

import { useState } from 'react'
import { Button } from '../../components/Button'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import type { AccountFormProps } from './AccountForm'
import { ResendCode } from './ResendCode'
import type { CodeValues, SecondFactorWay, SignedIn } from './SecondFactorWay'
import { isWrong, useAccountForm } from './useAccountForm'

export interface SecondFactorOptions {
  /** The ways to prove who one is. The first is offered first, the others below it. */
  ways: readonly SecondFactorWay[]
  /** Called when one of them did, with what the call answered. */
  onVerified?: ((answer: SignedIn) => void) | undefined
}

/** Manage the form of a second factor, on a page or in a dialog. */
export function useSecondFactor({ ways, onVerified }: SecondFactorOptions) {
  const { t } = useScreenLocale(englishAccount)
  const [chosen, setChosen] = useState<string>()
  const way = ways.find(({ id }) => id === chosen) ?? ways[0]
  const code = way && 'verifyCode' in way ? way : undefined
  const confirm = way && 'confirm' in way ? way.confirm : undefined
  const form = useAccountForm<CodeValues, SignedIn>({
    send: code ? code.verifyCode : (_, context) => confirm?.(context),
    onDone: onVerified,
    // A browser says of a key that was not touched no more than that it did not come.
    isRejected: (problem) => isWrong(problem) || (!code && problem.status === 0),
    isExpired: ({ status }) => status === 410,
    rejection: t(code ? 'account.codeRejected' : 'account.wayFailedText'),
    secrets: code ? ['code'] : [],
    defaultValues: { code: '' },
  })
  const choose = (id: string) => {
    // Give up the attempt in the other way.
    form.store.reset()
    setChosen(id)
  }
  const others = ways.filter(({ id }) => id !== way?.id)
  const parts: Pick<AccountFormProps, 'submitLabel' | 'failedTitle' | 'expired' | 'alternatives'> = {
    submitLabel: code || !way ? t('account.continue') : way.label,
    failedTitle: t(code ? 'account.codeFailed' : 'account.wayFailed'),
    expired: {
      title: t('account.codeExpired'),
      text: t(code?.resendCode ? 'account.codeExpiredText' : 'account.codeUsed'),
    },
    alternatives: (
      <>
        {code?.resendCode && (
          <ResendCode key={way?.id} onResend={code.resendCode} after={code.resendAfter ?? 30} />
        )}
        {others.length > 0 && <OtherWays ways={others} onChoose={choose} />}
      </>
    ),
  }
  // Until the host has gone on, a second press would send the code twice.
  const status = form.status === 'done' ? 'sending' : form.status
  return { way, code, ...form, ...parts, status } as const
}

interface OtherWaysProps {
  ways: readonly SecondFactorWay[]
  onChoose: (id: string) => void
}

function OtherWays({ ways, onChoose }: OtherWaysProps) {
  const { t } = useScreenLocale(englishAccount)
  return (
    <div className="sw-AccountScreen-ways" role="group" aria-label={t('account.otherWays')}>
      <p className="sw-AccountScreen-heading" aria-hidden="true">
        {t('account.otherWays')}
      </p>
      {ways.map(({ id, label }) => (
        <Button key={id} onClick={() => onChoose(id)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
