'use client'

import type { MouseEvent } from 'react'
import { Link } from '../../components/Link'
import { useLocale } from '../../internal/locale'
import type { FilledSection } from './RecordSection'

/** Leads to the sections of a long record. */
export function RecordAnchors({ sections }: { sections: readonly FilledSection[] }) {
  const { t } = useLocale()
  const lead = (event: MouseEvent, headingId: string) => {
    // In an app whose pages are hashes the address would lead elsewhere.
    event.preventDefault()
    const heading = document.getElementById(headingId)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav className="sw-RecordBody-anchors" aria-label={t('detail.sections')}>
      <ul>
        {sections.map(({ id, title, headingId }) => (
          <li key={id}>
            <Link variant="quiet" href={`#${headingId}`} onClick={(event) => lead(event, headingId)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
