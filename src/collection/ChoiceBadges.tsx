import type { ReactNode } from 'react'
import { Badge } from '../components/Badge'
import type { Translate } from '../messages/createTranslator'
import type { FieldOf } from '../spec/fields/fields'
import { optionLabelOf } from '../spec/labels/labels'
import { ownValue } from '../spec/values/ownValue'
import { plainText } from '../spec/values/plainText'
import { showerOf } from './showerOf'

/** So many stand in a cell; how many more there are is said by a number. */
const mostShown = 2

interface Language {
  readonly locale: string
  readonly t: Translate
}

/** Show several choices in a column's cells: the first as badges, and how many more there are. */
export function renderChoices(
  field: FieldOf<'choices'>,
  name: string,
  { locale, t }: Language,
): (record: object) => ReactNode {
  const show = showerOf(field, { locale, t }, 'plain')
  return (record) => {
    const value = ownValue(record, name)
    if (!Array.isArray(value)) return show(value)
    if (value.length === 0) return show(undefined)
    const shown = value.length > mostShown + 1 ? value.slice(0, mostShown) : value
    return (
      <span className="sw-ChoiceBadges">
        {shown.map((one, place) => (
          <Badge
            key={plainText(one)}
            className="sw-ChoiceBadges-one"
            shape={false}
            data-follows={place > 0 || undefined}
          >
            {optionLabelOf(field, plainText(one), locale)}
          </Badge>
        ))}
        {value.length > shown.length && (
          <span className="sw-ChoiceBadges-more">
            {t('value.more', { count: value.length - shown.length })}
          </span>
        )}
      </span>
    )
  }
}
