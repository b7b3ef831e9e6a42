import type { ReactNode } from 'react'
import type { TranslateFor } from '../messages/createTranslator'
import { nounOf } from '../spec/labels/labels'

interface Language {
  readonly t: TranslateFor<'combobox.unlisted' | 'combobox.unlistedOf'>
  readonly locale: string
}

/** Ask to choose an option, in words that also say for which field where they stand in a summary. */
export function unlistedText(label: ReactNode, { t, locale }: Language): string {
  return typeof label === 'string'
    ? t('combobox.unlistedOf', { field: nounOf({ label }, label, locale) })
    : t('combobox.unlisted')
}
