'use client'

import { isLater, isSkipped, momentsIn } from './instantValue'
import { useLocaleWith } from '../internal/useLocaleWith'
import { instantTexts } from '../messages/fields/instantTexts'
import { zoneName } from './zoneName'

interface InstantNoteProps {
  id: string
  /** The moment that stands in the field, or its text. */
  standing: string
  zone: string
  disabled: boolean | undefined
  readOnly: boolean | undefined
  onChoose: (at: number) => void
}

/** The note on a time that a clock change skips, or gives twice: then one of the two has to be chosen. */
export function InstantNote(props: InstantNoteProps) {
  const { id, standing, zone, disabled, readOnly, onChoose } = props
  const { t, locale } = useLocaleWith(instantTexts)
  const note = noteOf(standing, zone)
  if (!note) return null
  if (note === 'skipped') return <div className="sw-InstantField-note">{t('instant.skipped')}</div>

  const moments = momentsIn(standing, zone)
  const momentId = `${id}-moment`
  return (
    <div className="sw-InstantField-note">
      <label htmlFor={momentId}>{t('instant.twice')}</label>
      <select
        id={momentId}
        className="sw-InstantField-moment"
        value={moments[isLater(standing, zone) ? 1 : 0]}
        disabled={disabled}
        aria-readonly={readOnly}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {moments.map((at) => (
          <option key={at} value={at} disabled={readOnly}>
            {zoneName(zone, locale, at)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Whether clocks skip the time that stands there, or show it twice. */
export function noteOf(standing: string, zone: string): 'skipped' | 'twice' | undefined {
  if (isSkipped(standing, zone)) return 'skipped'
  return momentsIn(standing, zone).length > 1 ? 'twice' : undefined
}
