'use client'

import type { CSSProperties, ReactNode, Ref } from 'react'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'

export interface Difference {
  /** Tells the field from the others. */
  readonly id: string
  /** What the field is called. */
  readonly label: ReactNode
  /** What the person wrote. */
  readonly yours: ReactNode
  /** What the other one left there. */
  readonly theirs: ReactNode
}

export interface ConflictBannerProps {
  /** The fields on which the two versions differ. */
  differences: readonly Difference[]
  /** Whether the other version is still being read; nothing can be decided before. @default false */
  reading?: boolean
  /** The other version could not be read: tries again. */
  onRetry?: (() => void) | undefined
  /** Called to save the person's version over the other one. */
  onKeep: () => void
  /** Called to go on with the other version. */
  onTake: () => void
  /** Added to `sw-ConflictBanner`. */
  className?: string
  style?: CSSProperties
  ref?: Ref<HTMLDivElement>
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** Two people changed one record: what each wrote, side by side, and the two ways on. Nothing is lost until one is chosen. */
export function ConflictBanner(props: ConflictBannerProps) {
  const { differences, reading = false, onRetry, onKeep, onTake, className, ...rest } = props
  const { say } = useLocale()
  return (
    <Banner
      {...rest}
      className={classes('sw-ConflictBanner', className)}
      tone="warning"
      title={say('form.conflict')}
      actions={
        onRetry ? (
          <Button size="small" onClick={onRetry}>
            {say('status.retry')}
          </Button>
        ) : (
          <>
            <Button size="small" onClick={onKeep} pending={reading}>
              {say('form.conflictKeep')}
            </Button>
            <Button size="small" onClick={onTake} pending={reading}>
              {say('form.conflictTake')}
            </Button>
          </>
        )
      }
    >
      <p>{say('form.conflictText')}</p>
      {onRetry && <p>{say('form.conflictUnread')}</p>}
      {differences.length > 0 && (
        <table className="sw-ConflictBanner-table">
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{say('form.conflictField')}</VisuallyHidden>
              </th>
              <th scope="col">{say('form.conflictYours')}</th>
              <th scope="col">{say('form.conflictTheirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ id, label, yours, theirs }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{yours}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Banner>
  )
}
