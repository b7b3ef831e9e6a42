'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishMotion, type MotionMessageKey } from '../messages/englishMotion'

const english = localeWith(englishMotion)

/** `useLocale` for motion: without a provider it knows the words of motion alone. */
export function useMotionLocale(): LocaleWith<MotionMessageKey> {
  return use(LocaleContext) ?? english
}
