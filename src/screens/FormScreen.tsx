'use client'

import type { ReactNode } from 'react'
import { ValueText } from '../collection/ValueText'
import type { DataSource, RecordId } from '../data/DataSource'
import { FieldList } from '../form/FieldList'
import { useLocale } from '../internal/locale'
import type { Entity, RecordBy } from '../spec/Entity'
import type { Fields } from '../spec/fields'
import { entityNounOf } from '../spec/labels'
import { titleOf } from '../spec/titleOf'
import type { ConflictBannerProps } from './ConflictBanner'
import { FormScreenView, type FormScreenViewProps } from './FormScreenView'
import { labelIn } from './labelIn'
import { type FormScreenState, useFormScreen } from './useFormScreen'

type Shared =
  | 'breadcrumbs'
  | 'description'
  | 'submitLabel'
  | 'cancelHref'
  | 'onCancel'
  | 'back'
  | 'headingLevel'
  | 'takesFocus'
  | 'className'
  | 'style'
  | 'ref'
  | `data-${string}`

export interface FormScreenProps<F extends Fields> extends Pick<FormScreenViewProps, Shared> {
  /** What kind of record it is; its rules judge what is written. */
  entity: Entity<F>
  /** Where the record goes; it needs `create` for a new one, `get` and `update` to edit one. */
  source: DataSource<RecordBy<F>>
  /** Which record to edit; without it a new one is made. */
  id?: RecordId
  /** The fields that are filled in, in this order. @default all that the server does not make */
  fields?: readonly (keyof F & string)[]
  /** What a new record starts with, over the entity's own defaults. */
  defaults?: Partial<RecordBy<F>>
  /** Says what is filled in. @default "New …" or "Edit …" */
  title?: ReactNode
  /** Called with the record as the source has stored it: the host goes on from here. */
  onSaved?: (record: RecordBy<F>) => void
  /** Fields of the host's own, inside the form. @default a field for each of `fields` */
  children?: ReactNode
}

/** Makes or edits one record: fields, rules, saving, refusals and conflicts, from its entity and its source. */
export function FormScreen<F extends Fields>(props: FormScreenProps<F>) {
  const { entity, source, id, fields, defaults, title, onSaved, children, ...view } = props
  const { say, locale } = useLocale()
  const { names, record, conflict, ...state } = useFormScreen({
    entity,
    source,
    id,
    fields,
    defaults,
    onSaved,
  })
  const heading = () => {
    if (id === undefined) return say('form.titleCreate', { entity: entityNounOf(entity, locale) })
    return say('form.titleEdit', {
      title: (record && titleOf(entity, record, locale)) ?? entityNounOf(entity, locale),
    })
  }
  return (
    <FormScreenView
      {...view}
      {...state}
      title={title ?? heading()}
      labels={names.map((name) => labelIn(entity, name, locale))}
      conflict={conflict && bannerOf(entity, conflict, locale)}
    >
      {children ?? <FieldList entity={entity} names={names} />}
    </FormScreenView>
  )
}

function bannerOf<F extends Fields>(
  entity: Entity<F>,
  { theirs, problem, differences, ...conflict }: NonNullable<FormScreenState<F>['conflict']>,
  locale: string,
): ConflictBannerProps {
  return {
    reading: theirs === undefined && problem === undefined,
    onKeep: conflict.onKeep,
    onTake: conflict.onTake,
    onRetry: problem && conflict.onRetry,
    differences: differences.map(({ name, yours }) => ({
      id: name,
      label: labelIn(entity, name, locale),
      yours: <ValueText entity={entity} field={name} record={Object.fromEntries([[name, yours]])} />,
      theirs: theirs && <ValueText entity={entity} field={name} record={theirs} />,
    })),
  }
}
