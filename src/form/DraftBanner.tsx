'use client'

import type { ReactNode } from 'react'
import { Banner } from '../components/Banner'
import { Button } from '../components/Button'
import { useAnnounce } from '../internal/announce'
import { classes } from '../internal/classes'
import { ValueLabel } from '../components/ValueLabel'
import { useLocaleWith } from '../internal/useLocaleWith'
import { englishScreens } from '../messages/englishScreens'
import type { RootProps } from '../internal/RootProps'
import { andList } from '../messages/listText'
import { oncePerLocale } from '../messages/oncePerLocale'
import type { DraftOffer } from './createDraftKeeper'
import type { Draft } from './useDraft'

export interface DraftBannerProps extends RootProps<HTMLDivElement> {
  /** The drafts of the form: what `useDraft` returned. */
  draft: Draft
  /** Called with the names of the fields that a restored draft filled in: lead the focus to one. */
  onRestored?: ((names: readonly string[]) => void) | undefined
}

/**
 * Offers what an earlier page left of a form, and says what is to be known about drafts: what no longer fits, that the
 * form is open in another tab, that nothing is kept. Without any of it, nothing is drawn.
 */
export function DraftBanner({ draft, onRestored, className, ...props }: DraftBannerProps) {
  const { t, locale } = useLocaleWith(englishScreens)
  const announce = useAnnounce()
  const { status, offer, openElsewhere } = draft
  const rest = { ...props, className: classes('sw-DraftBanner', className) }

  if (offer && status === 'offered') {
    const restore = () => {
      const names = draft.restore()
      announce(t('draft.restored'))
      onRestored?.(names)
    }
    return (
      <Banner
        {...rest}
        title={t('draft.offered', { time: timeFormat(locale).format(offer.savedAt) })}
        actions={
          <>
            <Button size="small" onClick={restore}>
              {t('draft.restore')}
            </Button>
            <Button size="small" variant="quiet" onClick={draft.discard}>
              {t('draft.discard')}
            </Button>
          </>
        }
      >
        <OfferText offer={offer} />
        {openElsewhere && <p>{t('draft.openElsewhere')}</p>}
      </Banner>
    )
  }
  if (offer && status === 'restored') {
    return (
      <Banner {...rest} tone="warning" title={t('draft.restoredInPart')} onDismiss={draft.discard}>
        <Misfits misfits={offer.misfits} />
      </Banner>
    )
  }
  if (status === 'notKept') return <Banner {...rest}>{t('draft.notKept')}</Banner>
  return openElsewhere ? <Banner {...rest}>{t('draft.openElsewhere')}</Banner> : null
}

function OfferText({ offer }: { offer: DraftOffer }) {
  const { t, locale } = useLocaleWith(englishScreens)
  const { changedSince, leftOut, misfits } = offer
  const lines: ReactNode[] = []
  if (changedSince.length > 0) {
    lines.push(<p key="changed">{t('draft.changedSince', { fields: andList(changedSince, locale) })}</p>)
  }
  if (leftOut.length > 0) {
    lines.push(<p key="leftOut">{t('draft.leftOut', { fields: andList(leftOut, locale) })}</p>)
  }
  if (misfits.length > 0) lines.push(<Misfits key="misfits" misfits={misfits} />)
  return lines
}

function Misfits({ misfits }: { misfits: DraftOffer['misfits'] }) {
  const { t } = useLocaleWith(englishScreens)
  return (
    <>
      <p>{t('draft.misfits')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
      <ul className="sw-DraftBanner-misfits" role="list">
        {misfits.map(({ label, text }) => (
          <li key={`${label} ${text}`}>
            <ValueLabel>{label}</ValueLabel>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}

const timeFormat = /* @__PURE__ */ oncePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
)
