'use client'

import { useId, useState } from 'react'
import { type FilterField, type FilterTest, isDays } from '../../collection/createFilters'
import {
  daysIn,
  type FilterCondition,
  type FilterRange,
  rangeOfDays,
} from '../../collection/filterConditions'
import { testText } from '../../collection/filterText'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { SelectField } from '../../fields/SelectField'
import { EntityField } from '../../form/EntityField'
import { Form } from '../../form/Form'
import { useEntityForm } from '../../form/useEntityForm'
import { useLocale } from '../../internal/locale'
import { own } from '../../internal/own'
import { absoluteTests, isFromNow } from '../../spec/values/fromNow'
import { isMissing } from '../../spec/values/isMissing'
import { conditionEntity } from './conditionEntity'

export interface FilterDialogProps {
  open: boolean
  filters: readonly FilterField[]
  /** The condition that is changed; without one a new one is made. */
  condition: FilterCondition | undefined
  onApply: (condition: FilterCondition) => void
  onClose: () => void
}

/** Asks for one condition: a field, a comparison, and a value in the control that its kind has in forms too. */
export function FilterDialog({ open, filters, condition, onApply, onClose }: FilterDialogProps) {
  const { t } = useLocale()
  const form = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="small"
      initialFocus="field"
      title={t(condition ? 'filter.changeTitle' : 'filter.addTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <FilterQuestions form={form} filters={filters} condition={condition} onApply={onApply} />
    </Dialog>
  )
}

/** The field and the comparison, which decide about the control of the value. They begin anew each time it opens. */
function FilterQuestions(
  props: Pick<FilterDialogProps, 'filters' | 'condition' | 'onApply'> & { form: string },
) {
  const { form, filters, condition, onApply } = props
  const { t } = useLocale()
  const [name, setName] = useState(condition?.field ?? filters[0]?.name)
  const [asked, setAsked] = useState(condition?.test)
  const filter = filters.find((one) => one.name === name)
  const test = testIn(filter, asked)
  if (!filter || !test) return null
  const isSame = condition?.field === filter.name && testIn(filter, condition.test) === test
  return (
    <div className="sw-FilterDialog">
      <SelectField
        label={t('filter.field')}
        required
        options={filters.map((one) => ({ value: one.name, label: one.label }))}
        value={filter.name}
        onValueChange={(next) => next !== null && setName(next)}
      />
      {filter.tests.length > 1 && (
        <SelectField
          label={t('filter.condition')}
          required
          options={filter.tests.map((one) => ({ value: one, label: testText(one, t) }))}
          value={test}
          onValueChange={(next) => setAsked((next as FilterTest | null) ?? undefined)}
        />
      )}
      <ConditionForm
        key={`${filter.name} ${test}`}
        id={form}
        filter={filter}
        test={test}
        value={isSame ? condition.value : undefined}
        onApply={onApply}
      />
    </div>
  )
}

interface ConditionFormProps {
  id: string
  filter: FilterField
  test: FilterTest
  value: unknown
  onApply: (condition: FilterCondition) => void
}

/** The value to compare with, validated as the field's kind is anywhere else. */
function ConditionForm({ id, filter, test, value, onApply }: ConditionFormProps) {
  const { t } = useLocale()
  const [entity] = useState(() => conditionEntity(filter, test, t))
  const names = entity.fieldNames.filter((name) => name !== entity.id)
  const store = useEntityForm(entity, {
    defaultValues: draftOf(filter, test, value),
    onSubmit: (values) => onApply({ field: filter.name, test, ...operandOf(filter, test, values) }),
  })
  return (
    <Form store={store} id={id} errorSummary={false} className="sw-FilterDialog-value">
      {names.map((name) => (
        <EntityField key={name} entity={entity} name={name} />
      ))}
    </Form>
  )
}

/** The comparison asked for, if the field has it: one with a single value is one with several where these can be chosen. */
function testIn(filter: FilterField | undefined, test: FilterTest | undefined): FilterTest | undefined {
  const tests = filter?.tests ?? []
  if (test !== undefined && tests.includes(test)) return test
  return test === 'is' && tests.includes('in') ? 'in' : tests[0]
}

function draftOf({ field }: FilterField, test: FilterTest, value: unknown): Record<string, unknown> {
  if (value === undefined) return {}
  if (isDays(test)) return { value: daysIn(value as FilterRange)?.days }
  if (test === 'range') {
    const { from, to } = isFromNow(value) ? { from: value, to: value } : (value as FilterRange)
    // A day that was said from today has no place in a calendar until it is worked out.
    const endOf = (test: 'gte' | 'lte', end: unknown) => absoluteTests(test, end, field)[0]?.[1]
    return { from: endOf('gte', from), to: endOf('lte', to) }
  }
  if (test === 'in') return { value: Array.isArray(value) ? value : [value] }
  if (field.kind === 'boolean') return { value: value === true ? 'true' : 'false' }
  return { value }
}

function operandOf({ field }: FilterField, test: FilterTest, values: object): { value?: unknown } {
  const at = (name: string) => own(values as Record<string, unknown>, name)
  if (test === 'missing' || test === 'given') return {}
  if (isDays(test)) return { value: rangeOfDays(test, Number(at('value')), field) }
  if (test !== 'range') return { value: field.kind === 'boolean' ? at('value') === 'true' : at('value') }
  const [from, to] = [at('from'), at('to')]
  return { value: { ...(!isMissing(from) && { from }), ...(!isMissing(to) && { to }) } }
}
