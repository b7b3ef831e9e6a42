'use client'

import { useEffect } from 'react'
import { warn } from '../../internal/developerMessages'
import type { Id } from '../../spec/fields/FieldBase'
import type { FormDraftOptions } from '../form/RecordForm'

/** How the forms of a product keep what is written: where, for how long, and what never. */
export type ProductDrafts = Omit<FormDraftOptions, 'key' | 'person' | 'entity'>

/** The draft of each form in a product, for the person who is there: on a shared device each is offered their own alone. */
export function useProductDrafts(
  drafts: boolean | ProductDrafts | undefined,
  me: Id | undefined,
): FormDraftOptions | undefined {
  const isNameless = Boolean(drafts) && me === undefined
  useEffect(() => {
    if (!isNameless) return
    warn(
      '<ProductScreens drafts> knows no person, so that no draft is kept: another person on the same device would be offered it. Give <ProductProvider> me, the id of the person.',
    )
  }, [isNameless])
  if (!drafts || me === undefined) return undefined
  return { ...(drafts === true ? {} : drafts), person: String(me) }
}
