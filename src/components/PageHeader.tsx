import type { ReactNode, Ref } from 'react'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'

export interface PageHeaderProps extends RootProps<HTMLElement> {
  /** Names the screen. */
  title: ReactNode
  /** How deep the title stands in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined
  /** Takes focus to the title when it appears, so that a screen reader says where one has come to. @default false */
  autoFocus?: boolean | undefined
  /** The heading, for moving the focus to a screen that has just appeared; it can take it but is no tab stop. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Identifies the heading, so that the screen can be named by it. */
  titleId?: string | undefined
  /** The way back up, above the title. */
  breadcrumbs?: ReactNode
  /** Beside the title: the state of the record. */
  badge?: ReactNode
  /** Beside the title, in secondary ink: the number that people quote. It is no part of the heading. */
  subtitle?: ReactNode
  /** A sentence or a few facts below the title. */
  description?: ReactNode
  /** Buttons for the whole page; the primary action stands last, and is moved to the front on a phone. */
  actions?: ReactNode
}

/** Heads a screen: where it is, what it is called, what can be done. */
export function PageHeader(props: PageHeaderProps) {
  const {
    title,
    headingLevel = 1,
    autoFocus = false,
    titleRef,
    titleId,
    breadcrumbs,
    badge,
    subtitle,
    description,
    actions,
    className,
    ...rest
  } = props
  const Heading = `h${headingLevel}` as const
  return (
    <header {...rest} className={classes('sw-PageHeader', className)}>
      {breadcrumbs}
      <div className="sw-PageHeader-bar">
        <div className="sw-PageHeader-words">
          <div className="sw-PageHeader-heading">
            <Heading
              ref={titleRef ?? (autoFocus ? takeFocus : undefined)}
              id={titleId}
              tabIndex={-1}
              className="sw-PageHeader-title"
            >
              {title}
            </Heading>
            {/* Below a long title both stand together. */}
            {(subtitle !== undefined || Boolean(badge)) && (
              <div className="sw-PageHeader-beside">
                {subtitle !== undefined && <span className="sw-PageHeader-subtitle">{subtitle}</span>}
                {badge}
              </div>
            )}
          </div>
          {description !== undefined && <div className="sw-PageHeader-description">{description}</div>}
        </div>
        {actions !== undefined && <div className="sw-PageHeader-actions">{actions}</div>}
      </div>
    </header>
  )
}

function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus({ preventScroll: true })
}
