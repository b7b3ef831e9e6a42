'use client'

import { englishUpload, type UploadMessageKey } from '../messages/englishUpload'
import { type LocaleWith, useLocaleWith } from '../internal/useLocaleWith'

/** `useLocale` for files: without a provider it knows the words of files alone. */
export function useUploadLocale(): LocaleWith<UploadMessageKey> {
  return useLocaleWith(englishUpload)
}
