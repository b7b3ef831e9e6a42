'use client'

import { type ComponentProps, type ReactNode, useEffect, useMemo } from 'react'
import { classes } from '../internal/classes'
import { followPresses } from './afterPress'
import { ErrorSummary } from './ErrorSummary'
import { focusControl } from './focusControl'
import { FormContext, ReadOnlyContext } from './FormContext'
import type { FormStore, SubmitAnswer } from './FormStore'
import { isError, type Issue } from '../spec/rules/issues'
import { useFormAction } from './useFormAction'
import { useFormState } from './useFormState'

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'noValidate' | 'onSubmit' | 'onReset'
> {
  /** The store that `useForm` returned: it keeps the values, validates and submits them. */
  store: FormStore
  /**
   * After a rejected submission, says at the top what is to be mended and takes the focus. Without it the first
   * rejected control takes the focus.
   * @default true
   */
  errorSummary?: boolean | undefined
  /**
   * Shows what is in the fields, to be read and copied, and neither takes a change nor submits.
   * @default false
   */
  readOnly?: boolean | undefined
  /**
   * Where labels stand: above their controls, or beside them as long as there is room for both.
   * @selector [data-labels="beside"]
   * @default 'above'
   */
  labels?: 'above' | 'beside' | undefined
  /**
   * How close everything stands: `compact` is for people who fill in the same form all day.
   * @selector [data-density="compact"]
   * @default that of the page
   */
  density?: 'comfortable' | 'compact' | undefined
  /**
   * Where the form goes until the page's script runs. A function, such as a server function, is also what an accepted
   * form is handed to when its store has no `onSubmit`; React does not empty the fields then.
   */
  action?: string | ((data: FormData) => void | Promise<void>) | undefined
  /** The last answer of `action`, as `useActionState` returned it: its issues land on their fields. */
  answer?: SubmitAnswer | undefined
  children?: ReactNode
}

/**
 * A `<form>` around fields. Enter and any submit button submit it, once, through the store. What the browser is
 * told with `action` and `method` holds until the page's script runs.
 */
export function Form(props: FormProps) {
  const {
    store,
    errorSummary = true,
    readOnly = false,
    labels,
    density,
    action,
    answer,
    className,
    children,
    ...rest
  } = props
  const runAction = useFormAction(action, answer)
  useEffect(() => followPresses(window), [])
  return (
    <FormContext value={store}>
      <form
        {...rest}
        action={action}
        noValidate
        className={classes('sw-Form', className)}
        data-labels={labels}
        data-density={density}
        onSubmit={(event) => {
          // A form in a dialog opened from this one is its React child, though not its child in the document.
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          if (readOnly) return
          const { submitter } = event.nativeEvent
          const data = new FormData(event.currentTarget, submitter)
          void store.submit({ intent: valueOf(submitter), action: runAction?.(data) })
        }}
        onReset={(event) => {
          if (event.target === event.currentTarget) store.reset()
        }}
      >
        {/* Browsers lay out many direct children of a form in quadratic time. */}
        <div className="sw-Form-body">
          {errorSummary ? <Rejection store={store} /> : <FirstToMend store={store} />}
          <ReadOnlyContext value={readOnly}>{children}</ReadOnlyContext>
        </div>
      </form>
    </FormContext>
  )
}

/** The value of a button with a name, as a form that is posted sends it. */
function valueOf(submitter: HTMLElement | null | undefined): string | undefined {
  return submitter instanceof HTMLButtonElement && submitter.name !== '' ? submitter.value : undefined
}

const none: readonly Issue[] = []

function Rejection({ store }: { store: FormStore }) {
  const rejections = useFormState(store, (form) => form.getFailedSubmitCount())
  const issues = useFormState(store, (form) => (rejections === 0 ? none : form.getAllIssues()))
  const items = useMemo(
    () => issues.filter(isError).map(({ path, message }) => ({ id: store.getControlId(path), message })),
    [store, issues],
  )
  // Each rejection is a new summary, so that it takes the focus again.
  return rejections === 0 ? null : <ErrorSummary key={rejections} items={items} />
}

/** Takes the focus to the first control that was rejected, in place of a summary. */
export function FirstToMend({ store }: { store: FormStore }) {
  const rejections = useFormState(store, (form) => form.getFailedSubmitCount())
  useEffect(() => {
    if (rejections === 0) return
    for (const issue of store.getAllIssues()) {
      const id = isError(issue) ? store.getControlId(issue.path) : undefined
      if (id !== undefined && focusControl(id)) return
    }
  }, [store, rejections])
  return null
}
