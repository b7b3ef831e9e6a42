'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { classes } from '../internal/classes'
import { useLocale } from '../internal/locale'
import { IconButton } from './IconButton'

export interface BannerProps {
  /**
   * What kind of news: `danger` and `warning` interrupt a screen reader, `info` and `success` wait for their turn.
   * @selector [data-tone="danger"]
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger'
  /** The news, in a few words. */
  title?: ReactNode
  /** What it means and what to do now. */
  children?: ReactNode
  /** Buttons or links that lead on. */
  actions?: ReactNode
  /** Offers to put it away, and is called when a person does. */
  onDismiss?: () => void
  /** Added to `sw-Banner`. */
  className?: string
  style?: CSSProperties
  id?: string
  ref?: Ref<HTMLDivElement>
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** News that concerns the whole screen and stays until it is settled. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, actions, onDismiss, className, ...rest } = props
  const { say } = useLocale()
  const Icon = icons[tone]
  return (
    <div
      {...rest}
      className={classes('sw-Banner', className)}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      data-tone={tone}
    >
      <Icon className="sw-icon sw-Banner-icon" />
      <div className="sw-Banner-content">
        {title !== undefined && <p className="sw-Banner-title">{title}</p>}
        {children !== undefined && <div className="sw-Banner-text">{children}</div>}
        {actions !== undefined && <div className="sw-Banner-actions">{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          className="sw-Banner-dismiss"
          size="small"
          label={say('banner.dismiss')}
          icon={<X className="sw-icon" />}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }
