import type { ReactNode } from 'react'
import { classes } from '../internal/classes'
import type { RootProps } from '../internal/RootProps'

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** Names the missing thing in a few words: "No reports yet". */
  title: ReactNode
  /** How deep the title stands in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | undefined
  /** One sentence that teaches: what will stand here, or why nothing does. */
  children?: ReactNode
  /** The one step to take: a button or a link. */
  action?: ReactNode
  /** Above the title, where it helps to recognise the state. */
  icon?: ReactNode
}

/** Stands where something would be: one sentence and one step. */
export function EmptyState(props: EmptyStateProps) {
  const { title, headingLevel = 2, children, action, icon, className, ...rest } = props
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={classes('sw-EmptyState', className)}>
      {icon !== undefined && <div className="sw-EmptyState-icon">{icon}</div>}
      <Heading className="sw-EmptyState-title">{title}</Heading>
      {children !== undefined && <p className="sw-EmptyState-text">{children}</p>}
      {action !== undefined && <div className="sw-EmptyState-action">{action}</div>}
    </div>
  )
}
