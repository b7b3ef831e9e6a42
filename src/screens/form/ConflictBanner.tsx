'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { classes } from '../../internal/classes'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { RootProps } from '../../internal/RootProps'
import { useSharedRef } from '../../internal/useSharedRef'
import { andList } from '../../messages/listText'
import { ConflictTable, type Difference } from './ConflictTable'
import type { ConflictVersion } from './useConflict'

export interface ConflictBannerProps extends RootProps<HTMLDivElement> {
  /** The fields on which the two versions differ. */
  differences: readonly Difference[]
  /** The labels of the fields that the other person alone changed: a sentence says that these changes stay. */
  alsoTheirs?: readonly string[]
  /** Whether the other version is still being read; nothing can be decided before. @default false */
  reading?: boolean
  /** The other version could not be read: tries again. Given while that is being tried, too. */
  onRetry?: (() => void) | undefined
  /** Called to save the person's version over the other one. */
  onKeep: () => void
  /** Called to go on with the other version. */
  onTake: () => void
  /**
   * Lets the person choose a version for each difference, and is called with the choices by the difference's id. It is
   * not called before each is chosen.
   */
  onMerge?: ((versions: Readonly<Record<string, ConflictVersion>>) => void) | undefined
}

/**
 * Two people changed one record: what each wrote, side by side, and the ways on. It takes the focus, because nothing
 * goes on before a decision. Nothing is lost until one is chosen.
 */
export function ConflictBanner(props: ConflictBannerProps) {
  const { differences, alsoTheirs = [], reading = false, onRetry, onKeep, onTake, onMerge, ...more } = props
  const { className, ref, ...rest } = more
  const { t, locale } = useLocale()
  const [textId, unreadId] = [useId(), useId()]
  const [box, holdBox] = useSharedRef(ref)
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictVersion>>>({})
  const [asked, setAsked] = useState(false)
  const isUnread = onRetry !== undefined
  const wasUnread = useRef(isUnread)
  useEffect(() => {
    // The button that was pressed has gone, and there is something to decide.
    if (wasUnread.current && !isUnread) box.current?.focus()
    wasUnread.current = isUnread
  }, [isUnread, box])

  const versions = Object.fromEntries(
    differences.flatMap(({ id, both }) => {
      const version = own(chosen, id) ?? (both === undefined ? undefined : 'both')
      return version === undefined ? [] : [[id, version] as const]
    }),
  )
  // Of one difference the two buttons decide as well.
  const canMerge = onMerge && (differences.length > 1 || differences.some(({ both }) => both !== undefined))
  const open = differences.filter(({ id }) => own(versions, id) === undefined)

  function merge() {
    if (open.length === 0) return onMerge?.(versions)
    setAsked(true)
    box.current?.querySelector<HTMLElement>(`[data-undecided] input`)?.focus()
  }

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
            {canMerge && (
              <Button size="small" onClick={merge} pending={reading}>
                {t('form.conflictMerge')}
              </Button>
            )}
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
        <ConflictTable
          differences={differences}
          versions={versions}
          asked={asked}
          onChoose={
            canMerge ? (id, version) => setChosen((before) => ({ ...before, [id]: version })) : undefined
          }
        />
      )}
      {alsoTheirs.length > 0 && <p>{t('form.conflictAlso', { fields: andList(alsoTheirs, locale) })}</p>}
    </Banner>
  )
}
