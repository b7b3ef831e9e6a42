'use client'

import { useCallback } from 'react'
import { localize } from '../spec/labels/LocalizedText'
import { useLocaleWith } from '../internal/useLocaleWith'
import type { DeclaredPartsProps } from './DeclaredFieldProps'
import { DeclaredFields } from './DeclaredFields'
import { FieldRepeater, type RepeaterItem } from './FieldRepeater'
import { legendOf } from './legendOf'
import { useMe } from '../components/useReference'
import { mayPostNothing } from './mayPostNothing'
import { newItem } from './newItem'
import { usePlace } from './Place'
import { requiredMark } from './requiredMark'

/** A list that an entity declares: the fields of a group, or one field, for each item. */
export function DeclaredList(props: DeclaredPartsProps<'list'>) {
  const { field, name, entityName, Inner } = props
  const { locale } = useLocaleWith()
  const { of: each, minItems, maxItems } = field
  const me = useMe()
  const draw = useCallback(
    ({ key, label: itemLabel }: RepeaterItem) => (
      <>
        {mayPostNothing(each) && <PostedItem itemKey={key} />}
        {each.kind === 'group' ? (
          <DeclaredFields fields={each.fields} entityName={entityName} Inner={Inner} />
        ) : (
          <Inner field={each} name={key} label={itemLabel} entityName={entityName} />
        )}
      </>
    ),
    [each, entityName, Inner],
  )
  return (
    <FieldRepeater
      name={name}
      legend={legendOf(props, locale)}
      description={field.description && localize(field.description, locale)}
      required={requiredMark(props)}
      minItems={minItems}
      maxItems={maxItems}
      {...(each.label !== undefined && { itemLabel: localize(each.label, locale) })}
      itemHeadings={each.kind === 'group'}
      getNewItem={() => newItem(each, { me })}
    >
      {draw}
    </FieldRepeater>
  )
}

/** Posts that the item is there, because a browser posts nothing for a box without a tick. */
function PostedItem({ itemKey }: { itemKey: symbol }) {
  const place = usePlace(itemKey)
  return <input type="hidden" name={place.name} />
}
