'use client'

import { type ReactNode, useEffect } from 'react'
import { Dialog } from '../../components/Dialog'
import { Link } from '../../components/Link'
import { focusControl } from '../../form/focusControl'
import type { RootProps } from '../../internal/RootProps'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { AccountForm } from './AccountForm'
import { CodeFields } from './CodeFields'
import { LeadBack } from './LeadBack'
import { SessionEnding } from './SessionEnding'
import { SessionOfSomeoneElse } from './SessionOfSomeoneElse'
import { SignInFields } from './SignInFields'
import type { SessionEnd } from './useSessionEnd'
import { type SecondFactorOptions, useSecondFactor } from './useSecondFactor'
import { type SignInCalls, useSignInForm } from './useSignInForm'

export interface SessionEndDialogProps
  extends
    RootProps<HTMLElement>,
    Omit<SignInCalls, 'onSignedIn'>,
    Pick<SessionEnd, 'open' | 'onOpenChange' | 'onSignedIn'>,
    Partial<Pick<SessionEnd, 'status' | 'end' | 'onExtend' | 'onSignInAgain'>> {
  /** Whose session it was. It then cannot be changed here, because what stands below is theirs. */
  email?: string
  /** Where someone else signs in: it leaves the page. Without it there is no such link. */
  leaveHref?: string
  /** Gives up what stands on the page, and goes on as who has signed in meanwhile. @default the page is loaded anew */
  onSwitch?: () => void
  /** The product's words for its problems. @default the error catalogue of the product */
  errors?: ErrorCatalogue | undefined
  /** Further fields, such as a box to stay signed in. */
  children?: ReactNode
}

/**
 * Asks a person whose session ends or has ended to stay, or to sign in again, over the page that they were on, which keeps
 * all that was typed.
 */
export function SessionEndDialog(props: SessionEndDialogProps) {
  const { open, onOpenChange, status = 'ended', end, onExtend, onSignInAgain, onSwitch, email } = props
  const { className, style, ref } = props
  const root = {
    ...(className !== undefined && { className }),
    ...(style && { style }),
    ...(ref !== undefined && { ref }),
  }
  if (status === 'ending' && end !== undefined && onExtend) {
    return <SessionEnding {...root} {...{ open, onOpenChange, end, onExtend }} />
  }
  if (status === 'someoneElse' && onSignInAgain) {
    return <SessionOfSomeoneElse {...root} {...{ open, email, onSignInAgain, onSwitch }} />
  }
  return <SessionEnded {...props} root={root} />
}

function SessionEnded({ root, ...props }: SessionEndDialogProps & { root: RootProps<HTMLElement> }) {
  const { open, onOpenChange, onSignedIn, email, leaveHref, children } = props
  const { signIn, signInWithPasskey, secondFactor } = props
  const errors = useErrorCatalogue(props.errors)
  const { t } = useScreenLocale(englishAccount)
  return (
    <Dialog {...root} open={open} onOpenChange={onOpenChange} size="small" title={t('account.ended')}>
      <LeadBack />
      <SignInAgain
        {...{ onSignedIn, email, errors, leaveHref }}
        {...(signIn && { signIn })}
        {...(signInWithPasskey && { signInWithPasskey })}
        {...(secondFactor && { secondFactor })}
      >
        {children}
      </SignInAgain>
    </Dialog>
  )
}

interface SignInAgainProps extends SignInCalls {
  email: string | undefined
  leaveHref: string | undefined
  errors: ErrorCatalogue | undefined
  children: ReactNode
}

/** Made anew each time that the dialog opens, so that no password is kept. */
function SignInAgain({ errors, leaveHref, email, children, ...calls }: SignInAgainProps) {
  const { t } = useScreenLocale(englishAccount)
  const { step, finish, hasPasskey, ...form } = useSignInForm({ ...calls, email })
  const { store } = form
  useEffect(() => {
    const id = store.getControlId(email === undefined ? 'email' : 'password')
    if (id !== undefined) focusControl(id)
  }, [store, email])
  return (
    <div className="sw-SessionEndDialog" data-status={form.status}>
      <p className="sw-SessionEndDialog-text">{t('account.endedText')}</p>
      {step === 'secondFactor' ? (
        <SecondFactor ways={calls.secondFactor ?? []} onVerified={finish} errors={errors} />
      ) : (
        <AccountForm {...form} errors={errors}>
          <SignInFields hasPasskey={hasPasskey} readOnlyEmail={email !== undefined}>
            {children}
          </SignInFields>
        </AccountForm>
      )}
      {leaveHref !== undefined && (
        <p className="sw-SessionEndDialog-leave">
          <Link href={leaveHref}>{t('account.leave')}</Link>
        </p>
      )}
    </div>
  )
}

interface SecondFactorProps extends SecondFactorOptions {
  errors: ErrorCatalogue | undefined
}

function SecondFactor({ errors, ...options }: SecondFactorProps) {
  const { way, code, ...form } = useSecondFactor(options)
  const { store } = form
  useEffect(() => {
    const id = store.getControlId('code')
    if (id !== undefined) focusControl(id)
  }, [store, way])
  return (
    <>
      {way?.description !== undefined && <p className="sw-SessionEndDialog-text">{way.description}</p>}
      <AccountForm {...form} errors={errors}>
        {code && <CodeFields key={way?.id} length={code.length} characters={code.characters} />}
      </AccountForm>
    </>
  )
}
