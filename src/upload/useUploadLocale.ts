'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishUpload, type UploadMessageKey } from '../messages/englishUpload'

const english = localeWith(englishUpload)

/** `useLocale` for files: without a provider it knows the words of files alone. */
export function useUploadLocale(): LocaleWith<UploadMessageKey> {
  return use(LocaleContext) ?? english
}
