'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import type { PasswordRequirement } from '../../fields/PasswordRequirements'
import { warn } from '../../internal/developerMessages'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { type AccountScreenProps, AccountScreenView } from './AccountScreenView'
import { EmailField } from './EmailField'
import { NewPasswordField } from './NewPasswordField'
import type { CodeCalls } from './SecondFactorWay'
import { type AccountCall, useAccountForm } from './useAccountForm'
import type { SignInValues } from './SignInCalls'
import { VerifyCodeScreen } from './VerifyCodeScreen'
import { withText } from './withText'

/**
 * Nothing when the account is there, that a code was sent, or that a message with a link was: the answer that gives away
 * least, because it is the same where there was an account before.
 */
export type SignUpAnswer = void | { readonly next: 'code' | 'email' }

export interface SignUpScreenProps extends AccountScreenProps {
  /**
   * Creates the account. Throw a `ProblemError`: 422 with `issues` says what to mend, 409 that there is an account, which
   * the page does not say outright.
   */
  signUp?: AccountCall<SignInValues, SignUpAnswer> | undefined
  /** How the code is checked that an answer of `{ next: 'code' }` speaks of. */
  code?: CodeCalls | undefined
  /** Called when the account is there. Without it the page says so. */
  onSignedUp?: (() => void) | undefined
  /** Where a person goes who has an account. */
  signInHref?: string | undefined
  /** Told below the password, and ticked off as it is typed. The server decides. */
  requirements?: readonly PasswordRequirement[] | undefined
  /** Further fields: a name, a box to accept what is to be accepted. `signUp` is given their values. */
  children?: ReactNode
}

/** A page to create an account. */
export function SignUpScreen(props: SignUpScreenProps) {
  const { signUp, code, onSignedUp, signInHref, requirements, children, title, action, answer, ...page } =
    props
  const { t } = useScreenLocale(englishAccount)
  const [next, setNext] = useState<'code' | 'email' | 'verified'>()
  const form = useAccountForm<SignInValues, SignUpAnswer>({
    send: signUp,
    onDone: (given) => {
      if (given) setNext(given.next)
      else onSignedUp?.()
      if (given?.next === 'code' && !code) {
        warn(
          'signUp answered { next: "code" }, but SignUpScreen has no `code`, so that the code which was sent cannot be entered. Give it the function that checks it.',
        )
      }
    },
    isRejected: ({ status }) => status === 409,
    rejection: t('account.signUpRejected'),
    defaultValues: { email: '', password: '' },
    ...(answer && { answer }),
  })
  const email = String(form.store.getValue('email'))
  if (next === 'code' && code) {
    const finish = () => {
      setNext('verified')
      onSignedUp?.()
    }
    return <VerifyCodeScreen {...page} {...code} sentTo={email} onVerified={finish} autoFocus />
  }
  const isDone = form.status === 'done'
  const signIn = signInHref !== undefined && <Link href={signInHref}>{t('account.toSignIn')}</Link>
  return (
    <AccountScreenView
      {...page}
      {...form}
      {...(action !== undefined && { action })}
      {...(answer && { answer })}
      title={
        isDone
          ? t(next === 'email' ? 'account.checkEmail' : 'account.signedUp')
          : (title ?? t('account.signUp'))
      }
      {...(isDone && {
        description:
          next === 'email' && withText((to: string) => t('account.signUpSent', { email: to }), email),
        outcome: signInHref !== undefined && next !== 'email' && (
          <div className="sw-AccountScreen-outcome">
            <Button variant="primary" href={signInHref}>
              {t('account.toSignIn')}
            </Button>
          </div>
        ),
      })}
      submitLabel={t('account.signUp')}
      failedTitle={t('account.signUpFailed')}
      {...(!isDone && signIn && { links: signIn })}
    >
      <EmailField />
      <NewPasswordField label={t('account.password')} requirements={requirements} />
      {children}
    </AccountScreenView>
  )
}
