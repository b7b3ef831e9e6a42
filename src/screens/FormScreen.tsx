'use client'

import { type ReactNode, useReducer } from 'react'
import type { DataSource, RecordId } from '../data/DataSource'
import type { FormStepsProps } from '../form/FormSteps'
import type { DraftOptions } from '../form/useDraft'
import { useAnnounce } from '../internal/announce'
import { useLocale } from '../internal/locale'
import type { Entity, RecordBy } from '../spec/entities/Entity'
import type { Fields } from '../spec/fields/fields'
import { FormOfCopy } from './FormOfCopy'
import type { FormScreenBaseProps } from './FormScreenView'
import { RecordForm } from './RecordForm'
import type { AccessAsking } from './useAskAccess'
import type { SavedHow } from './useFormScreen'
import { useProduct } from './useProduct'

export interface FormScreenProps<F extends Fields> extends FormScreenBaseProps, AccessAsking {
  /** The kind of the record; its rules validate the fields. */
  entity: Entity<F>
  /**
   * Where the record goes: `create` makes a new one, `get` and `update` edit one. What it cannot store is shown to be
   * read, without "Save".
   * @default that of the product around it
   */
  source?: DataSource<RecordBy<F>>
  /** Which record to edit; without it a new one is made. */
  id?: RecordId
  /**
   * Which record a new one is filled from. Its id, version and state are left out, and what the server makes, what is
   * `sensitive`, and files.
   */
  from?: RecordId | undefined
  /** The fields that are filled in, in this order. @default all that the server does not make */
  fields?: readonly (keyof F & string)[]
  /** The values of a new record at first, over the entity's own defaults. */
  defaults?: Partial<RecordBy<F>>
  /** Says what is filled in. @default "New …" or "Edit …" */
  title?: ReactNode
  /**
   * Called with the record as the source has stored it, and with the `intent` of the button that was pressed: the host
   * goes on from here.
   */
  onSaved?: (record: RecordBy<F>, how: SavedHow) => void
  /**
   * Offers to save a new record and begin another: `onSaved` is called with the intent `saveAndNew`, and the form is as it was
   * at first. Not for a form in steps, which has one button.
   * @default false
   */
  saveAndNew?: boolean | undefined
  /**
   * Lets the person sign in when the session has ended (401, or `signIn` in `errors`): opens a dialog, another window.
   * What was written stays, and is saved once the promise is resolved.
   * @default that of the product around it
   */
  onSessionEnd?: () => void | Promise<void>
  /**
   * Without a connection, `wait` saves by itself as soon as there is one, unless the person went on writing; `fail`
   * says that nothing was saved.
   * @default 'wait'
   */
  offline?: 'wait' | 'fail'
  /**
   * Keeps what is written on this device, for this person alone, and offers it after a reload, a crash or a killed
   * browser. What the entity calls `sensitive`, one-time codes and files are never kept. Without it nothing is.
   */
  draft?: FormDraftOptions
  /**
   * Asks before changes are left that are not saved: by a link, by "back", by closing the page.
   * @default true
   */
  leaveGuard?: boolean
  /**
   * Asks step by step, and shows all answers before they are saved: the sections of the entity, or the steps given here.
   * A record that is edited begins at the first step that is not finished, and a new one after its draft was restored.
   * Such a form has one button, so that `intents` and `saveBar` are not for it.
   * @default false
   */
  steps?: boolean | FormScreenSteps
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
  key?: string
}

/** Makes or edits one record: fields, rules, saving, rejections and conflicts, from its entity and its source. */
export function FormScreen<F extends Fields>(props: FormScreenProps<F>) {
  const { from, saveAndNew = false, intents = [], onSaved, ...rest } = props
  const { t } = useLocale()
  const announce = useAnnounce()
  const role = useProduct()?.role ?? ''
  const [round, beginAnother] = useReducer((rounds: number) => rounds + 1, 0)
  const begins = saveAndNew && props.id === undefined && !props.steps
  const saved: typeof onSaved = (record, how) => {
    if (begins && how.intent === another) {
      beginAnother()
      if (props.announceSaved !== false) announce(t('form.saved'))
    }
    onSaved?.(record, how)
  }
  const form = {
    ...rest,
    // After one is saved, the next begins at its heading.
    autoFocus: rest.autoFocus || round > 0,
    onSaved: saved,
    intents: begins ? [{ value: another, label: t('form.saveAndNew') }, ...intents] : intents,
  }
  // A form keeps what it was filled with: of another role, or of the record before, there must be nothing left.
  const key = JSON.stringify([role, round, from])
  return from === undefined || props.id !== undefined ? (
    <RecordForm key={key} {...form} />
  ) : (
    <FormOfCopy key={key} {...form} from={from} />
  )
}

const another = 'saveAndNew'
