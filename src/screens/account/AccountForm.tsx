'use client'

import type { ReactNode } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Form } from '../../form/Form'
import type { FormValues, SubmitAnswer } from '../../form/FormStore'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import { problemMessages } from '../product/problemMessages'
import { waitText } from '../status/Retry'
import type { AccountFormState, AccountStatus } from './useAccountForm'

/** The parts of a `<form>` that count until the page's script runs. */
export interface PostedForm {
  /**
   * Where the form is posted until the page's script runs. A function, such as a server function, is also what it is handed
   * to when there is no call to send it.
   */
  action?: string | ((data: FormData) => void | Promise<void>) | undefined
  /** The last answer of `action`: its issues stand at their fields. */
  answer?: SubmitAnswer | undefined
}

export interface AccountFormProps extends PostedForm, Partial<Omit<AccountFormState, 'store'>> {
  /** Where it is, in one word. */
  status: AccountStatus
  /** The store of the form, from `useAccountForm` or `useForm`. */
  store: AccountFormState['store']
  /** The fields. */
  children?: ReactNode
  /** The button's words, a verb: "Sign in". */
  submitLabel: string
  /** Heads the news when it could not be sent. @default "Something went wrong" */
  failedTitle?: string | undefined
  /** Heads the news that a code is too old, and says what to do. */
  expired?: { readonly title: string; readonly text: string } | undefined
  /** The product's words for its problems. @default those of the status, and of the server */
  errors?: ErrorCatalogue | undefined
  /** News of another way than the form. */
  news?: ReactNode
  /** Other ways than the form, below its button. */
  alternatives?: ReactNode
}

/** Draw the fields of a form, its news and its button. */
export function AccountForm<V extends FormValues>(
  props: Omit<AccountFormProps, 'store'> & { store: AccountFormState<V>['store'] },
) {
  const { store, status, children, submitLabel, secondsLeft = 0, action, answer, news, alternatives } = props
  const { t } = useScreenLocale(englishAccount)
  return (
    <>
      {news}
      <AccountNews {...props} />
      <Form
        store={store as unknown as AccountFormState['store']}
        // Until the script runs, a form without a method would write the password into the address.
        {...(typeof action !== 'function' && { method: 'post' })}
        {...(action !== undefined && { action })}
        {...(answer && { answer })}
      >
        {children}
        <Button
          type="submit"
          variant="primary"
          className="sw-AccountScreen-submit"
          pending={status === 'sending'}
          {...(secondsLeft > 0 && { disabledReason: t('status.retryWait') })}
        >
          {secondsLeft > 0 ? waitText(secondsLeft, t) : submitLabel}
        </Button>
      </Form>
      {alternatives}
    </>
  )
}

/** Why nothing came of it, where no field can mend it. What was entered stays. */
function AccountNews(
  props: Pick<AccountFormProps, 'status' | 'problem' | 'errors' | 'failedTitle' | 'expired'>,
) {
  const { status, problem, errors, failedTitle, expired } = props
  const { t } = useScreenLocale(englishAccount)
  switch (status) {
    case 'expired':
      return (
        <Banner tone="warning" title={expired?.title ?? t('account.codeExpired')}>
          {expired?.text}
        </Banner>
      )
    case 'rateLimited':
      return (
        <Banner tone="warning" title={t('status.rateLimited')}>
          {problem ? problemMessages(problem, t, errors) : t('problem.tooMany')}
        </Banner>
      )
    case 'offline':
      return (
        <Banner tone="warning" title={t('status.offline')}>
          {t('problem.offline')}
        </Banner>
      )
    case 'failed':
      return (
        <Banner tone="danger" title={failedTitle ?? t('status.failed')}>
          {problem ? problemMessages(problem, t, errors) : t('problem.server')}
        </Banner>
      )
    default:
      return null
  }
}
