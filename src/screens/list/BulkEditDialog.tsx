'use client'

import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { IconButton } from '../../components/IconButton'
import { SelectField } from '../../fields/SelectField'
import { EntityField } from '../../form/EntityField'
import { Form } from '../../form/Form'
import { useForm } from '../../form/useForm'
import { useLocale } from '../../internal/locale'
import type { Entity } from '../../spec/entities/Entity'
import type { Field, Fields } from '../../spec/fields/fields'
import { countedNounOf, labelOf } from '../../spec/labels/labels'
import { fieldRules } from '../../spec/rules/validate'
import { meaningOf, pick, type Values } from '../source/formChanges'

export interface BulkEditDialogProps<F extends Fields> {
  open: boolean
  entity: Entity<F>
  /** The fields to choose from. */
  names: readonly (keyof F & string)[]
  /** How many records are changed; undefined for all that match, where their number is not known. */
  count: number | undefined
  /** Why each of the records cannot be changed in these fields, nothing for one that can; undefined where not all are at hand. */
  reasonsNot: (names: readonly string[]) => readonly (string | undefined)[] | undefined
  onApply: (values: Values) => void
  onClose: () => void
}

/** Asks for the fields that many records are to have the same value in, and says before how many these are. */
export function BulkEditDialog<F extends Fields>(props: BulkEditDialogProps<F>) {
  const { entity, open, names, count, reasonsNot, onApply, onClose } = props
  const { t, locale } = useLocale()
  const form = useId()
  // It begins anew each time the dialog opens.
  const [picked, setPicked] = useState<readonly (keyof F & string)[]>()
  const chosen = picked ?? names.slice(0, 1)
  const reasons = open ? reasonsNot(chosen) : undefined
  const able = reasons ? reasons.filter((reason) => reason === undefined).length : count
  const counted = (count: number) => ({ count, records: countedNounOf(entity, count, locale) })
  const close = () => {
    setPicked(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="small"
      initialFocus="field"
      title={count === undefined ? t('bulkEdit.titleAll') : t('bulkEdit.title', counted(count))}
      actions={
        <>
          <Button onClick={close}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" disabled={able === 0}>
            {able === undefined ? t('bulkEdit.applyAll') : t('bulkEdit.apply', counted(able))}
          </Button>
        </>
      }
    >
      <BulkEditForm
        {...props}
        form={form}
        chosen={chosen}
        onChosenChange={setPicked}
        onApply={(values) => {
          setPicked(undefined)
          onApply(values)
        }}
      >
        {reasons && able !== reasons.length && (
          <p className="sw-BulkEditDialog-text" role="status">
            {able ? t('bulkEdit.some', { count: able, total: reasons.length }) : t('bulkEdit.none')}
            {!able && ` ${reasons[0] ?? ''}`}
          </p>
        )}
      </BulkEditForm>
    </Dialog>
  )
}

interface BulkEditFormProps<F extends Fields> extends BulkEditDialogProps<F> {
  form: string
  chosen: readonly (keyof F & string)[]
  onChosenChange: (chosen: readonly (keyof F & string)[]) => void
  children: ReactNode
}

/** One field at first, and others on demand. */
function BulkEditForm<F extends Fields>(props: BulkEditFormProps<F>) {
  const { entity, names, form, chosen, onChosenChange: setChosen, onApply, children } = props
  const { t, locale } = useLocale()
  const left = names.filter((name) => !chosen.includes(name))
  const store = useForm({
    rules: pick(fieldRules(entity, { t, locale }), names) as ReturnType<typeof fieldRules>,
    fields: entity.fields,
    onSubmit: (values) => onApply(meaningOf(entity, chosen, values, { t, locale })),
  })
  const nameOf = (name: keyof F & string) => {
    const field: Field | undefined = entity.fields[name]
    return field ? labelOf(field, name, locale) : name
  }
  return (
    <Form store={store} id={form} errorSummary={false} className="sw-BulkEditDialog">
      <p className="sw-BulkEditDialog-text">{t('bulkEdit.fieldText')}</p>
      {children}
      {chosen.map((name) => (
        <div key={name} className="sw-BulkEditDialog-field">
          {names.length > 1 && (
            <SelectField
              label={t('bulkEdit.field')}
              required
              options={names
                .filter((one) => one === name || left.includes(one))
                .map((one) => ({ value: one, label: nameOf(one) }))}
              value={name}
              onValueChange={(next) =>
                next !== null && setChosen(chosen.map((one) => (one === name ? (next as typeof name) : one)))
              }
            />
          )}
          <EntityField entity={entity} name={name} />
          {chosen.length > 1 && (
            <IconButton
              size="small"
              label={t('bulkEdit.remove', { field: nameOf(name) })}
              icon={<X className="sw-icon" />}
              onClick={() => setChosen(chosen.filter((one) => one !== name))}
            />
          )}
        </div>
      ))}
      {left.length > 0 && (
        <Button
          size="small"
          icon={<Plus className="sw-icon" />}
          onClick={() => setChosen([...chosen, ...left.slice(0, 1)])}
        >
          {t('bulkEdit.add')}
        </Button>
      )}
    </Form>
  )
}
