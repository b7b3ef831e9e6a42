'use client'

import { type ReactNode, useEffect } from 'react'
import { Button } from '../../components/Button'
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
import type { SignInCalls, SignInName } from './SignInCalls'
import { signInWords } from './signInWords'
import { useSignInForm } from './useSignInForm'
import { withText } from './withText'

export interface SessionEndDialogProps<By extends SignInName = 'email'>
  extends
    RootProps<HTMLElement>,
    Omit<SignInCalls<By>, 'onSignedIn'>,
    Pick<SessionEnd, 'open' | 'onOpenChange' | 'onSignedIn'>,
    Partial<Pick<SessionEnd, 'status' | 'end' | 'onExtend' | 'onSignInAgain'>> {
  /** Whose session it was. It then cannot be changed here, because what stands below is theirs. */
  email?: string | undefined
  /** Whose session it was, where people sign in by a user name. */
  username?: string | undefined
  /** Whose session it was, where people sign in by a phone number. */
  phone?: string | undefined
  /** Where someone else signs in: it leaves the page. Without it there is no such link. */
  leaveHref?: string | undefined
  /** Gives up what stands on the page, and goes on as who has signed in meanwhile. @default the page is loaded anew */
  onSwitch?: (() => void) | undefined
  /** The product's words for its problems. @default the error catalogue of the product */
  errors?: ErrorCatalogue | undefined
  /** Further fields, such as a box to stay signed in. */
  children?: ReactNode
}

/**
 * Asks a person whose session ends or has ended to stay, or to sign in again, over the page that they were on, which keeps
 * all that was typed.
 */
export function SessionEndDialog<By extends SignInName = 'email'>(props: SessionEndDialogProps<By>) {
  const { open, onOpenChange, status = 'ended', end, onExtend, onSignInAgain, onSwitch } = props
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
    const name = nameOf(props)
    return <SessionOfSomeoneElse {...root} {...{ open, name, onSignInAgain, onSwitch }} />
  }
  return <SessionEnded {...props} root={root} />
}

function SessionEnded<By extends SignInName>({
  root,
  ...props
}: SessionEndDialogProps<By> & { root: RootProps<HTMLElement> }) {
  const { open, onOpenChange, onSignedIn, leaveHref, children } = props
  const { signInBy, signIn, signInByCode, signInWithPasskey, secondFactor } = props
  const errors = useErrorCatalogue(props.errors)
  const { t } = useScreenLocale(englishAccount)
  return (
    <Dialog {...root} open={open} onOpenChange={onOpenChange} size="small" title={t('account.ended')}>
      <LeadBack />
      <SignInAgain
        {...{ onSignedIn, signInBy, name: nameOf(props), errors, leaveHref }}
        {...{ signIn, signInByCode, signInWithPasskey, secondFactor }}
      >
        {children}
      </SignInAgain>
    </Dialog>
  )
}

/** Whose session it was, by what people sign in by. */
const nameOf = ({ signInBy = 'email', ...names }: SessionEndDialogProps<SignInName>) => names[signInBy]

interface SignInAgainProps<By extends SignInName> extends SignInCalls<By> {
  name: string | undefined
  leaveHref: string | undefined
  errors: ErrorCatalogue | undefined
  children: ReactNode
}

/** Made anew each time that the dialog opens, so that no password is kept. */
function SignInAgain<By extends SignInName>(props: SignInAgainProps<By>) {
  const { errors, leaveHref, name, children, ...calls } = props
  const { t } = useScreenLocale(englishAccount)
  const signInBy: SignInName = calls.signInBy ?? 'email'
  const { step, finish, ways, form, ...state } = useSignInForm({ ...calls, name })
  const { store } = form
  useEffect(() => {
    const id = (name !== undefined && store.getControlId('password')) || store.getControlId(signInBy)
    if (id !== undefined) focusControl(id)
  }, [store, signInBy, name, step])
  return (
    <div className="sw-SessionEndDialog" data-status={form.status}>
      <p className="sw-SessionEndDialog-text">
        {step === 'sentCode'
          ? withText((to: string) => t('account.codeOnItsWay', { name: to }), state.sentTo())
          : t('account.endedText')}
      </p>
      {step === 'secondFactor' || step === 'sentCode' ? (
        <>
          <SecondFactor key={step} ways={ways} onVerified={finish} errors={errors} />
          {step === 'sentCode' && name === undefined && (
            <Button size="small" onClick={state.startAgain}>
              {t(signInWords[signInBy].other)}
            </Button>
          )}
        </>
      ) : (
        <AccountForm {...form} errors={errors}>
          <SignInFields
            signInBy={signInBy}
            asksPassword={state.asksPassword}
            hasPasskey={state.hasPasskey}
            readOnlyName={name !== undefined}
          >
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
  const wayId = way?.id
  const { store } = form
  useEffect(() => {
    const id = store.getControlId('code')
    if (id !== undefined) focusControl(id)
  }, [store, wayId])
  return (
    <>
      {way?.description !== undefined && <p className="sw-SessionEndDialog-text">{way.description}</p>}
      <AccountForm {...form} errors={errors}>
        {code && <CodeFields key={way?.id} length={code.length} characters={code.characters} />}
      </AccountForm>
    </>
  )
}
