'use client'

import { useState } from 'react'
import { useLocale } from '../../internal/locale'
import { accessOf } from '../../spec/access/accessOf'
import { grantedValues } from '../../spec/access/creationGrant'
import { createDraft } from '../../spec/entities/defineEntity'
import type { Fields } from '../../spec/fields/fields'
import { knownOfNew } from '../../spec/rules/knownOfNew'
import type { ValidateOptions } from '../../spec/rules/validate'
import { readOnlyReasons } from '../product/readOnlyReasons'
import { useFormAccess } from '../product/useFormAccess'
import { useProduct } from '../product/useProduct'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { pickSeen, writableNames } from '../source/formChanges'
import { othersIn } from '../source/othersIn'
import { useRecord } from '../source/useRecord'
import type { FormScreenOptions } from './FormScreenState'
import { withBlankItems } from './withBlankItems'
import { idOfMe } from '../../spec/values/Me'

export type FormRecord<F extends Fields> = ReturnType<typeof useFormRecord<F>>

/** Read the record that a form is about, and say which of its fields the person may fill in and what the rules for them know. */
export function useFormRecord<F extends Fields>(options: FormScreenOptions<F>) {
  const { id, part = false } = options
  const { t, locale } = useLocale()
  const product = useProduct()
  const me = product?.me
  const { entity, source, can } = useFormAccess(options.entity, options.source, id)
  const errors = useErrorCatalogue(options.errors)
  const isSeen = (name: string) => Object.hasOwn(entity.fields, name)
  const names = writableNames(entity, options.fields?.filter(isSeen))
  const comes = can(id === undefined ? 'create' : 'read')
  const reading = useRecord(source, comes.allowed ? id : undefined)
  // The fields of a part are on the page with the record: there is no moment in which they are empty.
  const [base, setBase] = useState(part ? reading.record : undefined)
  const granted = product && id === undefined ? grantedValues(accessOf(entity, product.role), me) : {}
  const known = base ?? {
    ...withBlankItems(
      entity,
      { ...createDraft(entity, { me }), ...pickSeen(options.defaults, isSeen) },
      // The form of a record that is edited has nothing in it until that is read.
      { names: id === undefined ? names : [], steps: options.steps, context: { me } },
    ),
    ...granted,
  }
  const validating: ValidateOptions = {
    t,
    locale,
    errors,
    // Rules hold for the state in which a new record will be.
    known: id === undefined ? { ...knownOfNew(entity), ...known } : known,
    me,
    ...othersIn(entity, source, id, me),
  }
  return {
    entity,
    source,
    errors,
    /** The fields that are filled in. */
    names,
    reading,
    /** The record as it was when the form was filled. */
    base,
    setBase,
    /** The values of the record, or of one that is new. */
    known,
    validating,
    /** Whether the person may see the record, or may make one. */
    comes,
    /** Whether the person may change it, or may make one. */
    changes: id === undefined ? comes : can('update', base),
    /** The fields that the person may not change in this record, or may give one value only, each with the reason. */
    reasons:
      id === undefined
        ? new Map(
            Object.entries(granted).map(([name, value]) => [
              name,
              t(value === idOfMe(me) ? 'form.onlyMe' : 'form.onlyValue'),
            ]),
          )
        : readOnlyReasons({ names, record: base, can, locale }),
  }
}
