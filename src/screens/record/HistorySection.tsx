'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useId, useState } from 'react'
import { useLocale } from '../../internal/locale'
import { nextLevel } from '../status/nextLevel'

interface HistorySectionProps {
  /** The level of the record's heading. */
  headingLevel: 1 | 2 | 3
  children: ReactNode
}

/** The history on the page of a record: below a heading that opens it, and only then is it read. */
export function HistorySection({ headingLevel, children }: HistorySectionProps) {
  const { t } = useLocale()
  const [open, setOpen] = useState(false)
  const id = useId()
  const Heading = `h${nextLevel(headingLevel)}` as const
  return (
    <div className="sw-HistorySection">
      <Heading className="sw-HistorySection-title">
        <button
          type="button"
          className="sw-HistorySection-toggle"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight className="sw-icon sw-HistorySection-icon" data-directional />
          {t('history.title')}
        </button>
      </Heading>
      {open && <div id={id}>{children}</div>}
    </div>
  )
}
