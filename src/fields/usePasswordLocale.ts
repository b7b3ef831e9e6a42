'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishPassword, type PasswordMessageKey } from '../messages/englishPassword'

const english = /* @__PURE__ */ localeWith(englishPassword)

/** `useLocale` for passwords: without a provider it knows their words alone. */
export function usePasswordLocale(): LocaleWith<PasswordMessageKey> {
  return use(LocaleContext) ?? english
}
