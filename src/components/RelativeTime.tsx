'use client'

import { useId, useSyncExternalStore } from 'react'
import { classes } from '../internal/classes'
import { clock } from '../internal/clock'
import { useZone } from '../internal/zone'
import { useLocale } from '../internal/locale'
import type { RootProps } from '../internal/RootProps'
import { relativeTime, type RelativeUnit } from '../spec/values/relativeTime'
import { instantOf, writeInstant } from '../spec/values/timeText'
import { Tooltip } from './Tooltip'

export interface RelativeTimeProps extends RootProps<HTMLTimeElement> {
  /** The moment, as RFC 3339 writes it: `2026-11-21T14:30:00Z`. Another text is shown as it is. */
  value: string
  /** The zone whose clocks show the exact moment, as the IANA database names it. @default that of the `LocaleProvider`, or else 'UTC' */
  zone?: string | undefined
  /** The moment to count from. @default the present one, which goes on */
  now?: Date | undefined
  /** The largest unit it is told in: “in 45 days” with `day`, and else “in 1 month”. @default 'year' */
  largestUnit?: RelativeUnit | undefined
  /** 0 or -1: whether Tab leads here, where the exact moment is shown. @default 0 */
  tabIndex?: 0 | -1 | undefined
}

/** How long ago something was, or how far ahead it is, with the exact moment at hand. */
export function RelativeTime(props: RelativeTimeProps) {
  const { value, zone: given, now, largestUnit, tabIndex = 0, className, ...rest } = props
  const { locale } = useLocale()
  const zone = useZone(given)
  const exactId = useId()
  const present = useSyncExternalStore(clock.subscribe, clock.now, unknown)
  const from = now?.getTime() ?? present
  const at = instantOf(value)
  if (Number.isNaN(at)) return value
  const exact = writeInstant(value, locale, zone)
  return (
    <>
      <time
        {...rest}
        className={classes('sw-RelativeTime', className)}
        dateTime={value}
        // The exact moment is for those without a pointer, too.
        tabIndex={tabIndex}
        aria-describedby={exactId}
      >
        {from === undefined ? exact : relativeTime(at, from, locale, largestUnit)}
      </time>
      <Tooltip id={exactId} eager>
        {exact}
      </Tooltip>
    </>
  )
}

/** A server does not know when its page is read: it sends the exact moment. */
const unknown = () => undefined
