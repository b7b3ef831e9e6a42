'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { type LocaleWith, localeWith } from '../internal/localeWith'
import { englishUpload, type UploadWordKey } from '../words/englishUpload'

const english = localeWith(englishUpload)

/** `useLocale` for files: without a provider it knows the words of files alone. */
export function useUploadLocale(): LocaleWith<UploadWordKey> {
  return use(LocaleContext) ?? english
}
