'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import type { RootProps } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'

export interface Difference {
  /** Tells the field from the others. */
  readonly id: string
  /** The label of the field. */
  readonly label: ReactNode
  /** The value that the person wrote. */
  readonly yours: ReactNode
  /** The value that the other person left there. */
  readonly theirs: ReactNode
  /** Whether the two read the same all the same; a sentence then says that they are not. @default false */
  readonly alike?: boolean
}

export interface ConflictBannerProps extends RootProps<HTMLDivElement> {
  /** The fields on which the two versions differ. */
  differences: readonly Difference[]
  /** Whether the other version is still being read; nothing can be decided before. @default false */
  reading?: boolean
  /** The other version could not be read: tries again. Given while that is being tried, too. */
  onRetry?: (() => void) | undefined
  /** Called to save the person's version over the other one. */
  onKeep: () => void
  /** Called to go on with the other version. */
  onTake: () => void
}

/**
 * Two people changed one record: what each wrote, side by side, and the two ways on. It takes the focus, because nothing
 * goes on before a decision. Nothing is lost until one is chosen.
 */
export function ConflictBanner(props: ConflictBannerProps) {
  const { differences, reading = false, onRetry, onKeep, onTake, className, ref, ...rest } = props
  const { t } = useLocale()
  const [textId, unreadId] = [useId(), useId()]
  const [box, holdBox] = useSharedRef(ref)
  const isUnread = onRetry !== undefined
  const wasUnread = useRef(isUnread)
  useEffect(() => {
    // The button that was pressed has gone, and there is something to decide.
    if (wasUnread.current && !isUnread) box.current?.focus()
    wasUnread.current = isUnread
  }, [isUnread, box])
  return (
    <Banner
      {...rest}
      ref={holdBox}
      autoFocus
      aria-describedby={classes(textId, isUnread && unreadId)}
      className={classes('sw-ConflictBanner', className)}
      tone="warning"
      title={t('form.conflict')}
      actions={
        isUnread ? (
          <Button size="small" onClick={onRetry} pending={reading}>
            {t('status.retry')}
          </Button>
        ) : (
          <>
            <Button size="small" onClick={onKeep} pending={reading}>
              {t('form.conflictKeep')}
            </Button>
            <Button size="small" onClick={onTake} pending={reading}>
              {t('form.conflictTake')}
            </Button>
          </>
        )
      }
    >
      <p id={textId}>{t('form.conflictText')}</p>
      {isUnread && <p id={unreadId}>{t('form.conflictUnread')}</p>}
      {differences.length > 0 && (
        <table className="sw-ConflictBanner-table">
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('form.conflictField')}</VisuallyHidden>
              </th>
              <th scope="col">{t('form.conflictYours')}</th>
              <th scope="col">{t('form.conflictTheirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ id, label, yours, theirs, alike }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{yours}</td>
                <td>
                  {theirs}
                  {alike && <p className="sw-ConflictBanner-alike">{t('form.conflictAlike')}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Banner>
  )
}
