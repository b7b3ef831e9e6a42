'use client'

import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import type { ConflictVersion } from './useConflict'
import { VersionChoice } from './VersionChoice'

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
  readonly alike?: boolean | undefined
  /** Both changes together, where neither has to give way: a third version to choose, and the one chosen at first. */
  readonly both?: ReactNode
}

interface ConflictTableProps {
  differences: readonly Difference[]
  /** The versions chosen so far, by the difference's id. */
  versions: Readonly<Record<string, ConflictVersion>>
  /** Whether the person was told that something is still to be chosen. */
  asked: boolean
  /** Called with each choice; without it there is nothing to choose. */
  onChoose: ((id: string, version: ConflictVersion) => void) | undefined
}

/** Both versions of each field side by side, to read or to choose from. */
export function ConflictTable({ differences, versions, asked, onChoose }: ConflictTableProps) {
  const { t } = useLocale()
  const tableId = useId()
  const columnIdOf = (version: ConflictVersion) => `${tableId}-${version}`
  const words = {
    yours: t('form.conflictYours'),
    theirs: t('form.conflictTheirs'),
    both: t('form.conflictBoth'),
  }
  return (
    <table className="sw-ConflictBanner-table">
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('form.conflictField')}</VisuallyHidden>
          </th>
          <th scope="col" id={columnIdOf('yours')}>
            {words.yours}
          </th>
          <th scope="col" id={columnIdOf('theirs')}>
            {words.theirs}
          </th>
        </tr>
      </thead>
      {differences.map(({ id, label, yours, theirs, alike, both }) => {
        const chosen = own(versions, id)
        const undecided = onChoose !== undefined && chosen === undefined
        const rowId = `${tableId}-${id}`
        const errorId = `${rowId}-error`
        const cell = (version: ConflictVersion, value: ReactNode) =>
          onChoose ? (
            <VersionChoice
              group={rowId}
              version={version}
              heads={`${rowId} ${version === 'both' ? '' : columnIdOf(version)}`}
              checked={chosen === version}
              errorId={asked && undecided ? errorId : undefined}
              onChoose={() => onChoose(id, version)}
            >
              {version === 'both' && <span className="sw-ConflictBanner-version">{words.both}</span>}
              {value}
            </VersionChoice>
          ) : (
            value
          )
        return (
          <tbody key={id} data-undecided={undecided || undefined}>
            <tr>
              <th scope="row" rowSpan={onChoose && both !== undefined ? 2 : undefined}>
                <span id={rowId}>{label}</span>
                {asked && undecided && (
                  <p id={errorId} className="sw-ConflictBanner-error">
                    {t('form.conflictChoose')}
                  </p>
                )}
              </th>
              <td>{cell('yours', yours)}</td>
              <td>
                {cell('theirs', theirs)}
                {alike && <p className="sw-ConflictBanner-alike">{t('form.conflictAlike')}</p>}
              </td>
            </tr>
            {onChoose && both !== undefined && (
              <tr>
                <td colSpan={2}>{cell('both', both)}</td>
              </tr>
            )}
          </tbody>
        )
      })}
    </table>
  )
}
