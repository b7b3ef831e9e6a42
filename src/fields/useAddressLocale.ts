'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishAddress, type AddressMessageKey } from '../messages/englishAddress'

const english = /* @__PURE__ */ localeWith(englishAddress)

/** `useLocale` for addresses: without a provider it knows their words alone. */
export function useAddressLocale(): LocaleWith<AddressMessageKey> {
  return use(LocaleContext) ?? english
}
