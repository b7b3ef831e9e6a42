'use client'

import { type ReactNode, useId, useState } from 'react'
import type { Column } from '../../collection/Column'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { PageHeader } from '../../components/PageHeader'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import type { ChoiceOption } from '../../fields/ChoiceOption'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishImport } from '../../messages/englishImport'
import { useSharedRef } from '../../internal/useSharedRef'
import type { TranslateWith } from '../../internal/useScreenLocale'
import type { ImportMessageKey } from '../../messages/englishImport'
import { problemMessages } from '../product/problemMessages'
import { RecordStatusScreen } from '../status/RecordStatusScreen'
import { Retry } from '../status/Retry'
import type { RecordScreenProps } from '../status/ScreenProps'
import { useKeptFocus } from '../status/useKeptFocus'
import { useScreenFocus } from '../status/useScreenFocus'
import type { CheckedRow } from './CheckedRow'
import type { FaultyRow } from './FaultyRow'
import { ImportChooser } from './ImportChooser'
import { ImportMapping, type ImportMappingHandlers } from './ImportMapping'
import { ImportOutcome, type ImportOutcomeHandlers } from './ImportOutcome'
import { ImportReady, type ImportReadyHandlers } from './ImportReady'
import type { RowOutcome } from './sendRows'
import { atFirst, type ImportState, type ImportStatus } from './importState'

/** Props of an import's page, whether it reads and sends the rows itself or is given them. */
export interface ImportScreenBaseProps extends RecordScreenProps {
  /** A sentence below the title: where the file comes from, what it should hold. */
  description?: ReactNode
  /** More rows than this are not taken. @default as many as the file has */
  maxRows?: number | undefined
}

export interface ImportScreenViewProps
  extends
    ImportScreenBaseProps,
    Partial<Omit<ImportState, 'status'>>,
    ImportMappingHandlers,
    ImportReadyHandlers,
    ImportOutcomeHandlers {
  /**
   * Where the import is, in one word.
   * @selector [data-status="mapping"]
   */
  status: ImportStatus
  /** Says what is imported: "Import bird strikes". */
  title: ReactNode
  /** The fields that columns can fill, by name and label. */
  fields?: readonly ChoiceOption[] | undefined
  /** The columns of the rows with mistakes: those of the fields that are filled. */
  rowColumns?: readonly Column<FaultyRow>[] | undefined
  /** Says why a row was not imported. @default nothing */
  getReason?: ((outcome: RowOutcome) => string) | undefined
  /** Names the record that a row would make. @default nothing */
  getTitle?: ((row: CheckedRow) => string) | undefined
  /** Why it is `forbidden`: a sentence. */
  reason?: string | undefined
  /** Called with the file that a person chose. */
  onFile?: ((file: File) => void) | undefined
  /** Called with the rows that a person pasted. */
  onText?: ((text: string) => void) | undefined
  /** Called to save a table that has the names of the fields alone. */
  onSaveTemplate?: (() => void) | undefined
  /** Called to stop what is under way. */
  onStop?: (() => void) | undefined
}

/** An import on a page of its own, as its status says. */
export function ImportScreenView(props: ImportScreenViewProps) {
  const { status, title, breadcrumbs, description, back, errors, reason, headingLevel = 1 } = props
  const { autoFocus = false, className, ref } = props
  const titleId = useId()
  const heading = useScreenFocus(autoFocus)
  const [screen, holdScreen] = useSharedRef(ref)
  useKeptFocus(screen)
  const rootClass = classes('sw-ImportScreen', className)
  if (status === 'forbidden') {
    return (
      <RecordStatusScreen
        {...{ status, headingLevel, autoFocus, reason, back, errors }}
        {...dataOf(props)}
        ref={holdScreen}
        className={rootClass}
        style={props.style}
        failedTitle=""
        problem={undefined}
        onRetry={undefined}
        onSignIn={undefined}
        onAskAccess={undefined}
      />
    )
  }
  return (
    <section
      {...dataOf(props)}
      ref={holdScreen}
      className={classes('sw-Screen', rootClass)}
      style={props.style}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={isBusy(status) || undefined}
    >
      <PageHeader
        title={title}
        titleId={titleId}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={breadcrumbs}
        {...(description !== undefined && { description })}
      />
      <ImportNews {...props} />
      <ImportBody {...props} />
    </section>
  )
}

/** Draw the current step. */
function ImportBody(props: ImportScreenViewProps) {
  const { status, maxRows, fields = [], rowColumns = [], headingLevel = 1, back, errors } = props
  const { onFile, onText, onSaveTemplate, onStop, onCheck, onBack } = props
  const { getReason = noText, getTitle = noText } = props
  const { t } = useScreenLocale(englishImport)
  const state: ImportState = { ...atFirst, ...props }
  const level = headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4
  switch (status) {
    case 'choose':
      return <ImportChooser {...state} {...{ maxRows, onFile, onText, onSaveTemplate }} />
    case 'mapping':
      return <ImportMapping {...props} state={state} fields={fields} headingLevel={level} />
    case 'ready':
      return <ImportReady {...props} state={state} rowColumns={rowColumns} headingLevel={level} />
    case 'checkFailed':
      return (
        <>
          <Banner tone="danger" title={t('import.checkFailed')} actions={<Retry onRetry={onCheck} />}>
            {state.problem && problemMessages(state.problem, t, errors)}
          </Banner>
          <div className="sw-ImportScreen-actions">
            <Button onClick={onBack}>{t('import.back')}</Button>
          </div>
        </>
      )
    case 'reading':
    case 'checking':
    case 'importing':
    case 'undoing':
      return <ImportProgress status={status} progress={state.progress} onStop={onStop} />
    case 'done':
    case 'partlyFailed':
    case 'failed':
    case 'undone':
    case 'undoFailed':
      return <ImportOutcome {...props} {...{ state, back, getReason, getTitle }} headingLevel={level} />
    case 'forbidden':
      return undefined
  }
}

const noText = () => ''

type BusyStatus = 'reading' | 'checking' | 'importing' | 'undoing'

const isBusy = (status: ImportStatus): status is BusyStatus =>
  status === 'reading' || status === 'checking' || status === 'importing' || status === 'undoing'

interface ImportProgressProps extends Pick<ImportState, 'progress'> {
  status: BusyStatus
  onStop: (() => void) | undefined
}

/** How far it is, and a way to stop it. */
function ImportProgress({ status, progress: { done, total }, onStop }: ImportProgressProps) {
  const { t } = useScreenLocale(englishImport)
  const id = useId()
  return (
    <div className="sw-ImportScreen-progress">
      <span id={id}>{t(`import.${status}`, { done, total })}</span>
      <progress
        className="sw-ImportScreen-bar"
        aria-labelledby={id}
        {...(total > 0 && { value: done, max: total })}
      />
      <Button size="small" onClick={onStop}>
        {t('import.stop')}
      </Button>
    </div>
  )
}

/** Says to those who do not see it that a step has come; banners say their own. */
function ImportNews(props: ImportScreenViewProps) {
  const { t } = useScreenLocale(englishImport)
  const [first] = useState(props.status)
  return (
    <VisuallyHidden role="status">
      {props.status === first ? '' : newsOf({ ...atFirst, ...props }, t)}
    </VisuallyHidden>
  )
}

function newsOf({ status, rowCount, counts }: ImportState, t: TranslateWith<ImportMessageKey>): string {
  switch (status) {
    case 'reading':
      return t('import.reading')
    case 'mapping':
      return t('import.read', { count: rowCount })
    case 'ready':
      return counts.mistake > 0
        ? t('import.mistake', { count: counts.mistake })
        : t('import.create', { count: counts.create + counts.update })
    default:
      return ''
  }
}
