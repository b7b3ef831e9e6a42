'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import type { MouseEvent, ReactNode } from 'react'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { breadcrumbsTexts } from '../messages/components/breadcrumbsTexts'
import type { RootProps } from '../internal/RootProps'

export interface Breadcrumb {
  label: ReactNode
  /** Where it leads; without one it is only said. */
  href?: string | undefined
  /** For a router that has to be told. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export interface BreadcrumbsProps extends RootProps<HTMLElement> {
  /** The way here, from the top; this screen itself is left out, since its heading says it. */
  items: readonly Breadcrumb[]
  /** Names the navigation. @default "You are here" */
  label?: string | undefined
}

/** The way back up. On a narrow screen only the last step is shown, as the way back. */
export function Breadcrumbs({ items, label, className, ...rest }: BreadcrumbsProps) {
  const { t } = useLocaleWith(breadcrumbsTexts)
  return (
    <nav
      {...rest}
      aria-label={label ?? t('breadcrumbs.label')}
      className={classes('sw-Breadcrumbs', className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without marks for no list */}
      <ol className="sw-Breadcrumbs-list" role="list">
        {items.map(({ label: words, href, onClick }, place) => (
          <li key={href ?? place} className="sw-Breadcrumbs-item">
            <ChevronRight className="sw-icon sw-Breadcrumbs-mark" data-directional />
            {href === undefined ? (
              words
            ) : (
              <a className="sw-Breadcrumbs-link" href={href} onClick={onClick}>
                {words}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
