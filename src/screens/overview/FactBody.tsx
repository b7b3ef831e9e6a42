'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Equal from 'lucide-react/icons/equal'
import type { CSSProperties } from 'react'
import { chartNumber } from '../../charts/chartNumber'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishOverview } from '../../messages/englishOverview'
import { oncePerLocale } from '../../messages/oncePerLocale'
import type { OverviewFact } from './overviewState'

/** A number, which records it is about, and how it stands to the one before. */
export function FactBody({ fact }: { fact: OverviewFact }) {
  const { value, atLeast = false, about } = fact
  const { t, locale } = useScreenLocale(englishOverview)
  const written = value === undefined ? '–' : chartNumber(value, locale, fact)
  const figure = atLeast ? t('overview.atLeast', { value: written }) : written
  return (
    <>
      <p className="sw-OverviewScreen-figure" style={roomStyle(figure)}>
        {value === undefined ? (
          <>
            <span aria-hidden="true">{written}</span>
            <VisuallyHidden>{t('chart.unknown')}</VisuallyHidden>
          </>
        ) : (
          figure
        )}
      </p>
      {about !== undefined && <p className="sw-OverviewScreen-note">{about}</p>}
      <Change fact={fact} />
    </>
  )
}

/** The width of what cannot be broken, in digits, for the sheet: a point, and the room between thousands, is half of one. */
function roomStyle(figure: string): CSSProperties {
  const widths = figure
    .replaceAll(/\p{Cf}/gu, '')
    .split(' ')
    .map((piece) => [...piece].reduce((sum, sign) => sum + (/[\s.,'’٫٬]/.test(sign) ? 0.5 : 1), 0))
  return { '--sw-OverviewScreen-digits': Math.max(...widths) } as CSSProperties
}

/** The change in words, and a shape beside them. */
function Change({ fact: { value, before, beforeLabel = '' } }: { fact: OverviewFact }) {
  const { t, locale } = useScreenLocale(englishOverview)
  if (value === undefined || before === undefined) return null
  const [now, then] = [Number(value), Number(before)]
  if (then === 0 && now !== 0) {
    return <p className="sw-OverviewScreen-change">{t('overview.noneBefore', { before: beforeLabel })}</p>
  }
  const difference = now - then
  const Shape = difference > 0 ? ArrowUp : difference < 0 ? ArrowDown : Equal
  const key = difference > 0 ? 'overview.more' : 'overview.less'
  const percent = percentFormat(locale).format(Math.abs(difference / then))
  return (
    <p className="sw-OverviewScreen-change">
      <Shape className="sw-icon" />
      {difference === 0
        ? t('overview.same', { before: beforeLabel })
        : t(key, { percent, before: beforeLabel })}
    </p>
  )
}

// "12 %" says enough, and "0.4 %" is not nothing.
const percentFormat = /* @__PURE__ */ oncePerLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumSignificantDigits: 2,
      maximumFractionDigits: 0,
      roundingPriority: 'morePrecision',
    }),
)
