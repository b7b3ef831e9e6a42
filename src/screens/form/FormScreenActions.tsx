'use client'

import { type Ref, use } from 'react'
import { Button } from '../../components/Button'
import type { FormStore } from '../../form/FormStore'
import { SaveBar, type SaveBarProps } from '../../form/SaveBar'
import { useFormHistory } from '../../form/useFormHistory'
import type { LeaveGuard } from '../../form/useLeaveGuard'
import { CloseGuardContext } from '../../internal/CloseGuardContext'
import { useLocale } from '../../internal/locale'
import { handleLinkClick } from '../product/handleLinkClick'
import type { FormScreenStatus } from './formScreenStatus'

export interface FormActionsProps {
  /** The words of the submit button. @default "Save" */
  submitLabel?: string | undefined
  /** Further ways to save, a button for each: "Save and new". Its value is the intent of the submission. */
  intents?: readonly FormIntent[] | undefined
  /** Where "Cancel" leads, which is "Back" once all is saved; without it and `onCancel` there is no such button. */
  cancelHref?: string | undefined
  /** Called when the person gives up. */
  onCancel?: (() => void) | undefined
  /**
   * Keeps the buttons in sight at the end of the window, with what was changed and a way to discard it: for a form that
   * is longer than the window. "Cancel" is called "Back" then.
   * @default false
   */
  saveBar?: boolean | undefined
}

export interface FormIntent {
  /** Tells it from the others. */
  readonly value: string
  /** The words of the button. */
  readonly label: string
}

interface FormScreenActionsProps extends FormActionsProps {
  /** A form in steps has the button that saves in its last step. */
  stepped: boolean
  status: FormScreenStatus
  store: FormStore
  saveRef: Ref<HTMLElement>
  guard: LeaveGuard | undefined
  getLabel: ((name: string) => string | undefined) | undefined
}

/** The buttons of a form: what saves it, and the way back. */
export function FormScreenActions(props: FormScreenActionsProps) {
  const { status, stepped, store, saveRef, guard, getLabel, submitLabel, saveBar = false, ...more } = props
  const { intents = [], cancelHref, onCancel } = more
  const { t } = useLocale()
  const inOverlay = use(CloseGuardContext) !== undefined

  // A conflict is decided where it is shown; what is gone, or cannot be stored, is not saved at all.
  const canSave = !stepped && status !== 'conflict' && status !== 'gone' && status !== 'readOnly'
  const cancels = cancelHref !== undefined || onCancel !== undefined
  // A link is asked about where it is pressed.
  const cancel = cancelHref === undefined && onCancel && guard ? () => guard.ask(onCancel) : onCancel
  if (!canSave && !cancels) return null

  const wayOut = cancels && (
    <Button
      variant="quiet"
      {...(cancelHref === undefined ? {} : { href: cancelHref })}
      onClick={handleLinkClick(cancel)}
    >
      {/* Beside "Discard changes" it is no second way to lose them, and of what is saved there is none to give up. */}
      {saveBar || settled.has(status) ? t('form.back') : t('form.cancel')}
    </Button>
  )
  const ways = canSave && (
    <>
      <Button ref={saveRef} type="submit" variant="primary" pending={status === 'saving'}>
        {submitLabel ?? t('form.save')}
      </Button>
      {intents.map(({ value, label }) => (
        <Button key={value} type="submit" name="intent" value={value}>
          {label}
        </Button>
      ))}
    </>
  )
  const isFooter = inOverlay && canSave && !saveBar
  const buttons = (
    <>
      {isFooter && wayOut}
      {ways}
      {!isFooter && wayOut}
    </>
  )
  return saveBar && canSave ? (
    <SaveBarWithUndo store={store} getLabel={getLabel}>
      {buttons}
    </SaveBarWithUndo>
  ) : (
    <div
      className="sw-FormScreen-actions"
      data-alone={canSave ? undefined : ''}
      data-footer={isFooter ? '' : undefined}
    >
      {buttons}
    </div>
  )
}

/** There is nothing to give up: all is saved, or cannot be. */
const settled: ReadonlySet<FormScreenStatus> = new Set(['saved', 'readOnly', 'gone'])

function SaveBarWithUndo(props: SaveBarProps) {
  const { undo, canUndo } = useFormHistory(props.store)
  return <SaveBar {...props} onUndo={canUndo ? undo : undefined} />
}
