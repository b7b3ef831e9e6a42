'use client'

import { type ReactNode, useId } from 'react'
import type { FormValues } from '../../form/FormStore'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useSharedRef } from '../../internal/useSharedRef'
import type { ScreenProps } from '../status/ScreenProps'
import { useKeptFocus } from '../status/useKeptFocus'
import { useScreenFocus } from '../status/useScreenFocus'
import { AccountForm, type AccountFormProps, type PostedForm } from './AccountForm'
import type { AccountFormState, AccountStatus } from './useAccountForm'

/** Props of every page on which a person signs in, or proves who they are. */
export interface AccountScreenProps extends ScreenProps, PostedForm, Pick<AccountFormProps, 'errors'> {
  /** The product's name, above the title. */
  name?: ReactNode
  /** A sentence below the title: what the product is for, what is to be done here. */
  description?: ReactNode
  /** Heads the page. @default the library's words for what is done here */
  title?: ReactNode
}

export interface AccountScreenViewProps<V extends FormValues = FormValues>
  extends AccountScreenProps, Omit<AccountFormProps, 'store'> {
  /**
   * The state of the page, in one word.
   * @selector [data-status="rejected"]
   */
  status: AccountStatus
  /** The store of the form, from `useAccountForm` or `useForm`. */
  store: AccountFormState<V>['store']
  /** Heads the page. */
  title: ReactNode
  /** Stands in place of the form: what came of it, and the way on. */
  outcome?: ReactNode
  /** Links to the neighbours of this page, below all else. */
  links?: ReactNode
}

/** A page with one form, to sign in or to prove who one is, as its status says. */
export function AccountScreenView<V extends FormValues = FormValues>(props: AccountScreenViewProps<V>) {
  const { status, name, title, description, outcome, links, headingLevel = 1, autoFocus = false } = props
  const { className, style, ref } = props
  const titleId = useId()
  const heading = useScreenFocus(autoFocus)
  const [screen, holdScreen] = useSharedRef(ref)
  useKeptFocus(screen)
  const Heading = `h${headingLevel}` as const
  return (
    <section
      {...dataOf(props)}
      ref={holdScreen}
      className={classes('sw-Screen sw-AccountScreen', className)}
      style={style}
      data-status={status}
      aria-labelledby={titleId}
    >
      <header className="sw-AccountScreen-head">
        {name !== undefined && <p className="sw-AccountScreen-name">{name}</p>}
        <Heading ref={heading} id={titleId} tabIndex={-1} className="sw-AccountScreen-title">
          {title}
        </Heading>
        {description !== undefined && <div className="sw-AccountScreen-text">{description}</div>}
      </header>
      {outcome ?? <AccountForm {...props} />}
      {links !== undefined && <div className="sw-AccountScreen-links">{links}</div>}
    </section>
  )
}
