'use client'

import { useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import type { SubmitAnswer } from '../../form/FormStore'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { warn } from '../../internal/developerMessages'
import type { Id } from '../../spec/fields/FieldBase'
import type { AccountFormProps } from './AccountForm'
import type { SecondFactorWay, SignedIn } from './SecondFactorWay'
import { type AccountCall, isWrong, useAccountForm } from './useAccountForm'
import { type PasskeyContext, usePasskey } from './usePasskey'

/** The name that people sign in by. */
export type SignInName = 'email' | 'username'

/** Values to sign in, and those of further fields by their names. */
export type SignInValues<By extends SignInName = 'email'> = {
  readonly password: string
  readonly [name: string]: unknown
} & { readonly [Name in By]: string }

/** Nothing when the person is signed in, or who it is, or that a second factor is asked for. */
export type SignInAnswer = SignedIn | { readonly next: 'code' }

/** The calls by which a person signs in. One that is not given is a way that is not shown. */
export interface SignInCalls<By extends SignInName = 'email'> {
  /** The name that people sign in by, which is the name of that value as well. @default 'email' */
  signInBy?: By | undefined
  /**
   * Signs in. Throw a `ProblemError`: 401 says that the two do not belong together, 429 with `retryAfter` that the next try
   * has to wait, 422 with `issues` what to mend. Left out where `action` is a function.
   */
  signIn?: AccountCall<SignInValues<By>, SignInAnswer> | undefined
  /**
   * Signs in with a passkey. Hand `signal` and `mediation` on to `navigator.credentials.get`: it is called when the page
   * comes, to wait in silence, and by a button. Without it, and where the browser knows none, there is no button.
   */
  signInWithPasskey?: ((context: PasskeyContext) => SignInAnswer | Promise<SignInAnswer>) | undefined
  /** The ways to prove who one is when a call answers `{ next: 'code' }`. The first is offered first. */
  secondFactor?: readonly SecondFactorWay[] | undefined
  /** Called when the person is signed in, with their id where the call told it: go on to where they wanted to be. */
  onSignedIn?: ((me?: Id) => void) | undefined
}

interface SignInOptions<By extends SignInName> extends SignInCalls<By> {
  email?: string | undefined
  username?: string | undefined
  answer?: SubmitAnswer | undefined
}

/** Manage the form to sign in, on a page or in a dialog. */
export function useSignInForm<By extends SignInName>(options: SignInOptions<By>) {
  const { signIn, signInWithPasskey, secondFactor, onSignedIn, answer } = options
  const { signInBy = 'email', email = '', username = '' } = options
  const { t } = useScreenLocale(englishAccount)
  const [step, setStep] = useState<'signIn' | 'secondFactor' | 'signedIn'>('signIn')
  const finish = (signedIn: SignedIn) => {
    setStep('signedIn')
    onSignedIn?.(signedIn?.me)
  }
  const goOn = (given: SignInAnswer) => {
    if (!given || !('next' in given)) finish(given)
    else if (secondFactor && secondFactor.length > 0) setStep('secondFactor')
    else
      warn(
        'signIn answered { next: "code" }, but SignInScreen has no `secondFactor`, so that nobody can go on. Give it the ways in which a code is checked.',
      )
  }
  const form = useAccountForm<SignInValues<By>, SignInAnswer>({
    send: signIn,
    onDone: goOn,
    isRejected: isWrong,
    rejection: t(signInBy === 'email' ? 'account.signInRejected' : 'account.signInRejectedUsername'),
    // As GOV.UK has it: its mistakes cannot be seen, and a password manager fills it in again.
    secrets: ['password'],
    defaultValues: { [signInBy]: signInBy === 'email' ? email : username, password: '' } as SignInValues<By>,
    ...(answer && { answer }),
  })
  const passkey = usePasskey(signInWithPasskey, goOn)
  const parts: Pick<AccountFormProps, 'submitLabel' | 'failedTitle' | 'news' | 'alternatives'> = {
    submitLabel: t('account.signIn'),
    failedTitle: t('account.signInFailed'),
    ...(passkey.status === 'failed' && {
      news: (
        <Banner tone="warning" title={t('account.passkeyFailed')}>
          {t('account.passkeyFailedText')}
        </Banner>
      ),
    }),
    ...(passkey.status !== 'absent' && {
      alternatives: (
        <Button
          className="sw-AccountScreen-submit"
          pending={passkey.status === 'asking'}
          onClick={passkey.onPasskey}
        >
          {t('account.passkey')}
        </Button>
      ),
    }),
  }
  // Until the host has gone on, a second press would sign in twice.
  const status = step === 'signedIn' || form.status === 'done' ? 'sending' : form.status
  return { step, finish, hasPasskey: passkey.status !== 'absent', ...form, ...parts, status } as const
}
