'use client'

import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from '../components/Button'
import { LateControlFailure } from '../components/LateFailure'
import { lateOnceOpen } from '../components/lateOnceOpen'
import { useOpener } from '../components/useOpener'
import type { Facet } from '../data/DataSource'
import { useLocale } from '../internal/locale'
import { writeNumber } from '../messages/writeNumber'
import { optionLabelOf } from '../spec/labels/labels'
import type { FilterField } from './createFilters'
import { type FilterCondition, valuesIn } from './filterConditions'

// Shown by every list with a filter, and opened by few.
const QuickFilterMenu = lateOnceOpen(
  async () => (await import('./QuickFilterMenu')).QuickFilterMenu,
  LateControlFailure,
)

interface QuickFilterProps {
  filter: FilterField
  /** The condition `in` or `is` of its field, if there is one. */
  condition: FilterCondition | undefined
  /** How often each value occurs; without it no count is shown. */
  facets: readonly Facet[] | undefined
  onConditionChange: (condition: FilterCondition | undefined) => void
}

/** A menu of the values of one field. It stays open, so that several can be chosen. */
export function QuickFilter({ filter, condition, facets, onConditionChange }: QuickFilterProps) {
  const { t, locale } = useLocale()
  const { attributes, opened } = useOpener({ hasMenu: true, part: QuickFilterMenu })
  const { name, label, field } = filter
  const options = optionsOf()
  const several = filter.tests.includes('in')
  const set = condition ? valuesIn(condition).map(String) : []

  function optionsOf() {
    if (field.kind === 'choice') {
      return field.options.map((value) => ({ value, text: optionLabelOf(field, value, locale) }))
    }
    return [true, false].map((value) => ({ value, text: t(value ? 'value.yes' : 'value.no') }))
  }

  function choose(keys: ReadonlySet<unknown>) {
    const values = options.map(({ value }) => value).filter((value) => keys.has(String(value)))
    if (values.length === 0) onConditionChange(undefined)
    else if (several) onConditionChange({ field: name, test: 'in', value: values })
    else onConditionChange({ field: name, test: 'is', value: values[0] })
  }

  const count = (value: unknown) => facets?.find((facet) => facet.value === value)?.count ?? 0

  return (
    <>
      <Button {...attributes} className="sw-FilterBar-quick" data-set={set.length > 0 || undefined}>
        {label}
        {set.length > 0 && <span className="sw-FilterBar-count">{writeNumber(set.length, locale)}</span>}
        <ChevronDown className="sw-icon sw-Menu-mark" />
      </Button>
      <QuickFilterMenu
        {...opened}
        label={label}
        several={several}
        options={options.map(({ value, text }) => ({
          key: String(value),
          text,
          count: facets && writeNumber(count(value), locale),
        }))}
        chosen={set}
        onChoose={choose}
      />
    </>
  )
}
