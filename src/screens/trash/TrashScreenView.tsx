'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId, useRef, useState } from 'react'
import { nothingSelected, type Selection } from '../../collection/Selection'
import { Button } from '../../components/Button'
import { EmptyState } from '../../components/EmptyState'
import { PageHeader } from '../../components/PageHeader'
import type { Problem } from '../../data/problems'
import { SelectField } from '../../fields/SelectField'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishTrash } from '../../messages/englishTrash'
import { useSharedRef } from '../../internal/useSharedRef'
import { ListWithoutRows } from '../list/ListWithoutRows'
import { noListTools } from '../list/noListTools'
import { nextLevel } from '../status/nextLevel'
import type { RecordScreenProps } from '../status/ScreenProps'
import { useKeptFocus } from '../status/useKeptFocus'
import { useScreenFocus } from '../status/useScreenFocus'
import { TrashGrid } from './TrashGrid'
import { TrashNews } from './TrashNews'
import { TrashQuestions } from './TrashQuestions'
import type { TrashItem, TrashKind, TrashStatus } from './trashState'
import type { TrashActions } from './useTrashActions'

/** Props of a trash, whether it reads the records itself or is given them. */
export interface TrashScreenBaseProps extends Omit<RecordScreenProps, 'back'> {
  /** Names the screen. */
  title: ReactNode
  /** A sentence below the title. @default for how many days records are kept, where it is the same for all */
  description?: ReactNode
  /** The zone whose clocks show the exact moments, as the IANA database names it. @default that of the `LocaleProvider`, or else 'UTC' */
  zone?: string | undefined
}

export interface TrashScreenViewProps extends TrashScreenBaseProps, Partial<TrashActions> {
  /**
   * The state of the trash, in one word.
   * @selector [data-status="partial"]
   */
  status: TrashStatus
  /** The removed records, the last removed first. @default none */
  items?: readonly TrashItem[] | undefined
  /** The entities; of several, one can be shown alone. @default none */
  kinds?: readonly TrashKind[] | undefined
  /** The entities that gave no answer. @default none */
  failed?: readonly TrashKind[] | undefined
  /** For how many days records are kept, where it is the same for all. */
  days?: number | undefined
  /** Why nothing, or not all, could be read. */
  problem?: Problem | undefined
  /** Called to ask those again that gave no answer. */
  onRetry?: (() => void) | undefined
  /** Called to show older ones; absent when all are shown. */
  onShowMore?: (() => void) | undefined
}

/** Removed records in one of the states of a trash, drawn from props alone. */
export function TrashScreenView(props: TrashScreenViewProps) {
  const { status, title, items = none, kinds = none, failed = none, days, problem, errors, zone } = props
  const { pending = false, question, outcome, onRestore, onPurge, onEmpty, onAnswer } = props
  const { headingLevel = 1, autoFocus = false, breadcrumbs, onRetry, onShowMore } = props
  const { className, style, ref } = props
  const { t } = useScreenLocale(englishTrash)
  const titleId = useId()
  const [screen, hold] = useSharedRef(ref)
  const grid = useRef<HTMLDivElement>(null)
  const heading = useScreenFocus(autoFocus)
  const [kind, setKind] = useState('')
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  useKeptFocus(screen, {
    waits: status === 'loading',
    getRefuge: () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]'),
  })
  const shown = kind === '' ? items : items.filter((item) => item.kind === kind)
  const isListed = status === 'ready' || status === 'partial' || status === 'loading'
  const policy = props.description ?? (days === undefined ? undefined : t('trash.keptDays', { count: days }))

  return (
    <section
      {...dataOf(props)}
      ref={hold}
      className={classes('sw-Screen sw-TrashScreen', className)}
      style={style}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={status === 'loading' || undefined}
    >
      <PageHeader
        title={title}
        titleId={titleId}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={breadcrumbs}
        description={isListed || status === 'empty' ? policy : undefined}
        actions={
          onEmpty &&
          items.some(({ purges }) => purges) && (
            <Button pending={pending && question === undefined} onClick={onEmpty}>
              {t('trash.emptyAll')}
            </Button>
          )
        }
      />
      <TrashNews {...{ failed, problem, errors, outcome, onRetry }} />
      {isListed && kinds.length > 1 && (
        <div className="sw-TrashScreen-tools">
          <SelectField
            label={t('trash.kind')}
            value={kind}
            emptyLabel={t('trash.all')}
            options={kinds.map(({ name, label }) => ({ value: name, label }))}
            onValueChange={(next) => {
              setKind(next ?? '')
              setSelection(nothingSelected)
            }}
          />
        </div>
      )}
      {isListed && (shown.length > 0 || status === 'loading') && (
        <TrashGrid
          ref={grid}
          label={typeof title === 'string' ? title : t('trash.title')}
          items={status === 'loading' && shown.length === 0 ? undefined : shown}
          kinds={kinds}
          zone={zone}
          pending={pending}
          {...{ selection, onRestore, onPurge }}
          onSelectionChange={setSelection}
          onShowMore={onShowMore}
        />
      )}
      {(status === 'empty' || (isListed && status !== 'loading' && shown.length === 0)) && (
        <EmptyState
          icon={<Trash2 className="sw-icon" />}
          title={status === 'ready' ? t('trash.noneOfKind') : t('trash.empty')}
          headingLevel={nextLevel(headingLevel)}
        >
          {t('trash.emptyText')}
        </EmptyState>
      )}
      {!isListed && status !== 'empty' && (
        <ListWithoutRows
          {...{ status, headingLevel, problem, errors, onRetry }}
          nouns=""
          reason={t('trash.forbiddenText')}
          {...noListTools}
        />
      )}
      <TrashQuestions question={question} pending={pending} onAnswer={onAnswer} />
    </section>
  )
}

const none: readonly never[] = []
