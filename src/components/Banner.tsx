'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { classes } from '../internal/classes'
import { dataOf } from '../internal/dataOf'
import { useLocaleWith } from '../internal/useLocaleWith'
import { bannerTexts } from '../messages/components/bannerTexts'
import type { RootProps } from '../internal/RootProps'
import { useSharedRef } from '../internal/useSharedRef'
import { IconButton } from './IconButton'
import { useBannerAnnouncement } from './useBannerAnnouncement'

export interface BannerProps extends RootProps<HTMLDivElement> {
  /**
   * The kind of message. Title and text are announced once when they appear: of `danger` and `warning` at once, of
   * `info` and `success` in their turn. A banner that was there when the page arrived is read in its place.
   * @selector [data-tone="danger"]
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  /** The news, in a few words. */
  title?: ReactNode
  /** The meaning, and the next step. */
  children?: ReactNode
  /** Buttons or links that lead on. */
  actions?: ReactNode
  /** Offers to put it away, and is called when a person does. */
  onDismiss?: (() => void) | undefined
  /**
   * Takes the focus when it appears, for what has to be decided: then that reads it, and nothing else announces it.
   * @default false
   */
  autoFocus?: boolean | undefined
  /** The id of the text read after the title when it takes the focus. @default the text */
  'aria-describedby'?: string | undefined
  id?: string | undefined
}

/** News that concerns the whole screen and stays until it is settled. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, actions, onDismiss, autoFocus = false, className, ref } = props
  const { id, style, 'aria-describedby': describedBy } = props
  const { t } = useLocaleWith(bannerTexts)
  const ownId = useId()
  const [box, holdBox] = useSharedRef(ref)
  useBannerAnnouncement(box, { autoFocus, urgent: tone === 'danger' || tone === 'warning' })
  const Icon = icons[tone]
  const [titleId, textId] = [`${ownId}-title`, `${ownId}-text`]
  const hasTitle = title !== undefined
  // A group and no live region: that would read the buttons too, and stay silent where it appears with its words.
  return (
    <div
      {...dataOf(props)}
      id={id}
      ref={holdBox}
      className={classes('sw-Banner', className)}
      style={style}
      role="group"
      tabIndex={autoFocus ? -1 : undefined}
      aria-labelledby={hasTitle ? titleId : textId}
      aria-describedby={describedBy ?? (autoFocus && hasTitle && children !== undefined ? textId : undefined)}
      data-tone={tone}
      data-acts={actions !== undefined || undefined}
    >
      <Icon className="sw-icon sw-Banner-icon" />
      <div className="sw-Banner-content">
        <div className="sw-Banner-words">
          {hasTitle && (
            <p className="sw-Banner-title" id={titleId}>
              {title}
            </p>
          )}
          {children !== undefined && (
            <div className="sw-Banner-text" id={textId}>
              {children}
            </div>
          )}
        </div>
        {actions !== undefined && <div className="sw-Banner-actions">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          className="sw-Banner-dismiss"
          size="small"
          label={t('banner.dismiss')}
          icon={<X className="sw-icon" />}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
