'use client'

import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useLocale } from './locale'

/**
 * React Aria asks the browser for its language, which a server does not know; components built on it speak
 * ours instead, in the same direction.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale().locale}>{children}</I18nProvider>
}
