'use client'

import { useId, useRef, useState } from 'react'
import { lateOnceOpen } from '../../components/lateOnceOpen'
import { PageHeader } from '../../components/PageHeader'
import { classes } from '../../internal/classes'
import { dataOf } from '../../internal/dataOf'
import { useLocale } from '../../internal/locale'
import { useSharedRef } from '../../internal/useSharedRef'
import { DetailActions } from './DetailActions'
import { DetailNews } from './DetailNews'
import type { DetailScreenBaseProps, DetailScreenViewProps } from './DetailScreenViewProps'
import { LoadingTitle } from '../status/LoadingTitle'
import { HistorySection } from './HistorySection'
import { hasTabs, RecordBody } from './RecordBody'
import { isRecordless, RecordStatusScreen } from '../status/RecordStatusScreen'
import { useKeptFocus } from '../status/useKeptFocus'
import { useScreenFocus } from '../status/useScreenFocus'

// Most visits remove nothing: the dialog's code comes when it is asked for.
const RemovalDialog = lateOnceOpen(async () => (await import('./RemovalDialog')).RemovalDialog)

export type { DetailScreenBaseProps, DetailScreenViewProps }

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
      {!loading && props.lead}
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
