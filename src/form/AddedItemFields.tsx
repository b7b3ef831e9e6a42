'use client'

import { use, useMemo } from 'react'
import { LocaleContext } from '../internal/LocaleContext'
import type { Entity } from '../spec/entities/Entity'
import type { Field, FieldOf } from '../spec/fields/fields'
import type { Issue } from '../spec/rules/issues'
import { fieldRules } from '../spec/rules/validate'
import type { StepItems } from './StepItems'
import { DeclaredField } from './DeclaredField'
import { DeclaredFields } from './DeclaredFields'
import type { RepeaterItem } from './FieldRepeaterItem'
import type { FieldRule } from './FormStore'
import { PlaceContext, usePlace } from './Place'
import { useFieldGroup } from './useFieldGroup'

/** A list whose items are asked for on pages. */
export interface AddedListProps {
  /** The name of the list in the form. */
  name: string
  /** The list as the entity declares it, or what the host says of its items. */
  field: FieldOf<'list'> | undefined
  own: StepItems | undefined
  entityName: string
  /** Identifies the heading. */
  id: string
  headingLevel: 2 | 3 | 4 | 5 | 6
}

interface AddedItemFieldsProps extends AddedListProps {
  item: RepeaterItem
}

/** The page of one item of a list: its heading, which takes the focus when it appears, and its fields. */
export function AddedItemFields({ name, ...props }: AddedItemFieldsProps) {
  const place = usePlace(name)
  const Heading = `h${props.headingLevel}` as const
  return (
    <div role="group" aria-labelledby={props.id} className="sw-FormSteps-itemPage">
      <Heading id={props.id} className="sw-FormSteps-itemTitle" tabIndex={-1}>
        {props.item.label}
      </Heading>
      <PlaceContext value={place}>
        <ItemFields name={name} {...props} />
      </PlaceContext>
    </div>
  )
}

function ItemFields({ name, item, field, own, entityName, id }: AddedItemFieldsProps) {
  const rules = useItemRule(name, field)
  const { place } = useFieldGroup(item.key, { rules, id })
  const each = field?.of
  if (own || !each) return <PlaceContext value={place}>{own?.children(item)}</PlaceContext>
  return (
    <PlaceContext value={place}>
      {each.kind === 'group' ? (
        <DeclaredFields fields={each.fields} entityName={entityName} Inner={DeclaredField} />
      ) : (
        <DeclaredField field={each} name={item.key} label={item.label} entityName={entityName} />
      )}
    </PlaceContext>
  )
}

/** Validate one item alone: the other items of the list are on pages of their own. */
export function useItemRule(name: string, list: FieldOf<'list'> | undefined): FieldRule | undefined {
  const { t, locale } = use(LocaleContext) ?? {}
  return useMemo(() => {
    if (!list) return undefined
    const named = (list.of.label ?? list.of.noun) ? {} : { label: list.label, noun: list.noun }
    const each = { ...list.of, ...named } as Field
    const entity = { name, fields: { [name]: each }, fieldNames: [name] } as unknown as Entity
    const rule = fieldRules(entity, { t, locale })[name]
    return (value, context) => {
      const placed = (issues: readonly Issue[]) =>
        issues.map((issue) => ({ ...issue, path: [...context.path, ...issue.path.slice(1)] }))
      const found = rule?.(value, context) ?? []
      return found instanceof Promise ? found.then(placed) : placed(found)
    }
  }, [name, list, t, locale])
}
