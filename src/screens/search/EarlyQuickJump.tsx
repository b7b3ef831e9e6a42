'use client'

import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../components/Button'
import { keyOf } from '../../internal/keyOf'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSearch } from '../../messages/englishSearch'

interface EarlyQuickJumpProps {
  words: string
  onWordsChange: (words: string) => void
  onClose: () => void
  /** Whether the code did not come. */
  hasFailed: boolean
  onRetry: () => void
}

/** The box of a quick jump whose code is still on its way: it looks the same and takes what is typed. */
export function EarlyQuickJump({ words, onWordsChange, onClose, hasFailed, onRetry }: EarlyQuickJumpProps) {
  const { t, locale, direction } = useScreenLocale(englishSearch)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a press beside it closes it, and so does Escape
    <div
      className="sw-Dialog-scrim sw-QuickJump-scrim"
      lang={locale}
      dir={direction}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="sw-Dialog-place" data-size="medium">
        <div
          className="sw-Dialog sw-QuickJump-dialog"
          role="dialog"
          aria-modal="true"
          aria-label={t('search.placeholder')}
          aria-busy={!hasFailed}
        >
          <div className="sw-QuickJumpView-box">
            <Search className="sw-icon sw-QuickJumpView-icon" aria-hidden="true" />
            <input
              ref={input}
              className="sw-QuickJumpView-input"
              aria-label={t('search.placeholder')}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              value={words}
              onChange={(event) => onWordsChange(event.currentTarget.value)}
              onKeyDown={(event) => keyOf(event) === 'Escape' && onClose()}
            />
          </div>
          {hasFailed && (
            <div className="sw-QuickJumpView-note" role="alert">
              {t('search.loadFailed')}{' '}
              <Button size="small" onClick={onRetry}>
                {t('status.retry')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>,
    document.body,
  )
}
