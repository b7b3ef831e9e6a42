'use client'

import CalendarIcon from 'lucide-react/icons/calendar'
import { useLocaleWith } from '../internal/useLocaleWith'
import { dateTexts } from '../messages/fields/dateTexts'

interface CalendarButtonProps {
  disabled: boolean | undefined
  expanded: boolean
  /** Called when it may be pressed soon. */
  onPrepare: () => void
  onOpen: () => void
}

/** Opens the calendar of a field. */
export function CalendarButton({ disabled, expanded, onPrepare, onOpen }: CalendarButtonProps) {
  const { t } = useLocaleWith(dateTexts)
  return (
    <button
      type="button"
      className="sw-Field-button sw-DateField-button"
      disabled={disabled}
      aria-label={t('date.open')}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onPointerEnter={onPrepare}
      onClick={onOpen}
    >
      <CalendarIcon className="sw-icon" aria-hidden="true" />
    </button>
  )
}
