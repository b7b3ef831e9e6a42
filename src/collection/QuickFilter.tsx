'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from '../components/Button'
import { LateControlFailure } from '../components/LateFailure'
import { lateOnceOpen } from '../components/lateOnceOpen'
import { useReferenceTarget } from '../components/useReference'
import { useOpener } from '../components/useOpener'
import type { Facet } from '../data/DataSource'
import { useLocale } from '../internal/locale'
import type { Translate } from '../messages/createTranslator'
import { writeNumber } from '../messages/writeNumber'
import { labelledOptions } from '../spec/labels/labels'
import type { FilterField } from './createFilters'
import { type FilterCondition, valuesIn } from './filterConditions'

// Shown by every list with a filter, and opened by few.
const QuickFilterMenu = lateOnceOpen(
  async () => (await import('./QuickFilterMenu')).QuickFilterMenu,
  LateControlFailure,
)
const ReferenceFilterMenu = lateOnceOpen(
  async () => (await import('./ReferenceFilterMenu')).ReferenceFilterMenu,
  LateControlFailure,
)

interface QuickFilterProps {
  filter: FilterField
  /** The condition `in` or `is` of its field, if there is one. */
  condition: FilterCondition | undefined
  /** How often each value occurs; without it no count is shown. */
  facets: readonly Facet[] | undefined
  onConditionChange: (condition: FilterCondition | undefined) => void
  /** Called to look for a value that the menu does not have; only a reference can have more than a menu has room for. */
  onSearch: () => void
}

/** A menu of the values of one field. It stays open, so that several can be chosen. */
export function QuickFilter(props: QuickFilterProps) {
  const { filter, condition, facets, onConditionChange, onSearch } = props
  const { t, locale } = useLocale()
  const { name, label, field } = filter
  const isReference = field.kind === 'reference'
  const { attributes, opened } = useOpener({
    hasMenu: true,
    part: isReference ? ReferenceFilterMenu : QuickFilterMenu,
  })
  const target = useReferenceTarget(isReference ? field.to : '')
  const several = filter.tests.includes('in')
  const set = condition ? valuesIn(condition) : []

  function choose(values: readonly unknown[]) {
    if (values.length === 0) onConditionChange(undefined)
    else if (several) onConditionChange({ field: name, test: 'in', value: values })
    else onConditionChange({ field: name, test: 'is', value: values[0] })
  }

  // Ids say nothing to a person.
  if (isReference && (!target || target.readable === 'none')) return null
  const options = optionsOf(filter, t, locale)
  const shared = { ...opened, label, several }
  return (
    <>
      <Button {...attributes} className="sw-FilterBar-quick" data-set={set.length > 0 || undefined}>
        {label}
        {set.length > 0 && <span className="sw-FilterBar-count">{writeNumber(set.length, locale)}</span>}
        <ChevronDown className="sw-icon sw-Menu-mark" />
      </Button>
      {target ? (
        <ReferenceFilterMenu
          {...shared}
          target={target}
          facets={facets}
          chosen={set}
          onChoose={choose}
          onSearch={onSearch}
        />
      ) : (
        <QuickFilterMenu
          {...shared}
          options={options.map(({ value, text }) => ({
            key: String(value),
            text,
            count: facets && writeNumber(countOf(facets, value), locale),
          }))}
          chosen={set.map(String)}
          onChoose={(keys) =>
            choose(options.flatMap(({ value }) => (keys.has(String(value)) ? [value] : [])))
          }
        />
      )}
    </>
  )
}

function optionsOf({ field }: FilterField, t: Translate, locale: string) {
  if (field.kind === 'choice') {
    return labelledOptions(field, locale).map(({ value, label: text }) => ({ value, text }))
  }
  if (field.kind !== 'boolean') return []
  return [true, false].map((value) => ({ value, text: t(value ? 'value.yes' : 'value.no') }))
}

const countOf = (facets: readonly Facet[], value: unknown) =>
  facets.find((facet) => facet.value === value)?.count ?? 0
