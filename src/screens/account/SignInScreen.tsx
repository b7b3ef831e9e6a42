'use client'

import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { type AccountScreenProps, AccountScreenView } from './AccountScreenView'
import { SecondFactorScreen } from './SecondFactorScreen'
import { SignInFields } from './SignInFields'
import type { SignInCalls, SignInName } from './SignInCalls'
import { signInWords } from './signInWords'
import { useSignInForm } from './useSignInForm'
import { withText } from './withText'

export interface SignInScreenProps<By extends SignInName = 'email'>
  extends AccountScreenProps, SignInCalls<By> {
  /** The address at first, where it is known: from a link, or from the last time. */
  email?: string | undefined
  /** The user name at first, where people sign in by one. */
  username?: string | undefined
  /** The phone number at first, where people sign in by it. */
  phone?: string | undefined
  /** Where a person goes who has forgotten the password. Without it there is no such link. */
  forgotHref?: string | undefined
  /** Where a person goes who has no account. Without it there is no such link. */
  signUpHref?: string | undefined
  /** Further fields, such as a box to stay signed in; `signIn` is given their values. */
  children?: ReactNode
}

/**
 * A page to sign in: with a password, with a code that is sent, with a passkey, and with a second factor where one is asked for.
 */
export function SignInScreen<By extends SignInName = 'email'>(props: SignInScreenProps<By>) {
  const { forgotHref, signUpHref, children, title, action, answer, ...rest } = props
  const {
    email: _,
    username: _1,
    phone: _2,
    signInBy = 'email' as By,
    signIn: _3,
    signInByCode: _4,
    signInWithPasskey: _5,
    secondFactor: _6,
    onSignedIn: _7,
    ...page
  } = rest
  const { t } = useScreenLocale(englishAccount)
  const { step, finish, ways, form, ...state } = useSignInForm({ ...props, name: props[signInBy] })
  if (step === 'sentCode') {
    return (
      <SecondFactorScreen
        {...page}
        title={t('account.codeTitle')}
        description={withText((name: string) => t('account.codeOnItsWay', { name }), state.sentTo())}
        ways={ways}
        onVerified={finish}
        links={
          <Button size="small" onClick={state.startAgain}>
            {t(signInWords[signInBy].other)}
          </Button>
        }
        autoFocus
      />
    )
  }
  if (step === 'secondFactor') {
    // Another page for the person, who is to hear of it.
    return <SecondFactorScreen {...page} ways={ways} onVerified={finish} autoFocus />
  }
  const hasLinks = forgotHref !== undefined || signUpHref !== undefined
  return (
    <AccountScreenView
      {...page}
      {...form}
      autoFocus={page.autoFocus === true || state.isBack}
      {...(action !== undefined && { action })}
      {...(answer && { answer })}
      title={title ?? t('account.signIn')}
      {...(hasLinks && {
        links: (
          <>
            {forgotHref !== undefined && <Link href={forgotHref}>{t('account.forgot')}</Link>}
            {signUpHref !== undefined && <Link href={signUpHref}>{t('account.signUp')}</Link>}
          </>
        ),
      })}
    >
      <SignInFields signInBy={signInBy} asksPassword={state.asksPassword} hasPasskey={state.hasPasskey}>
        {children}
      </SignInFields>
    </AccountScreenView>
  )
}
