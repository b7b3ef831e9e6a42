'use client'

import { useState } from 'react'
import type { RecordId } from '../../data/DataSource'
import { createForm } from '../../form/createForm'
import { dataOf } from '../../internal/dataOf'
import { useLocale } from '../../internal/locale'
import type { Fields } from '../../spec/fields/fields'
import { entityNounOf } from '../../spec/labels/labels'
import { copyOf } from './copyOf'
import { writableNames } from '../source/formChanges'
import { readingStatus } from './formScreenStatus'
import { FormScreenView } from './FormScreenView'
import { labelIn } from '../product/labelIn'
import { RecordForm, type RecordFormProps } from './RecordForm'
import { useEntityAccess } from '../product/useEntityAccess'
import { useErrorCatalogue } from '../product/useErrorCatalogue'
import { useRecord } from '../source/useRecord'
import { useRecordTitle } from '../record/useRecordTitle'

/** A form that is filled from another record, once that is there. */
export function FormOfCopy<F extends Fields>({ from, ...props }: RecordFormProps<F> & { from: RecordId }) {
  const { t, locale } = useLocale()
  const { entity, source, can } = useEntityAccess(props.entity, props.source)
  const mayRead = can('read').allowed && can('create').allowed
  const reading = useRecord(source, mayRead ? from : undefined)
  const errors = useErrorCatalogue(props.errors)
  const [model, setModel] = useState(reading.record)
  const [store] = useState(() => createForm())
  if (!model && reading.record) setModel(reading.record)
  const titleOfModel = useRecordTitle(entity, model)
  if (model) {
    const name = titleOfModel ?? entityNounOf(entity, locale)
    return (
      <RecordForm
        {...props}
        defaults={{ ...copyOf(entity, model), ...props.defaults }}
        title={props.title ?? t('form.titleDuplicate', { title: name })}
      />
    )
  }
  const { fields, breadcrumbs, description, back, headingLevel, autoFocus, className, style, ref } = props
  const names = writableNames(
    entity,
    fields?.filter((name) => Object.hasOwn(entity.fields, name)),
  )
  return (
    <FormScreenView
      {...dataOf(props)}
      {...{ breadcrumbs, description, back, className, style, ref }}
      {...(headingLevel && { headingLevel })}
      {...(autoFocus && { autoFocus })}
      store={store}
      status={mayRead ? readingStatus(reading) : 'forbidden'}
      title={props.title ?? t('form.titleCreate', { entity: entityNounOf(entity, locale) })}
      labels={names.map((name) => labelIn(entity, name, locale))}
      problem={reading.problem}
      errors={errors}
      onRetry={() => void reading.retry()}
    />
  )
}
