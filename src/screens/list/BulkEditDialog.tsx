'use client'

import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
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
import { labelOf } from '../../spec/labels/labels'
import { fieldRules } from '../../spec/rules/validate'
import { meaningOf, pick, type Values } from '../source/formChanges'

export interface BulkEditDialogProps<F extends Fields> {
  open: boolean
  entity: Entity<F>
  /** The fields to choose from. */
  names: readonly (keyof F & string)[]
  /** How many records are changed; undefined for all that match, where their number is not known. */
  count: number | undefined
  onApply: (values: Values) => void
  onClose: () => void
}

/** Asks for the fields that many records are to have the same value in, and says before how many these are. */
export function BulkEditDialog<F extends Fields>(props: BulkEditDialogProps<F>) {
  const { open, count, onClose } = props
  const { t } = useLocale()
  const form = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="small"
      title={count === undefined ? t('bulkEdit.titleAll') : t('bulkEdit.title', { count })}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {count === undefined ? t('bulkEdit.applyAll') : t('bulkEdit.apply', { count })}
          </Button>
        </>
      }
    >
      <BulkEditForm {...props} form={form} />
    </Dialog>
  )
}

/** One field at first, and others on demand. It begins anew each time the dialog opens. */
function BulkEditForm<F extends Fields>(props: BulkEditDialogProps<F> & { form: string }) {
  const { entity, names, form, onApply } = props
  const { t, locale } = useLocale()
  const [chosen, setChosen] = useState(() => names.slice(0, 1))
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
      {chosen.map((name) => (
        <div key={name} className="sw-BulkEditDialog-field">
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
