'use client'

import { useReducer } from 'react'
import { EntityFields } from '../form/EntityFields'
import { useDraft } from '../form/useDraft'
import { useLeaveGuard } from '../form/useLeaveGuard'
import { useLocale } from '../internal/locale'
import type { Fields } from '../spec/fields/fields'
import { titleOf } from '../spec/entities/titleOf'
import { entityNounOf } from '../spec/labels/labels'
import { conflictBannerProps } from './conflictBannerProps'
import type { FormScreenProps } from './FormScreen'
import { FormScreenView } from './FormScreenView'
import { labelIn } from './labelIn'
import { RecordSteps, stepsOf } from './RecordSteps'
import { useEntityAccess } from './useEntityAccess'
import { useFormScreen } from './useFormScreen'

export type RecordFormProps<F extends Fields> = Omit<FormScreenProps<F>, 'from' | 'saveAndNew'>

/** The form of one record, new or known. */
export function RecordForm<F extends Fields>(props: RecordFormProps<F>) {
  const {
    entity: whole,
    source,
    id,
    fields,
    defaults,
    title,
    errors,
    steps: asked,
    children,
    ...more
  } = props
  const {
    onSaved,
    onSessionEnd,
    onAskAccess,
    offline,
    draft: draftOptions,
    leaveGuard = true,
    ...view
  } = more
  const { t, locale } = useLocale()
  const { entity: visible } = useEntityAccess(whole, source)
  const steps = asked ? stepsOf(visible, fields, asked === true ? undefined : asked.steps) : undefined
  const { entity, names, record, conflict, ...state } = useFormScreen({
    steps,
    entity: whole,
    source,
    id,
    fields,
    defaults,
    errors,
    onAskAccess,
    onSaved,
    onSessionEnd,
    offline,
  })
  const isFilled = id === undefined || record !== undefined
  const draft = useDraft(
    state.store,
    draftOptions && isFilled && state.status !== 'forbidden'
      ? { key: JSON.stringify([entity.name, id ?? null]), entity, ...draftOptions }
      : undefined,
  )
  const [restored, countRestored] = useReducer((times: number) => times + 1, 0)
  const restore = () => {
    const written = draft.restore()
    countRestored()
    return written
  }
  const guard = useLeaveGuard(state.store, { disabled: !leaveGuard })
  const isReadOnly = state.status === 'readOnly'
  // What cannot be saved is shown at once, to be read and copied.
  const isStepped = steps !== undefined && !isReadOnly && state.status !== 'gone'
  const heading = () => {
    if (id === undefined) return t('form.titleCreate', { entity: entityNounOf(entity, locale) })
    const name = record && titleOf(entity, record, locale)
    return isReadOnly && name !== undefined
      ? name
      : t('form.titleEdit', { title: name ?? entityNounOf(entity, locale) })
  }
  return (
    <FormScreenView
      {...view}
      {...state}
      draft={steps ? { ...draft, restore } : draft}
      stepped={isStepped}
      leaveGuard={guard}
      getLabel={(name) => entity.fields[name] && labelIn(entity, name, locale)}
      title={title ?? heading()}
      labels={names.map((name) => labelIn(entity, name, locale))}
      conflict={conflict && conflictBannerProps(entity, conflict, locale)}
    >
      {/* Of a record that cannot be made there is nothing to read. */}
      {isReadOnly && id === undefined
        ? undefined
        : (children ??
          (isStepped ? (
            <RecordSteps
              {...(asked === true ? {} : asked)}
              key={restored}
              entity={entity}
              steps={steps}
              resume={id !== undefined || restored > 0}
              takesFocus={restored > 0}
              submitLabel={view.submitLabel}
              headingLevel={(view.headingLevel ?? 1) + 1}
            />
          ) : (
            <EntityFields entity={entity} names={names} />
          )))}
    </FormScreenView>
  )
}
