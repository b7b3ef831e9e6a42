'use client'

import { useReducer } from 'react'
import type { RecordId } from '../../data/DataSource'
import { useAnnounce } from '../../internal/announce'
import { useLocale } from '../../internal/locale'
import type { Fields } from '../../spec/fields/fields'
import { FormOfCopy } from './FormOfCopy'
import { RecordForm, type RecordFormProps } from './RecordForm'
import { useProduct } from '../product/useProduct'

export interface FormScreenProps<F extends Fields> extends RecordFormProps<F> {
  /**
   * Which record a new one is filled from. Its id, version and state are left out, and what the server makes, what is
   * `sensitive`, and files.
   */
  from?: RecordId | undefined
  /**
   * Offers to save a new record and begin another: `onSaved` is called with the intent `saveAndNew`, and the form is as it was
   * at first. Not for a form in steps, which has one button.
   * @default false
   */
  saveAndNew?: boolean | undefined
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
