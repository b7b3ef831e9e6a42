import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/RootProps'
import type { ErrorCatalogue } from '../../spec/problems/ErrorCatalogue'

export interface ScreenProps extends RootProps<HTMLElement> {
  /** The level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined
  /** Takes focus to the title when the screen appears. @default false */
  autoFocus?: boolean | undefined
}

/** Props of a screen for one record. */
export interface RecordScreenProps extends ScreenProps {
  /** The way here, from the top. */
  breadcrumbs?: ReactNode
  /** A way on from a page whose record is not there: a link to the list. */
  back?: ReactNode
  /** The product's words for its problems. Without them, the page says the status in words and quotes the server. */
  errors?: ErrorCatalogue | undefined
}
