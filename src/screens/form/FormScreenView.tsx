'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { Banner } from '../../components/Banner'
import { PageHeader } from '../../components/PageHeader'
import type { Problem } from '../../data/problems'
import { controlsInOrder } from '../../form/controlsInOrder'
import { DraftBanner } from '../../form/DraftBanner'
import { focusControl } from '../../form/focusControl'
import { Form } from '../../form/Form'
import type { FormStore } from '../../form/FormStore'
import { LeaveDialog } from '../../form/LeaveDialog'
import type { Draft } from '../../form/useDraft'
import type { LeaveGuard } from '../../form/useLeaveGuard'
import { classes } from '../../internal/classes'
import { useKeyboardPart } from '../../internal/keyboardParts'
import { useLocale } from '../../internal/locale'
import { useSharedRef } from '../../internal/useSharedRef'
import type { ConflictBannerProps } from './ConflictBanner'
import { type FormActionsProps, FormScreenActions } from './FormScreenActions'
import { FormFields, leadToConflict } from './FormFields'
import { FormScreenNews } from './FormScreenNews'
import { LoadingFields } from './LoadingFields'
import { RecordStatusScreen } from '../status/RecordStatusScreen'
import { SavedNote } from './SavedNote'
import type { RecordScreenProps } from '../status/ScreenProps'
import type { FormScreenStatus } from './formScreenStatus'
import { useKeptFocus } from '../status/useKeptFocus'
import { useScreenFocus } from '../status/useScreenFocus'
import { useConflictChoice } from './useConflictChoice'

/** Props of a form's page, whether it loads and saves the record itself or is given it. */
export interface FormScreenBaseProps extends RecordScreenProps, FormActionsProps {
  /** A sentence below the title: why to fill it in, what to have at hand. */
  description?: ReactNode
  /**
   * Says “Saved” to those who do not see it; `false` where the host says so in words of its own, with a toast.
   * @default true
   */
  announceSaved?: boolean | undefined
}

export interface FormScreenViewProps extends FormScreenBaseProps {
  /**
   * The state of the page, in one word.
   * @selector [data-status="saving"]
   */
  status: FormScreenStatus
  /** Says what is filled in: "New bird strike". */
  title: ReactNode
  /** The form that the fields are bound to: what `useForm` gave. */
  store: FormStore
  /** The fields. */
  children?: ReactNode
  /**
   * The fields have the button that saves, as a `FormSteps` does: there is no other, and what happens to the saving stands
   * above them.
   * @default false
   */
  stepped?: boolean | undefined
  /** Places the form among other parts of the page, such as the way to its sections. @default the form alone */
  renderAround?: ((form: ReactNode) => ReactNode) | undefined
  /** The labels of the fields, whose places are held while the record loads. */
  labels?: readonly string[] | undefined
  /** When it was saved, for the note in the header while the status is `saved`. */
  savedAt?: Date | undefined
  /** Why the record could not be read or saved. */
  problem?: Problem | undefined
  /** Why it is `forbidden` or `readOnly`: a sentence. */
  reason?: string | undefined
  /** Fields that are to be read only while the others are filled in, by name: each with the reason, as a sentence. */
  readOnlyReasons?: ReadonlyMap<string, string> | undefined
  /** Fields that a rule requires, by name: an `EntityField` marks them so, whatever they declare. */
  requiredFields?: ReadonlySet<string> | undefined
  /** Called to try again after a failure. */
  onRetry?: (() => void) | undefined
  /** The drafts of the form: what `useDraft` returned. */
  draft?: Draft | undefined
  /** Asks before changes are left that are not saved: what `useLeaveGuard` returned. */
  leaveGuard?: LeaveGuard | undefined
  /** The label of a field, for the bar that names what was changed. */
  getLabel?: ((name: string) => string | undefined) | undefined
  /** Called to sign in, while the status is `signedOut`. */
  onSignIn?: (() => void) | undefined
  /** Asks for access, while the status is `forbidden`; without it there is no button for it. */
  onAskAccess?: (() => void | Promise<void>) | undefined
  /** Both versions of the record, and the handlers of the decision; shown while the status is `conflict`. */
  conflict?: ConflictBannerProps | undefined
  /**
   * Whether a conflict is settled beside each field that two people changed, which an `EntityField` must draw; the banner
   * then says which are still to be settled, and saves. Otherwise it has a table of both versions.
   * @default false
   */
  conflictBeside?: boolean | undefined
}

/** A form on a page of its own, as its status says. What was written stays, whatever happens to the saving. */
export function FormScreenView(props: FormScreenViewProps) {
  const {
    status,
    title,
    store,
    children,
    stepped = false,
    renderAround = alone,
    labels = [],
    ...page
  } = props
  const { breadcrumbs, description, reason, readOnlyReasons, requiredFields, problem, errors, ...calls } =
    page
  const { onRetry, onSignIn, onAskAccess, back, submitLabel, intents, cancelHref, onCancel, ...saving } =
    calls
  const { saveBar, savedAt, announceSaved = true, draft, leaveGuard, getLabel, conflict, ...more } = saving
  const { conflictBeside = false, headingLevel = 1, autoFocus = false, ref, ...rest } = more
  const actions = { submitLabel, intents, cancelHref, onCancel, saveBar }
  const { t } = useLocale()
  const titleId = useId()
  const [first] = useState({ status, savedAt })
  const loading = status === 'loading'
  const choice = useConflictChoice(status === 'conflict' ? conflict?.differences : undefined)
  const heading = useScreenFocus(autoFocus && !loading)
  const className = classes('sw-FormScreen', rest.className)
  const [screen, holdScreen] = useSharedRef(ref)
  const save = useRef<HTMLElement>(null)
  useKeyboardPart(screen, 'form')
  useKeptFocus(screen, {
    waits: loading,
    // A form on its way, or saved, was sent from that button; a new one is read from its heading on.
    getRefuge: () => (status === 'editing' ? null : save.current),
  })

  if (status === 'notFound' || status === 'failed' || status === 'forbidden') {
    return (
      <RecordStatusScreen
        {...rest}
        ref={holdScreen}
        className={className}
        status={status}
        failedTitle={t('form.failed')}
        headingLevel={headingLevel}
        autoFocus={autoFocus}
        problem={problem}
        errors={errors}
        reason={reason}
        onRetry={onRetry}
        onSignIn={onSignIn}
        onAskAccess={onAskAccess}
        back={back}
      />
    )
  }

  const news = (
    <FormScreenNews
      status={status}
      problem={problem}
      errors={errors}
      conflict={conflict}
      choice={choice}
      beside={conflictBeside}
      onRetry={onRetry}
      onSignIn={onSignIn}
    />
  )
  return (
    <section
      {...rest}
      ref={holdScreen}
      className={classes('sw-Screen', className)}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
    >
      <PageHeader
        title={title}
        titleId={titleId}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={breadcrumbs}
        badge={
          status === 'saved' && (
            // Another saving is other news.
            <SavedNote
              key={savedAt?.getTime()}
              at={savedAt}
              isNews={first.status !== status || first.savedAt !== savedAt}
              announced={announceSaved}
              hidden={saveBar}
            />
          )
        }
        {...(description === undefined ? {} : { description })}
      />
      {renderAround(
        loading ? (
          <LoadingFields labels={labels} />
        ) : (
          <Form
            store={store}
            readOnly={status === 'readOnly' || status === 'gone'}
            aria-labelledby={titleId}
            onSubmitCapture={status === 'conflict' ? leadToConflict : undefined}
          >
            {draft && status !== 'readOnly' && (
              <DraftBanner draft={draft} onRestored={(names) => focusFirst(store, names)} />
            )}
            {status === 'readOnly' && (
              <Banner title={t(reason === undefined ? 'form.cannotSave' : 'form.cannotChange')}>
                {reason ?? t('form.cannotSaveText')}
              </Banner>
            )}
            {stepped && news}
            <FormFields
              readOnlyReasons={readOnlyReasons}
              requiredFields={requiredFields}
              conflict={conflictBeside && status === 'conflict' ? conflict : undefined}
              choice={choice}
            >
              {children}
            </FormFields>
            {!stepped && news}
            <FormScreenActions
              {...actions}
              stepped={stepped}
              status={status}
              store={store}
              saveRef={save}
              guard={leaveGuard}
              getLabel={getLabel}
            />
          </Form>
        ),
      )}
      {leaveGuard && (
        <LeaveDialog
          guard={leaveGuard}
          kept={draft !== undefined && draft.status !== 'off' && draft.status !== 'notKept'}
        />
      )}
    </section>
  )
}

const alone = (form: ReactNode) => form

/** Lead to the first field that was filled in, since the button that was pressed has gone. */
function focusFirst(store: FormStore, names: readonly string[]) {
  const ids = names.flatMap((name) => store.getControlId(name) ?? [])
  const [first] = controlsInOrder(ids)
  if (first !== undefined) focusControl(first)
}
