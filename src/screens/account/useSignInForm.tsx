'use client'

import { useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import type { SubmitAnswer } from '../../form/FormStore'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { warn } from '../../internal/developerMessages'
import { plainText } from '../../spec/values/plainText'
import type { AccountFormProps } from './AccountForm'
import type { SecondFactorWay, SignedIn } from './SecondFactorWay'
import type { SignInAnswer, SignInCalls, SignInName, SignInNameValues, SignInValues } from './SignInCalls'
import { signInWords } from './signInWords'
import { isWrong, tellsWhetherItIsThere, useAccountForm } from './useAccountForm'
import { usePasskey } from './usePasskey'

interface SignInOptions<By extends SignInName> extends SignInCalls<By> {
  /** The name at first. */
  name?: string | undefined
  /** The address or function that the form is posted to. */
  action?: AccountFormProps['action'] | undefined
  answer?: SubmitAnswer | undefined
}

/** Manage the form to sign in, on a page or in a dialog. */
export function useSignInForm<By extends SignInName>(options: SignInOptions<By>) {
  const { signIn, signInByCode, signInWithPasskey, secondFactor = [], onSignedIn, action, answer } = options
  const { name = '' } = options
  const signInBy: SignInName = options.signInBy ?? 'email'
  const { t } = useScreenLocale(englishAccount)
  const [step, setStep] = useState<'signIn' | 'sentCode' | 'secondFactor' | 'signedIn'>('signIn')
  const hasPassword = signIn !== undefined || typeof action === 'function' || !signInByCode
  const [wantsCode, setWantsCode] = useState(false)
  const [isBack, setBack] = useState(false)
  const sent = signInByCode && (wantsCode || !hasPassword) ? signInByCode : undefined
  const finish = (signedIn: SignedIn) => {
    setStep('signedIn')
    onSignedIn?.(signedIn?.me)
  }
  const goOn = (given: SignInAnswer) => {
    if (!given || !('next' in given)) finish(given)
    else if (secondFactor.length > 0) setStep('secondFactor')
    else
      warn(
        'signIn answered { next: "code" }, but SignInScreen has no `secondFactor`, so that nobody can go on. Give it the ways in which a code is checked.',
      )
  }
  const form = useAccountForm<SignInValues<By>, SignInAnswer>({
    send: sent ? (values, { signal }) => sent.sendCode(withoutPassword(values), { signal }) : signIn,
    onDone: sent ? () => setStep('sentCode') : goOn,
    ...(sent ? { isDone: tellsWhetherItIsThere } : { isRejected: isWrong }),
    rejection: t(signInWords[signInBy].rejected),
    // As GOV.UK has it: its mistakes cannot be seen, and a password manager fills it in again.
    secrets: ['password'],
    defaultValues: { [signInBy]: name, password: '' } as SignInValues<By>,
    ...(answer && { answer }),
  })
  const { store } = form
  const typed = () => plainText(store.getValue(signInBy))
  /** Ask for the name again, with all that was entered but a password. */
  const startAgain = () => {
    store.reset({ ...store.getValues(), password: '' })
    setStep('signIn')
    setBack(true)
  }
  const changeWay = () => {
    startAgain()
    setWantsCode(!wantsCode)
  }
  const passkey = usePasskey(signInWithPasskey, goOn)
  const parts: Pick<AccountFormProps, 'submitLabel' | 'failedTitle' | 'news' | 'alternatives'> = {
    submitLabel: t(sent ? 'account.sendCode' : 'account.signIn'),
    failedTitle: t(sent ? 'account.codeNotSent' : 'account.signInFailed'),
    ...(passkey.status === 'failed' && {
      news: (
        <Banner tone="warning" title={t('account.passkeyFailed')}>
          {t(hasPassword ? 'account.passkeyFailedText' : 'account.wayFailedText')}
        </Banner>
      ),
    }),
    alternatives: (
      <>
        {passkey.status !== 'absent' && (
          <Button
            className="sw-AccountScreen-submit"
            pending={passkey.status === 'asking'}
            onClick={passkey.onPasskey}
          >
            {t('account.passkey')}
          </Button>
        )}
        {signInByCode && hasPassword && (
          <Button className="sw-AccountScreen-submit" onClick={changeWay}>
            {t(sent ? 'account.byPassword' : 'account.byCode')}
          </Button>
        )}
      </>
    ),
  }
  const ways =
    step === 'sentCode' && sent ? [sentWay(sent, () => withoutPassword(store.getValues()))] : secondFactor
  // Until the host has gone on, a second press would sign in twice.
  const status = step === 'signedIn' || form.status === 'done' ? 'sending' : form.status
  return {
    /** Asks for the name with a password or alone, the code that was sent, a second factor. */
    step,
    finish,
    startAgain,
    /** The name is asked for again. */
    isBack,
    hasPasskey: passkey.status !== 'absent',
    asksPassword: !sent,
    /** The ways to prove who one is, in the steps that ask for it. */
    ways,
    /** The name that a code was sent for. */
    sentTo: typed,
    form: { ...form, ...parts, status },
  } as const
}

function withoutPassword<By extends SignInName>(values: SignInValues<By>) {
  const { password: _password, ...rest } = values
  return rest as unknown as SignInNameValues<By>
}

/** A code that was sent is checked as a second factor is, though it is the only one. */
function sentWay<By extends SignInName>(
  { sendCode, verifyCode, ...looks }: NonNullable<SignInCalls<By>['signInByCode']>,
  getValues: () => SignInNameValues<By>,
): SecondFactorWay {
  return {
    ...looks,
    id: 'sent',
    label: '',
    verifyCode: ({ code }, context) => verifyCode({ ...getValues(), code }, context),
    resendCode: (context) => sendCode(getValues(), context),
  }
}
