'use client'

import { useEffect } from 'react'
import { useAnnounce } from '../internal/announce'
import { useLocaleWith } from '../internal/useLocaleWith'
import { passwordTexts } from '../messages/fields/passwordTexts'

/** Says that letters come out as capitals, which a hidden password does not show. */
export function CapsLockHint() {
  const { t } = useLocaleWith(passwordTexts)
  const announce = useAnnounce()
  const words = t('password.capsLock')
  useEffect(() => announce(words), [announce, words])
  return <div className="sw-PasswordField-capsLock">{words}</div>
}
