'use client'

import type { KeyboardEventHandler, ReactNode } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import type { Problem } from '../../data/problems'
import { FirstToMend } from '../../form/Form'
import { FormContext } from '../../form/FormContext'
import type { FormStore } from '../../form/FormStore'
import { SaveBar } from '../../form/SaveBar'
import { useFormState } from '../../form/useFormState'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSettings } from '../../messages/englishSettings'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'
import type { ConflictBannerProps } from '../form/ConflictBanner'
import { FormFields } from '../form/FormFields'
import { FormScreenNews } from '../form/FormScreenNews'
import type { FormScreenStatus } from '../form/formScreenStatus'
import { SavedNote } from '../form/SavedNote'
import { useConflictChoice } from '../form/useConflictChoice'
import { problemMessages } from '../product/problemMessages'
import type { SettingsSaving } from './SettingsGroup'

interface SettingsPartViewProps {
  /** How the saving of this group stands, in one word. */
  status: FormScreenStatus
  saving: SettingsSaving
  store: FormStore
  names: readonly string[]
  readOnlyReasons: ReadonlyMap<string, string>
  requiredFields: ReadonlySet<string>
  problem: Problem | undefined
  errors: ErrorCatalogue | undefined
  conflict: ConflictBannerProps | undefined
  savedAt: Date | undefined
  /** The label of the field whose change was not stored and is put back. */
  putBack: string | undefined
  /** Why that very value was rejected. */
  rejection: string | undefined
  getLabel: (name: string) => string | undefined
  onRetry: (() => void) | undefined
  onSignIn: (() => void) | undefined
  onKeyDown: KeyboardEventHandler
  onBlur: () => void
  /** The fields. */
  children: ReactNode
}

/** A group that is saved by itself: its fields, what became of the saving, and its button. */
export function SettingsPartView(props: SettingsPartViewProps) {
  const { status, saving, store, names, readOnlyReasons, problem, errors, conflict, savedAt, putBack } = props
  const { rejection, getLabel, onRetry, onSignIn, onKeyDown, onBlur, children } = props
  const { t } = useScreenLocale(englishSettings)
  const choice = useConflictChoice(status === 'conflict' ? conflict?.differences : undefined)
  const isDirty = useFormState(store, (form) => form.isDirty())
  const canChange = status !== 'readOnly' && names.some((name) => !readOnlyReasons.has(name))
  const hasButton = saving === 'group' && canChange && status !== 'conflict' && status !== 'gone'
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of what stands in it
    <div
      className="sw-SettingsScreen-part"
      data-status={status}
      data-saving={saving}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <FormContext value={store}>
        <FirstToMend store={store} />
        <FormFields
          readOnlyReasons={readOnlyReasons}
          requiredFields={props.requiredFields}
          conflict={status === 'conflict' ? conflict : undefined}
          choice={choice}
        >
          {children}
        </FormFields>
      </FormContext>
      {putBack === undefined && (saving === 'group' || isDirty) && (
        <FormScreenNews
          status={status}
          problem={problem}
          errors={errors}
          conflict={conflict}
          choice={choice}
          beside
          onRetry={onRetry}
          onSignIn={onSignIn}
        />
      )}
      {putBack !== undefined && (
        <Banner tone="danger" title={t('settings.putBack', { label: putBack })}>
          {rejection ?? (problem && problemMessages(problem, t, errors))}
        </Banner>
      )}
      {saving === 'change' && savedAt && putBack === undefined && (
        <SavedNote key={savedAt.getTime()} at={savedAt} isNews={false} announced hidden={false} />
      )}
      {hasButton && (
        <SaveBar store={store} className="sw-SettingsScreen-partBar" getLabel={getLabel} savedAt={savedAt}>
          <Button
            variant={isDirty ? 'primary' : 'secondary'}
            pending={status === 'saving'}
            onClick={() => void store.submit()}
          >
            {t('form.save')}
          </Button>
        </SaveBar>
      )}
    </div>
  )
}
