'use client'

import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { type AccountScreenProps, AccountScreenView } from './AccountScreenView'
import { EmailField } from './EmailField'
import { type AccountCall, tellsWhetherItIsThere, useAccountForm } from './useAccountForm'
import { withText } from './withText'

export interface ForgotPasswordValues {
  readonly email: string
  readonly [name: string]: unknown
}

export interface ForgotPasswordScreenProps extends AccountScreenProps {
  /**
   * Sends the link. Answer the same whether there is such an account or not; where it throws 404 all the same, the page
   * says no more than otherwise.
   */
  sendLink?: AccountCall<ForgotPasswordValues> | undefined
  /** The address at first, where it is known. */
  email?: string | undefined
  /** The way back to where a person signs in. */
  signInHref?: string | undefined
}

/** A page to ask for a link to a new password. It says the same with or without an account. */
export function ForgotPasswordScreen(props: ForgotPasswordScreenProps) {
  const { sendLink, email = '', signInHref, title, description, answer, ...page } = props
  const { t } = useScreenLocale(englishAccount)
  const form = useAccountForm<ForgotPasswordValues>({
    send: sendLink,
    isDone: tellsWhetherItIsThere,
    defaultValues: { email },
    ...(answer && { answer }),
  })
  const isDone = form.status === 'done'
  const given = String(form.store.getValue('email'))
  const sent = withText((to: string) => t('account.forgotSent', { email: to }), given)
  return (
    <AccountScreenView
      {...page}
      {...form}
      {...(answer && { answer })}
      title={isDone ? t('account.checkEmail') : (title ?? t('account.forgotTitle'))}
      description={isDone ? sent : (description ?? t('account.forgotText'))}
      {...(isDone && {
        outcome: (
          <div className="sw-AccountScreen-outcome">
            <Button onClick={() => form.store.reset({ email: given })}>{t('account.otherEmail')}</Button>
          </div>
        ),
      })}
      submitLabel={t('account.forgotSend')}
      failedTitle={t('account.forgotFailed')}
      {...(signInHref !== undefined && { links: <Link href={signInHref}>{t('account.toSignIn')}</Link> })}
    >
      <EmailField />
    </AccountScreenView>
  )
}
