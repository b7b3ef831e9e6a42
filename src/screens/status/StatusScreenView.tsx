'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import FileQuestionMark from 'lucide-react/icons/file-question-mark'
import FileX from 'lucide-react/icons/file-x'
import Hourglass from 'lucide-react/icons/hourglass'
import Inbox from 'lucide-react/icons/inbox'
import Lock from 'lucide-react/icons/lock'
import Wrench from 'lucide-react/icons/wrench'
import { type ReactNode, useId } from 'react'
import { RelativeTime } from '../../components/RelativeTime'
import { classes } from '../../internal/classes'
import { useLocale } from '../../internal/locale'
import type { MessageKey } from '../../messages/Messages'
import { ProblemReference } from './ProblemReference'
import { Retry } from './Retry'
import type { ScreenProps } from './ScreenProps'
import { useScreenFocus } from './useScreenFocus'
import type { PageStatus } from './useStatusScreen'

export interface StatusScreenViewProps extends ScreenProps {
  /**
   * The state of the page, in one word.
   * @selector [data-status="offline"]
   */
  status: PageStatus
  /** Says it in a few words. @default the library's words for the status */
  title?: ReactNode
  /** One sentence more: why, and what to do now. */
  children?: ReactNode
  /** Offers to try again. */
  onRetry?: (() => void) | undefined
  /** The seconds for which that is not to be: they count down. */
  retryAfter?: number | undefined
  /** Ways on: a link to the list, a button to sign in. */
  actions?: ReactNode
  /** The moment when the service is expected back, as RFC 3339 writes it: `2026-03-18T16:00:00Z`. */
  until?: string | undefined
  /** A reference to quote when asking for help. It can be copied. */
  reference?: string | undefined
}

/** A whole page in place of what was wanted: what happened, and the way on. */
export function StatusScreenView(props: StatusScreenViewProps) {
  const {
    status,
    title,
    children,
    onRetry,
    retryAfter,
    actions,
    until,
    reference,
    headingLevel = 1,
    autoFocus = false,
    className,
    ref,
    ...rest
  } = props
  const { t } = useLocale()
  const titleId = useId()
  const heading = useScreenFocus(autoFocus)
  const { icon: Icon, words, text } = looks[status]
  const Heading = `h${headingLevel}` as const
  const explanation = children ?? (text && t(text))
  return (
    <section
      {...rest}
      ref={ref}
      className={classes('sw-Screen sw-StatusScreen', className)}
      data-status={status}
      aria-labelledby={titleId}
    >
      <Icon className="sw-StatusScreen-icon" />
      <Heading ref={heading} id={titleId} tabIndex={-1} className="sw-StatusScreen-title">
        {title ?? t(words)}
      </Heading>
      {explanation && <div className="sw-StatusScreen-text">{explanation}</div>}
      {until !== undefined && <ExpectedBack until={until} />}
      {(onRetry || actions !== undefined) && (
        <div className="sw-StatusScreen-actions">
          <Retry size="medium" variant="primary" onRetry={onRetry} retryAfter={retryAfter} />
          {actions}
        </div>
      )}
      {reference !== undefined && <ProblemReference key={reference} reference={reference} />}
    </section>
  )
}

function ExpectedBack({ until }: { until: string }) {
  const { t } = useLocale()
  const [before, after] = t('status.until', { when: HOLE }).split(HOLE)
  return (
    <p className="sw-StatusScreen-until">
      {before}
      <RelativeTime value={until} />
      {after}
    </p>
  )
}

/** A sign that no catalogue has. */
const HOLE = '\uFFFC'

const looks = {
  notFound: { icon: FileQuestionMark, words: 'status.notFound', text: 'status.notFoundText' },
  gone: { icon: FileX, words: 'detail.gone', text: 'detail.goneText' },
  failed: { icon: CircleAlert, words: 'status.failed', text: 'problem.server' },
  offline: { icon: CloudOff, words: 'status.offline', text: 'problem.offline' },
  rateLimited: { icon: Hourglass, words: 'status.rateLimited', text: 'problem.tooMany' },
  unavailable: { icon: Hourglass, words: 'status.unavailable', text: 'status.unavailableText' },
  maintenance: { icon: Wrench, words: 'status.maintenance', text: 'status.maintenanceText' },
  forbidden: { icon: Lock, words: 'status.forbidden', text: 'status.forbiddenText' },
  signedOut: { icon: Lock, words: 'status.signIn', text: 'status.signInText' },
  done: { icon: CircleCheck, words: 'status.done', text: undefined },
  empty: { icon: Inbox, words: 'status.empty', text: undefined },
} satisfies Record<PageStatus, { icon: typeof Lock; words: MessageKey; text: MessageKey | undefined }>
