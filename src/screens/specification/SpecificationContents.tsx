'use client'

import { Link } from '../../components/Link'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSpecification } from '../../messages/englishSpecification'
import { leadTo } from '../status/leadTo'

export interface SpecificationPlace {
  readonly id: string
  readonly title: string
  /** Said behind it, for a section that the product does not have. */
  readonly note?: string | undefined
}

/** Leads to the sections of the page. */
export function SpecificationContents({ places }: { places: readonly SpecificationPlace[] }) {
  const { t } = useScreenLocale(englishSpecification)
  return (
    <nav className="sw-SpecificationScreen-contents" aria-label={t('specification.contents')}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
      <ol role="list" className="sw-SpecificationScreen-places">
        {places.map(({ id, title, note }) => (
          <li key={id} className="sw-SpecificationScreen-place">
            <Link
              variant="quiet"
              href={`#${id}`}
              onClick={(event) => leadTo(event, document.getElementById(id))}
            >
              {title}
            </Link>
            {note !== undefined && <span className="sw-SpecificationScreen-note">{note}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
