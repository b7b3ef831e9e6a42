'use client'

import { englishMotion, type MotionMessageKey } from '../messages/englishMotion'
import { type LocaleWith, useLocaleWith } from '../internal/useLocaleWith'

/** `useLocale` for motion: without a provider it knows the words of motion alone. */
export function useMotionLocale(): LocaleWith<MotionMessageKey> {
  return useLocaleWith(englishMotion)
}
