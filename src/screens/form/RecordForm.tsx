'use client'

import { type ReactNode, useReducer } from 'react'
import type { DataSource, RecordId } from '../../data/DataSource'
import { EntityFields } from '../../form/EntityFields'
import { NewRecordContext, type OwnControls, OwnControlsContext } from '../../form/FormContext'
import type { FormStepsProps } from '../../form/FormSteps'
import { type DraftOptions, useDraft } from '../../form/useDraft'
import { type LeaveGuardOptions, useLeaveGuard } from '../../form/useLeaveGuard'
import { useLocale } from '../../internal/locale'
import type { Entity, RecordBy } from '../../spec/entities/Entity'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import { conflictBannerProps } from './conflictBannerProps'
import { FixedFields, fixedNames } from './FixedFields'
import { type FormScreenBaseProps, FormScreenView } from './FormScreenView'
import { labelIn } from '../product/labelIn'
import { RecordSteps, stepsOf } from './RecordSteps'
import type { AccessAsking } from '../product/useAskAccess'
import { useFormAccess } from '../product/useFormAccess'
import type { SavedHow } from './FormScreenState'
import { useFormScreen } from './useFormScreen'
import { visibleSteps } from './visibleSteps'
import { namesInSight, recordSections } from '../record/recordSections'
import { useRecordTitle } from '../record/useRecordTitle'
import { nextLevel } from '../status/nextLevel'

/** Props of the form of a record, new or known. */
export interface RecordFormProps<F extends Fields> extends FormScreenBaseProps, AccessAsking {
  /** The kind of the record; its rules validate the fields. */
  entity: Entity<F>
  /**
   * Where the record goes: `create` makes a new one, `get` and `update` edit one. What it cannot store is shown to be
   * read, without "Save".
   * @default that of the product around it
   */
  source?: DataSource<RecordBy<F>> | undefined
  /** Which record to edit; without it a new one is made. */
  id?: RecordId | undefined
  /** The fields that are filled in, in this order. @default all that the server does not make */
  fields?: readonly (keyof F & string)[] | undefined
  /** The values of a new record at first, over the entity's own defaults. */
  defaults?: Partial<RecordBy<F>> | undefined
  /** Says what is filled in. @default "New …" or "Edit …" */
  title?: ReactNode
  /**
   * Called with the record as the source has stored it, and with the `intent` of the button that was pressed: the host
   * goes on from here. Where the source is `optimistic`, and the page has a `ToastRegion`, changes are told at once, with the
   * record as it will be.
   */
  onSaved?: ((record: RecordBy<F>, how: SavedHow) => void) | undefined
  /**
   * Leads back to the form, where a person went on at once and the changes were rejected then: what was written is in it again,
   * with the reason. @default a message alone says so
   */
  onReopen?: (() => void) | undefined
  /**
   * Lets the person sign in when the session has ended (401, or `signIn` in `errors`): opens a dialog, another window.
   * Entered values stay, and are saved once the promise is resolved.
   * @default that of the product around it
   */
  onSessionEnd?: (() => void | Promise<void>) | undefined
  /**
   * Without a connection, `wait` saves by itself as soon as there is one, unless the person went on writing; `fail`
   * says that nothing was saved.
   * @default 'wait'
   */
  offline?: 'wait' | 'fail' | undefined
  /**
   * Keeps what is written on this device, for this person alone, and offers it after a reload, a crash or a killed
   * browser. What the entity calls `sensitive`, one-time codes and files are never kept. Without it nothing is.
   */
  draft?: FormDraftOptions | undefined
  /**
   * Asks before changes are left that are not saved: by a link, by "back", by closing the page. With `isWithin`, other addresses
   * are still this form, such as those of its steps.
   * @default true
   */
  leaveGuard?: boolean | LeaveGuardOptions | undefined
  /**
   * Asks step by step, and shows all answers before they are saved: the sections of the entity, or the steps given here.
   * A record that is edited begins at the first step that is not finished, and a new one after its draft was restored.
   * Such a form has one button, so that `intents` and `saveBar` are not for it.
   * @default false
   */
  steps?: boolean | FormScreenSteps | undefined
  /**
   * Draws some of the fields by components of your own, each in its place: `{ size: SizeField }`. Such a component takes the props of
   * every field, `FieldProps`.
   * @default the field of the library that suits each
   */
  controls?: OwnControls<keyof F & string> | undefined
  /** Fields of the host's own, inside the form. @default a field for each of `fields` */
  children?: ReactNode
}

/** Which steps a record is filled in with, and which of them is shown. */
export type FormScreenSteps = Pick<
  FormStepsProps,
  'steps' | 'step' | 'defaultStep' | 'onStepChange' | 'taskList'
>

export interface FormDraftOptions extends Omit<DraftOptions, 'entity' | 'key'> {
  /** Names the form. @default the entity and the id of the record */
  key?: string | undefined
}

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
    controls = noControls,
    children,
    ...more
  } = props
  const {
    onSaved,
    onReopen,
    onSessionEnd,
    onAskAccess,
    offline,
    draft: draftOptions,
    leaveGuard = true,
    ...view
  } = more
  const { t, locale } = useLocale()
  const { entity: visible } = useFormAccess(whole, source, id)
  const own = asked === true || !asked ? undefined : asked.steps
  const steps = asked ? stepsOf(visible, fields, own && visibleSteps(whole, visible, own)) : undefined
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
    onReopen,
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
  const guard = useLeaveGuard(
    state.store,
    typeof leaveGuard === 'boolean' ? { disabled: !leaveGuard } : leaveGuard,
  )
  const isReadOnly = state.status === 'readOnly'
  // A form that cannot be saved is shown whole, to be read and copied.
  const isStepped = steps !== undefined && !isReadOnly && state.status !== 'gone'
  const drawn = (fields ?? entity.fieldNames).filter((name) => Object.hasOwn(entity.fields, name))
  // Fields of the host's own, and those in steps, stand where they were put.
  const fixed =
    id !== undefined && children === undefined && !steps ? fixedNames(names, state.readOnlyReasons) : []
  const isAsked = (name: keyof F & string) => !fixed.includes(name)
  const recordTitle = useRecordTitle(entity, record)
  const heading = () => {
    if (id === undefined) return t('form.titleCreate', { entity: entityNounOf(entity, locale) })
    const name = recordTitle
    if (name === undefined) return t('form.titleEditEntity', { entity: entityNounOf(entity, locale) })
    return isReadOnly ? name : t('form.titleEdit', { title: name })
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
      labels={names.filter(isAsked).map((name) => labelIn(entity, name, locale))}
      renderAround={(form) => (
        <>
          {form}
          {record && fixed.length > 0 && (
            <FixedFields
              entity={entity}
              record={record}
              names={namesInSight(entity, recordSections(entity, record, locale), fixed)}
              reasons={state.readOnlyReasons}
              headingLevel={nextLevel(view.headingLevel ?? 1)}
            />
          )}
        </>
      )}
      conflict={conflict && conflictBannerProps(entity, conflict, locale)}
      conflictBeside={children === undefined && !isStepped}
    >
      {/* Of a record that cannot be made there is nothing to read. */}
      <NewRecordContext value={id === undefined}>
        <OwnControlsContext value={controls}>
          {isReadOnly && id === undefined
            ? undefined
            : (children ??
              (isStepped ? (
                <RecordSteps
                  {...(asked === true ? {} : asked)}
                  key={restored}
                  entity={entity}
                  steps={steps}
                  resume={restored > 0 ? 'always' : id !== undefined}
                  autoFocus={restored > 0}
                  submitLabel={view.submitLabel}
                  headingLevel={(view.headingLevel ?? 1) + 1}
                />
              ) : (
                <EntityFields entity={entity} names={drawn.filter(isAsked)} />
              )))}
        </OwnControlsContext>
      </NewRecordContext>
    </FormScreenView>
  )
}

const noControls: OwnControls = {}
