'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/Button'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'

/** The number that a person quotes when they ask for help, and a button that takes it along. */
export function ProblemReference({ reference }: { reference: string }) {
  const { t } = useLocale()
  const announce = useAnnounce()
  const canCopy = useSyncExternalStore(never, hasClipboard, () => false)
  const [copied, setCopied] = useState(false)
  // Where the page may not write it can be selected all the same.
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => {
        setCopied(true)
        announce(t('status.copied'))
      },
      () => announce(t('status.copyFailed'), 'assertive'),
    )
  return (
    <p className="sw-StatusScreen-reference">
      <span>{t('status.reference')}</span>
      <bdi className="sw-StatusScreen-number">{reference}</bdi>
      {canCopy && (
        <Button size="small" variant="quiet" onClick={() => void copy()}>
          {copied ? t('status.copied') : t('status.copy')}
        </Button>
      )}
    </p>
  )
}

function hasClipboard(): boolean {
  return 'clipboard' in navigator && typeof navigator.clipboard?.writeText === 'function'
}

const never = () => () => {}
