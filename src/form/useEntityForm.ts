'use client'

import { use } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import { own } from '../internal/own'
import { createDraft } from '../spec/entities/defineEntity'
import type { AcceptedBy, DraftBy, Entity } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { fieldRules, readField, type ValidateOptions } from '../spec/rules/validate'
import type { FormOptions, FormStore, FormValues, SubmitAnswer } from './FormStore'
import { useForm } from './useForm'

export interface EntityFormOptions<F extends Fields> extends Omit<
  FormOptions<DraftBy<F>>,
  'defaultValues' | 'rules' | 'fields' | 'onSubmit'
> {
  /** The values at first, over the entity's own defaults. */
  defaultValues?: Partial<DraftBy<F>> | undefined
  /** Facts that the entity's rules ask about: which values are taken, who asks. The language is that of the page. */
  validating?: Omit<ValidateOptions, 't' | 'locale' | 'signal'> | undefined
  /** Called once for each submission, with the values as their fields mean them: numbers as numbers. */
  onSubmit?:
    | ((
        values: AcceptedBy<F>,
        context: { readonly signal: AbortSignal; readonly idempotencyKey: string },
      ) => SubmitAnswer | Promise<SubmitAnswer>)
    | undefined
}

/**
 * The form of an entity: it starts with the entity's defaults, is validated by its rules, and knows its names. A name that
 * the entity does not have is a mistake that TypeScript tells of.
 */
export function useEntityForm<F extends Fields>(
  entity: Entity<F>,
  options: EntityFormOptions<F> = {},
): FormStore<DraftBy<F>> {
  const { defaultValues, validating, onSubmit, ...rest } = options
  const { t, locale } = use(LocaleContext) ?? {}
  const validate: ValidateOptions = { ...validating, t, locale }
  return useForm<DraftBy<F>>({
    ...rest,
    defaultValues: { ...createDraft(entity, { me: validating?.me }), ...defaultValues },
    rules: fieldRules(entity, validate),
    fields: entity.fields,
    ...(onSubmit && {
      onSubmit: (values, context) => onSubmit(meaningOf(entity, values, validate), context),
    }),
  })
}

function meaningOf<F extends Fields>(
  entity: Entity<F>,
  values: FormValues,
  options: ValidateOptions,
): AcceptedBy<F> {
  const entries = entity.fieldNames.flatMap((name) => {
    const value = own(values, name)
    return entity.fields[name]?.readOnly || value === undefined
      ? []
      : [[name, readField(entity, name, value, options)]]
  })
  // Its rules were kept, or it would not be sent.
  return Object.fromEntries(entries) as AcceptedBy<F>
}
