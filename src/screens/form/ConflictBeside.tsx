'use client'

import { type ReactNode, useId } from 'react'
import { ValueLabel } from '../../components/ValueLabel'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { Difference } from './ConflictTable'
import type { ConflictVersion } from './useConflict'
import type { ConflictChoice } from './useConflictChoice'
import { VersionChoice } from './VersionChoice'

interface ConflictBesideProps {
  difference: Difference
  choice: ConflictChoice
}

/** The versions of a value that two people changed, to choose from below the field itself. */
export function ConflictBeside({ difference, choice }: ConflictBesideProps) {
  const { id, label, yours, theirs, both, alike } = difference
  const { t } = useLocale()
  const titleId = useId()
  const group = choice.idOf(id)
  const chosen = own(choice.versions, id)
  const errorId = choice.asked && chosen === undefined ? `${group}-error` : undefined
  const version = (name: ConflictVersion, words: string, value: ReactNode) => (
    <VersionChoice
      group={group}
      version={name}
      checked={chosen === name}
      errorId={errorId}
      onChoose={() => choice.onChoose(id, name)}
    >
      <span className="sw-ConflictBeside-words">{words}</span> {value}
    </VersionChoice>
  )
  return (
    <div
      id={group}
      className="sw-ConflictBeside"
      role={choice.offered ? 'radiogroup' : 'group'}
      aria-labelledby={titleId}
      data-undecided={(choice.offered && chosen === undefined) || undefined}
    >
      <p id={titleId} className="sw-ConflictBeside-title">
        <VisuallyHidden>
          <ValueLabel>{label}</ValueLabel>
        </VisuallyHidden>
        {t('form.conflictHere')}
      </p>
      {errorId !== undefined && (
        <p id={errorId} className="sw-ConflictBanner-error">
          {t('form.conflictChoose')}
        </p>
      )}
      {choice.offered ? (
        <>
          {version('yours', t('form.conflictYours'), yours)}
          {version('theirs', t('form.conflictTheirs'), theirs)}
          {both !== undefined && version('both', t('form.conflictBoth'), both)}
        </>
      ) : (
        <div>
          <span className="sw-ConflictBeside-words">{t('form.conflictTheirs')}</span> {theirs}
        </div>
      )}
      {alike && <p className="sw-ConflictBanner-alike">{t('form.conflictAlike')}</p>}
    </div>
  )
}
