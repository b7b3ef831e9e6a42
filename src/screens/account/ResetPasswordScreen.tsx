'use client'

import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import type { PasswordRequirement } from '../../fields/PasswordRequirements'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import { isGone } from '../source/problemKinds'
import { type AccountScreenProps, AccountScreenView } from './AccountScreenView'
import { NewPasswordField } from './NewPasswordField'
import { type AccountCall, useAccountForm } from './useAccountForm'

export interface ResetPasswordValues {
  readonly password: string
  readonly [name: string]: unknown
}

export interface ResetPasswordScreenProps extends AccountScreenProps {
  /**
   * Saves the new password; what the link proves is the host's to send along. Throw a `ProblemError`: 401, 404 or 410 says
   * that the link is not good any more, 422 with `issues` what to mend.
   */
  resetPassword?: AccountCall<ResetPasswordValues> | undefined
  /** Whose password it is, where the link says so: password managers keep the new one under this name. */
  email?: string | undefined
  /** Called when the password is saved. Without it the page says so. */
  onReset?: (() => void) | undefined
  /** Where a person signs in with it. */
  signInHref?: string | undefined
  /** Where another link is asked for, once this one is not good any more. */
  forgotHref?: string | undefined
  /** Told below the password, and ticked off as it is typed. The server decides. */
  requirements?: readonly PasswordRequirement[] | undefined
}

/** A page to choose a new password, reached by a link that was sent. */
export function ResetPasswordScreen(props: ResetPasswordScreenProps) {
  const { resetPassword, email, onReset, signInHref, forgotHref, requirements, ...rest } = props
  const { title, description, answer, ...page } = rest
  const { t } = useScreenLocale(englishAccount)
  const form = useAccountForm<ResetPasswordValues>({
    send: resetPassword,
    onDone: onReset,
    isExpired: (problem) => problem.status === 401 || isGone(problem),
    defaultValues: { password: '' },
    ...(answer && { answer }),
  })
  const end = endOf(form.status)
  const toNext = form.status === 'done' ? signInHref : forgotHref
  return (
    <AccountScreenView
      {...page}
      {...form}
      {...(answer && { answer })}
      title={end ? t(end.title) : (title ?? t('account.resetTitle'))}
      description={end ? t(end.text) : description}
      {...(end && {
        outcome: toNext !== undefined && (
          <div className="sw-AccountScreen-outcome">
            <Button variant="primary" href={toNext}>
              {t(end.action)}
            </Button>
          </div>
        ),
      })}
      submitLabel={t('account.save')}
      failedTitle={t('account.resetFailed')}
    >
      {email !== undefined && <UsernameForManagers email={email} />}
      <NewPasswordField label={t('account.newPassword')} requirements={requirements} />
    </AccountScreenView>
  )
}

function endOf(status: string) {
  if (status === 'expired') {
    return {
      title: 'account.linkExpired',
      text: 'account.linkExpiredText',
      action: 'account.newLink',
    } as const
  }
  if (status !== 'done') return undefined
  return {
    title: 'account.passwordChanged',
    text: 'account.passwordChangedText',
    action: 'account.toSignIn',
  } as const
}

/** Not `type="hidden"`, which password managers do not read; and no stop for the keyboard, since there is nothing to do. */
function UsernameForManagers({ email }: { email: string }): ReactNode {
  return (
    <VisuallyHidden>
      <input
        type="text"
        name="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
    </VisuallyHidden>
  )
}
