'use client'

import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Link } from '../../components/Link'
import { classes } from '../../internal/classes'
import { useLocale } from '../../internal/locale'
import type { RootProps } from '../../internal/RootProps'
import { useSharedRef } from '../../internal/useSharedRef'
import { andList } from '../../messages/listText'
import { ConflictTable, type Difference } from './ConflictTable'
import type { ConflictVersion } from './useConflict'
import { type ConflictChoice, useConflictChoice } from './useConflictChoice'

export interface ConflictBannerProps extends RootProps<HTMLDivElement> {
  /** The fields on which the two versions differ. */
  differences: readonly Difference[]
  /** The labels of the fields that the other person alone changed: a sentence says that these changes stay. */
  alsoTheirs?: readonly string[] | undefined
  /** Whether the other version is still being read; nothing can be decided before. @default false */
  reading?: boolean | undefined
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
  const choice = useConflictChoice(props.differences)
  return <ConflictNews {...props} choice={choice} />
}

interface ConflictNewsProps extends ConflictBannerProps {
  choice: ConflictChoice
  /** Whether versions are chosen beside the fields, by a `ConflictBeside` each: then there is no table. @default false */
  beside?: boolean | undefined
}

/** The banner of a conflict whose choices are made here, or beside the fields. */
export function ConflictNews(props: ConflictNewsProps) {
  const { differences, alsoTheirs = [], reading = false, onRetry, onKeep, onTake, onMerge, ...more } = props
  const { choice, beside = false, className, ref, ...rest } = more
  const { t, locale } = useLocale()
  const [textId, unreadId] = [useId(), useId()]
  const [box, holdBox] = useSharedRef(ref)
  const isUnread = onRetry !== undefined
  const wasUnread = useRef(isUnread)
  useEffect(() => {
    // The button that was pressed has gone, and there is something to decide.
    if (wasUnread.current && !isUnread) box.current?.focus()
    wasUnread.current = isUnread
  }, [isUnread, box])

  const { versions, open, offered, asked, onChoose, onAsk, idOf } = choice
  const canMerge = onMerge && offered

  function merge() {
    const [first] = open
    if (!first) return onMerge?.(versions)
    onAsk()
    if (beside) return focusChoice(idOf(first.id))
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
      {beside && canMerge && <OpenChoices open={open} idOf={idOf} />}
      {differences.length > 0 && !beside && (
        <ConflictTable
          differences={differences}
          versions={versions}
          asked={asked}
          onChoose={canMerge ? onChoose : undefined}
        />
      )}
      {alsoTheirs.length > 0 && <p>{t('form.conflictAlso', { fields: andList(alsoTheirs, locale) })}</p>}
    </Banner>
  )
}

/** The fields of which no version is chosen yet, as links to where that is done. */
function OpenChoices({ open, idOf }: Pick<ConflictChoice, 'open' | 'idOf'>) {
  const { t } = useLocale()
  if (open.length === 0) return <p>{t('form.conflictSettled')}</p>
  const leadTo = (id: string) => (event: MouseEvent) => {
    // The address of the page stays as it is: a router would take it for another page.
    event.preventDefault()
    focusChoice(id)
  }
  return (
    <p className="sw-ConflictBanner-open">
      {t('form.conflictOpen')}{' '}
      {open.map(({ id, label }) => (
        <Link key={id} href={`#${idOf(id)}`} onClick={leadTo(idOf(id))}>
          {label}
        </Link>
      ))}
    </p>
  )
}

function focusChoice(id: string) {
  document.getElementById(id)?.querySelector('input')?.focus()
}
