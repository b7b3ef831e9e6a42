'use client'

import { Link } from '../../components/Link'
import { useLocale } from '../../internal/locale'
import { leadTo } from '../status/leadTo'
import type { FilledSection } from './RecordSection'

/** Leads to the sections of a long record. */
export function RecordAnchors({ sections }: { sections: readonly FilledSection[] }) {
  const { t } = useLocale()
  return (
    <nav className="sw-RecordBody-anchors" aria-label={t('detail.sections')}>
      <ul>
        {sections.map(({ id, title, headingId }) => (
          <li key={id}>
            <Link
              variant="quiet"
              href={`#${headingId}`}
              onClick={(event) => leadTo(event, document.getElementById(headingId))}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
