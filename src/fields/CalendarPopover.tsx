'use client'

import type { ReactNode, RefObject } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { calendarOf } from '../spec/values/calendar'
import { useLocaleWith } from '../internal/useLocaleWith'
import { dateTexts } from '../messages/fields/dateTexts'

interface CalendarPopoverProps {
  /** The element that the calendar opens at. */
  field: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The surface on which a calendar opens from its field. It counts as the field does. */
export function CalendarPopover({ field, onClose, children }: CalendarPopoverProps) {
  const { t, locale } = useLocaleWith(dateTexts)
  return (
    <I18nProvider locale={new Intl.Locale(locale, { calendar: calendarOf(locale) }).toString()}>
      <Popover
        className="sw-DateField-popover"
        triggerRef={field}
        placement="bottom end"
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Dialog className="sw-DateField-dialog" aria-label={t('date.calendar')}>
          {children}
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}
