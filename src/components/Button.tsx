'use client'

import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
} from 'react'
import { useAnnounce } from '../internal/announce'
import { classes } from '../internal/classes'
import { useLocaleWith } from '../internal/useLocaleWith'
import { buttonTexts } from '../messages/components/buttonTexts'
import type { DataAttributes } from '../internal/RootProps'
import { Spinner } from './Spinner'
import { Tooltip } from './Tooltip'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'disabled'>, DataAttributes {
  /**
   * How much it weighs. A screen has one `primary`; `danger` is for what cannot be taken back.
   * @selector [data-variant="primary"]
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /**
   * `small` is for rows and bars; on a form a button is as high as a control.
   * @selector [data-size="small"]
   * @default 'medium'
   */
  size?: 'medium' | 'small' | undefined
  /**
   * The action is under way: the button keeps its place, its width and the focus, does nothing, and says so once.
   * @selector [data-pending]
   * @default false
   */
  pending?: boolean | undefined
  /** Announced once it is `pending`. @default "Working" */
  pendingLabel?: string | undefined
  /**
   * Takes it out of use and out of the tab order. Prefer `disabledReason`: a person who cannot reach a button cannot
   * learn why.
   * @selector [data-disabled]
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Takes it out of use and says why, in one sentence: it stays reachable, shows the reason and is described by it.
   * @selector [data-disabled]
   */
  disabledReason?: string | undefined
  /** Stands before the words. 16 px, drawn in the colour of the text. */
  icon?: ReactNode
  /** Leads somewhere: it looks the same and is a link. */
  href?: string | undefined
  /** Where the link opens; only with `href`. */
  target?: AnchorHTMLAttributes<HTMLElement>['target'] | undefined
  /** Only with `href`. */
  rel?: string | undefined
  /** As in HTML, but a button submits only when it is told to. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined
  /** The `<button>`, or the `<a>` when there is a `href`. */
  ref?: Ref<HTMLElement> | undefined
}

/** Starts something. Its words are a verb and say what: "Save report". */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    pending = false,
    pendingLabel,
    disabled = false,
    disabledReason,
    icon,
    href,
    target,
    rel,
    type = 'button',
    onClick,
    children,
    className,
    ref,
    'aria-describedby': describedBy,
    ...rest
  } = props
  const reasonId = useId()
  useSayPending(pending, pendingLabel)

  const explained = disabledReason !== undefined
  const idle = pending || disabled || explained
  const shared = {
    ...rest,
    className: classes('sw-Button', className),
    'data-variant': variant,
    'data-size': size,
    'data-pending': pending || undefined,
    'data-disabled': disabled || explained || undefined,
    'aria-disabled': (idle && (pending || explained || href !== undefined)) || rest['aria-disabled'],
    'aria-describedby': classes(describedBy, explained && reasonId) || undefined,
    onClick: idle ? reject : onClick,
  }
  const content = (
    <>
      {icon !== undefined && <span className="sw-Button-icon">{icon}</span>}
      {children !== undefined && <span className="sw-Button-label">{children}</span>}
      {pending && <Spinner className="sw-Button-spinner" />}
    </>
  )

  return (
    <>
      {href === undefined ? (
        <button
          {...shared}
          ref={ref as Ref<HTMLButtonElement>}
          // oxlint-disable-next-line react/button-has-type -- one of the three, 'button' unless told otherwise
          type={type}
          disabled={disabled && !explained && !pending}
        >
          {content}
        </button>
      ) : (
        <a
          {...shared}
          {...(idle ? { role: 'link', tabIndex: disabled ? undefined : 0 } : { href, target, rel })}
          ref={ref as Ref<HTMLAnchorElement>}
        >
          {content}
        </a>
      )}
      {explained && (
        <Tooltip id={reasonId} eager>
          {disabledReason}
        </Tooltip>
      )}
    </>
  )
}

/** A submit button that is out of use must not submit either; a browser only knows that of `disabled`. */
function reject(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

function useSayPending(pending: boolean, label: string | undefined) {
  const { t } = useLocaleWith(buttonTexts)
  const announce = useAnnounce()
  const words = label ?? t('button.pending')
  useEffect(() => {
    if (pending) announce(words)
  }, [pending, words, announce])
}
