'use client'

import { useEffect, useState } from 'react'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'

/**
 * The seconds that are left of those that began when this was first shown. That they are over is announced, unless it is
 * to be quiet about it.
 *
 * @param since begins them again when it is another: the problem that asked for them
 */
export function useSecondsLeft(seconds = 0, since?: unknown, { quiet = false } = {}): number {
  const { t } = useLocale()
  const announce = useAnnounce()
  const [wait, setWait] = useState({ seconds, since, left: Math.ceil(seconds) })
  if (wait.seconds !== seconds || wait.since !== since) {
    setWait({ seconds, since, left: Math.ceil(seconds) })
  }
  const over = t('status.retryNow')
  useEffect(() => {
    if (seconds <= 0) return
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setWait({ seconds, since, left })
      if (left > 0) return
      clearInterval(timer)
      if (!quiet) announce(over)
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds, since, quiet, announce, over])
  return wait.left
}
