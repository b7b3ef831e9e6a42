'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { englishForms } from '../words/englishForms'
import { fillIn } from '../words/fill'
import type { SayForm } from '../words/say'

/** `useLocale` for forms: without a provider it knows the words of forms alone, so that a page loads no others. */
export function useFormLocale(): { readonly say: SayForm } {
  return use(LocaleContext) ?? english
}

const fill = fillIn('en')
const english = {
  say: ((key, ...[params]) => fill(englishForms[key], params ?? {})) satisfies SayForm,
}
