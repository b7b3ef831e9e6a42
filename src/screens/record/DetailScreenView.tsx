'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import type { Description } from '../../components/DescriptionList'
import { lateOnceOpen } from '../../components/lateOnceOpen'
import { PageHeader } from '../../components/PageHeader'
import type { Problem } from '../../data/problems'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useLocale } from '../../internal/locale'
import { useSharedRef } from '../../internal/useSharedRef'
import { DetailActions } from './DetailActions'
import { DetailNews } from './DetailNews'
import { LoadingTitle } from '../status/LoadingTitle'
import { HistorySection } from './HistorySection'
import { hasTabs, RecordBody, type RecordLayout } from './RecordBody'
import type { RecordSection } from './RecordSection'
import { isRecordless, RecordStatusScreen } from '../status/RecordStatusScreen'
import type { RecordScreenProps } from '../status/ScreenProps'
import type { TransitionChoice } from '../transition/TransitionChoice'
import type { DetailStatus } from './useDetailScreen'
import { useKeptFocus } from '../status/useKeptFocus'
import { useScreenFocus } from '../status/useScreenFocus'

// Most visits remove nothing: the dialog's code comes when it is asked for.
const RemovalDialog = lateOnceOpen(async () => (await import('./RemovalDialog')).RemovalDialog)

/** Props of a record's page, whether it reads the record itself or is given it. */
export interface DetailScreenBaseProps extends RecordScreenProps {
  /**
   * Sets the sections below each other, with links to each above them, or as tabs of which one is seen at a time. What is in no
   * section stands above them.
   * @default 'sections'
   */
  layout?: RecordLayout | undefined
  /** The tab that is seen, by the name of its section, or `history`; given with `onTabChange`. @default the first, and then the person's */
  tab?: string | undefined
  /** Called when a person chooses another tab. */
  onTabChange?: ((tab: string) => void) | undefined
  /** Where the record is edited; without it and `onEdit` there is no button for it. */
  editHref?: string | undefined
  /** Called to edit the record. */
  onEdit?: (() => void) | undefined
  /** Where another one like it is made; without it and `onDuplicate` there is no button for it. */
  duplicateHref?: string | undefined
  /** Called to make another one like it. */
  onDuplicate?: (() => void) | undefined
}

export interface DetailScreenViewProps extends DetailScreenBaseProps {
  /**
   * The state of the page, in one word.
   * @selector [data-status="refreshFailed"]
   */
  status: DetailStatus
  /** Names the record. */
  title: ReactNode
  /** Beside its name, in secondary ink: the number that people quote. */
  subtitle?: ReactNode
  /** The values of the record, in reading order. While it loads only the labels are shown, with places for the values. */
  items: readonly Description[]
  /** The ids of the items that matter most: a strip of three to five above the others. */
  facts?: readonly string[] | undefined
  /** Items that belong together, below headings; those that are in none come first. */
  sections?: readonly RecordSection[] | undefined
  /** The state of the record, beside its name. */
  badge?: ReactNode
  /** Why it could not be read or removed. */
  problem?: Problem | undefined
  /** Whether the problem is that it was not removed. @default false */
  notRemoved?: boolean
  /** Tries again what failed. */
  onRetry?: (() => void) | undefined
  /** Puts the news of the failed removal away. */
  onDismiss?: () => void
  /** Lets the person sign in, while the session has ended. */
  onSignIn?: (() => void) | undefined
  /** Asks for access to what is forbidden; without it there is no button for it. */
  onAskAccess?: (() => void | Promise<void>) | undefined
  /** Why it is `forbidden`: a sentence. */
  reason?: string | undefined
  /** The ways on from the state of the record; the first that is possible is the primary action. */
  transitions?: readonly TransitionChoice[] | undefined
  /** The way to the records before and after it, above its name. */
  pager?: ReactNode
  /** News of what was done with the record. */
  news?: ReactNode
  /** Why the record cannot be edited now: the button stays, and says so. */
  editReason?: string | undefined
  /** Why the record cannot be removed now: the button stays, and says so. */
  removeReason?: string | undefined
  /** More that can be done with the record, before "Edit". */
  actions?: ReactNode
  /**
   * The question before the record is removed: to be answered, or with its name to be typed.
   * @default 'asked'
   */
  removal?: 'asked' | 'typed' | undefined
  /** Whether it can be brought back afterwards: that question does not say otherwise then. @default false */
  restorable?: boolean | undefined
  /** More to know before it is removed, in that question: what refers to it. */
  removalNote?: ReactNode
  /** That note says what keeps it: there is no way to remove it yet. @default false */
  removalKept?: boolean | undefined
  /** Called when a person asks to remove the record; without it there is no button for it. */
  onRemove?: (() => void) | undefined
  /** Called when the person does not want to after all. */
  onCancelRemoval?: () => void
  /** Called when the person confirms. */
  onConfirmRemoval?: () => void
  /** Its history: in a tab of its own where there are tabs, else at the end, below a heading that opens it. */
  history?: ReactNode
  /** More about the record, below its values. */
  children?: ReactNode
}

/** One record to read, as its status says. */
export function DetailScreenView(props: DetailScreenViewProps) {
  const { status, title, items, badge, breadcrumbs, problem, errors, notRemoved = false, onRetry } = props
  const { onDismiss, actions, editHref, onEdit, onRemove, onCancelRemoval, onConfirmRemoval, back } = props
  const { onSignIn, onAskAccess } = props
  const { reason, transitions = [], news, editReason, removeReason, facts, sections } = props
  const { pager, duplicateHref, onDuplicate, removal = 'asked' } = props
  const { history, children, headingLevel = 1, autoFocus = false, className, style, ref } = props
  const { t } = useLocale()
  const inTabs = hasTabs(props)
  const titleId = useId()
  const loading = status === 'loading'
  const removing = status === 'removing'
  const confirming = status === 'confirmingRemoval' || removing
  // A removal that nothing was asked about has no dialog; its button says that it is under way.
  const [asked, setAsked] = useState(confirming)
  if (status === 'confirmingRemoval' && !asked) setAsked(true)
  if (!confirming && asked) setAsked(false)
  const heading = useScreenFocus(autoFocus && !loading)
  const [screen, holdScreen] = useSharedRef(ref)
  const remove = useRef<HTMLElement>(null)
  useKeptFocus(screen, { waits: loading })

  function tryAgain() {
    // The question gives the focus back to the button that asks it, and this one is gone by then.
    if (notRemoved) remove.current?.focus()
    onRetry?.()
  }

  if (isRecordless(status)) {
    return (
      <RecordStatusScreen
        {...dataOf(props)}
        ref={holdScreen}
        className={classes('sw-DetailScreen', className)}
        style={style}
        status={status}
        failedTitle={t('detail.failed')}
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

  return (
    <section
      {...dataOf(props)}
      ref={holdScreen}
      className={classes('sw-Screen sw-DetailScreen', className)}
      style={style}
      data-status={status}
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
    >
      <PageHeader
        title={loading ? <LoadingTitle /> : title}
        titleId={titleId}
        titleRef={heading}
        headingLevel={headingLevel}
        breadcrumbs={
          pager ? (
            <div className="sw-DetailScreen-way">
              {breadcrumbs}
              {pager}
            </div>
          ) : (
            breadcrumbs
          )
        }
        subtitle={loading ? undefined : props.subtitle}
        badge={loading ? undefined : badge}
        actions={
          loading ? undefined : (
            <DetailActions
              removeRef={remove}
              onRemove={onRemove}
              removeReason={removeReason}
              removing={removing && !asked}
              duplicateHref={duplicateHref}
              onDuplicate={onDuplicate}
              editHref={editHref}
              onEdit={onEdit}
              editReason={editReason}
              transitions={transitions}
            >
              {actions}
            </DetailActions>
          )
        }
      />
      <DetailNews
        status={status}
        problem={problem}
        errors={errors}
        notRemoved={notRemoved}
        onTryAgain={onRetry && tryAgain}
        onDismiss={onDismiss}
      />
      {news}
      <RecordBody
        items={items}
        facts={facts}
        sections={sections}
        layout={props.layout}
        tab={props.tab}
        onTabChange={props.onTabChange}
        history={inTabs ? history : undefined}
        loading={loading}
        titleId={titleId}
        headingLevel={headingLevel}
      />
      {!loading && children}
      {!loading && history !== undefined && !inTabs && (
        <HistorySection headingLevel={headingLevel}>{history}</HistorySection>
      )}
      <RemovalDialog
        open={asked && confirming}
        title={title}
        typed={removal === 'typed'}
        pending={removing}
        restorable={props.restorable ?? false}
        kept={props.removalKept ?? false}
        note={props.removalNote}
        onCancel={() => onCancelRemoval?.()}
        onConfirm={() => onConfirmRemoval?.()}
      />
    </section>
  )
}
